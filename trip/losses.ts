import type { Told } from "./told.ts";

const codes: ReadonlySet<string> = new Set([
  "place-gone",
  "town-gone",
  "town-unsaid",
  "start-gone",
  "end-gone",
]);

/** Whether it says what the facts have lost of a day since it was planned: nothing else of the day would. */
export const isOfLoss = ({ code }: Pick<Told, "code">): boolean => codes.has(code);
