import type { Told } from "./told.ts";

/**
 * The English words that a code carries along; empty: it is said by its code alone, where it is read. Papers, mails
 * and the days that a release of before reads have no other words yet.
 */
export const tellPlainly = ({ values }: Pick<Told, "values">): string =>
  typeof values.text === "string" ? values.text : "";
