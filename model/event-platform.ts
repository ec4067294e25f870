/** The origin of the scripts for the calendar and the ticketing. */
export const platformScripts = "https://embed.lu.ma";
