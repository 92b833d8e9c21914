/** Red, green and blue of 0 to 255 in sRGB; they need not be whole. */
export type Colour = readonly [number, number, number];

const light = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance by WCAG 2.2: black 0, white 1. */
export const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);

/** Of two luminances: 1 where they are the same, 21 between black and white. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
