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

/** What the style sheet multiplies a picture without a night render by (`--night-grade`), by the part of its height. */
const nightGrade: readonly { at: number; colour: Colour }[] = [
  { at: 0, colour: [0x38, 0x44, 0x9a] },
  { at: 0.52, colour: [0x7d, 0x83, 0xcc] },
  { at: 1, colour: [0x5c, 0x61, 0xa8] },
];

/** A colour of such a picture as it is seen by night; `at` is the part of the picture's height, from its top. */
export function gradeForNight(colour: Colour, at: number): Colour {
  const next = nightGrade.findIndex((stop) => stop.at >= at);
  const after = nightGrade.at(next) ?? { at: 1, colour };
  const before = nightGrade[Math.max(0, next - 1)] ?? after;
  const part = after.at > before.at ? (at - before.at) / (after.at - before.at) : 0;
  const graded = (k: 0 | 1 | 2) =>
    (colour[k] * (before.colour[k] + (after.colour[k] - before.colour[k]) * part)) / 255;
  return [graded(0), graded(1), graded(2)];
}
