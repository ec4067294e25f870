/** Lets what waits go first: a click, a touch, a picture of the screen. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
