/** The URL parameter of the branch search. */
export const branchSearch = "q";
