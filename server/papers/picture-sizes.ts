/** Shapes of a paper's pictures in points; twice as many pixels are asked for. */
export const dayPicture = { width: 96, height: 66 } as const;
export const coverSize = { width: 596, height: 470 } as const;
