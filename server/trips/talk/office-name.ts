import { brand } from "#contract/brand.ts";

/** Names by which somebody may pass for the office. */

/** Letters of other scripts, and signs, that look like a Latin one (Unicode TR 39, those of these words). */
const lookalikes: Record<string, string> = Object.fromEntries(
  (
    [
      ["a", "аαɑ@4"],
      ["b", "ьвβ8"],
      ["c", "сϲⅽ"],
      ["d", "ԁⅾ"],
      ["e", "еєεҽ3"],
      ["f", "ғϝſ"],
      ["g", "ɡ"],
      ["h", "һн"],
      ["i", "іιıǀǃӏ1!|lɩ"],
      ["k", "кκ"],
      ["m", "мⅿ"],
      ["n", "пոη"],
      ["o", "оοօσ0"],
      ["p", "рρ"],
      ["r", "гг"],
      ["s", "ѕꜱ5$"],
      ["t", "тτ7"],
      ["u", "υս"],
      ["x", "хχ"],
      ["y", "уγ"],
    ] as const
  ).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** One spelling of what looks the same: wide and raised letters, accents, case, other scripts. */
const fold = (text: string): string =>
  [...text.normalize("NFKC").normalize("NFD").toLowerCase()]
    .filter((letter) => !/\p{M}|\p{Default_Ignorable_Code_Point}/u.test(letter))
    .map((letter) => lookalikes[letter] ?? letter)
    .join("");
/** Without what stands between letters, and "rn" as the "m" that it looks like. */
const onlyLetters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "").replaceAll("rn", "m");

/** Wherever they stand in a name, also with blanks between their letters. */
const anywhere = [
  ...[brand.name, "office", "official", "admin", "support", "operator", "moderator", "helpdesk"],
  ...["सफरनामा", "सफ़रनामा", "कार्यालय", "दफ़्तर", "व्यवस्थापक", "सहायता"],
].map((word) => onlyLetters(fold(word)));
/** These are parts of people's names too: alone or as a word. */
const asWord = ["desk", "staff", "team", "agent", "agency", "टीम"].map(fold);

/** Whether a name that a visitor signs with could be taken for the office's. */
export function looksLikeOffice(name: string): boolean {
  const folded = fold(name);
  const letters = onlyLetters(folded);
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  return (
    anywhere.some((word) => letters.includes(word)) ||
    asWord.some((word) => words.includes(word) || letters === word)
  );
}

/** Who a change is signed by: never somebody who passes for the office. */
export const signedBy = (...names: string[]): string =>
  names.find((name) => name !== "" && !looksLikeOffice(name)) ?? "";
