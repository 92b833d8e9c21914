import { turnMark } from "./text-marks.ts";

/** "Rajdhani 12302" the other way is "Rajdhani 12301": a pair of trains is an odd number and the even one above it. */
export const nameBack = (name: string): string =>
  turnMark(name) ??
  name.replace(/\b\d{5}\b/g, (number) => {
    const train = Number(number);
    return String(train % 2 ? train + 1 : train - 1).padStart(5, "0");
  });
