import type { Told } from "./told.ts";

/** A code with its values, as its sentence is found by. */
export const spellTold = ({ code, values }: Told): string => JSON.stringify([code, values]);
