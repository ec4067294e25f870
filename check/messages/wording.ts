/** What is wrong, and what to do about it: whole sentences for the person who edits the content. */
export type Wording = readonly [message: string, remedy: string];
