/** The parameter of the list's address that holds what is searched for. */
export const branchSearch = "q";
