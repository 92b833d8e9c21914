export type Rectangle = { left: number; right: number; top: number; bottom: number };

/** Whether two share more than an edge. */
export const meets = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
