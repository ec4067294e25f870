/** Where the event platform's scripts come from, for the calendar and the ticket office. */
export const platformScripts = "https://embed.lu.ma";
