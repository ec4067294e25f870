/** Room around each mark, in pixels: a finger's width. */
export const markerRoom = 44;
