import { countries } from "./countries.ts";

/**
 * The number as section 5 wants it, digits with a leading +: what people write between digits goes,
 * and so does the zero that is dialled within a country (Italy keeps its own).
 */
export function joinPhoneNumber(diallingCode: string, typed: string): string {
  const bare = typed.replaceAll(/[\s().\-/\u00a0\u2011]/g, "");
  if (bare.startsWith("+") || bare === "") return bare;
  if (bare.startsWith("00")) return `+${bare.slice(2)}`;
  const national = diallingCode === "+39" ? bare : bare.replace(/^0/, "");
  return `${diallingCode.replaceAll(/[^+\d]/g, "")}${national}`;
}

/** The country whose dialling code a number begins with, by its label; "" where none or several do. */
export function findCountryOf(number: string): string {
  const bare = joinPhoneNumber("", number);
  if (!bare.startsWith("+")) return "";
  const codeOf = (dial: string) => dial.replaceAll(/[^+\d]/g, "");
  const found = countries.filter(({ dial }) => bare.startsWith(codeOf(dial)));
  const longest = Math.max(...found.map(({ dial }) => codeOf(dial).length));
  const fitting = found.filter(({ dial }) => codeOf(dial).length === longest);
  return fitting.length === 1 ? (fitting[0]?.label ?? "") : "";
}
