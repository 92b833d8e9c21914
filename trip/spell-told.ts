import type { Say, Told } from "./told.ts";

/** A code with its values, as its sentence is found by. */
export const spellTold = ({ code, values }: Told): string => JSON.stringify([code, values]);

/** Says what was written beside a trip; "" for what is not among it. */
export const readSaid =
  (said: Readonly<Record<string, string>>): Say =>
  (told) =>
    said[spellTold(told)] ?? "";
