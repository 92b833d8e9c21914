import type { Parts } from "#words/parse-message.ts";

/** Each Latin letter as one that English never has: what stays plain on a page was not made of a text. */
const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "áƀçðéƒğĥíĵķļɱñóþɋŕšţúṽŵẋýžÅƁÇÐÉƑĞĤÎĴĶĻṀÑÓÞɊŔŠŢÛṼŴẊÝŽ";
const letters = new Map(
  [...plain].map((letter, index) => [letter, [...accented][index] ?? letter]),
);

/** How much longer than English other languages are: a vowel of each word is said so often more. */
const stretch = 3;

const accentWord = (word: string): string => {
  const vowel = word.length > stretch ? (/[aeiou]/.exec(word)?.[0] ?? "") : "";
  return [...word.replace(vowel, vowel + vowel)]
    .map((letter) => letters.get(letter) ?? letter)
    .join("");
};

/** A text in the language that nobody speaks: long and accented, its `{places}`, tags and addresses as they are. */
export const accent = (text: string): string =>
  text.replaceAll(/\{[^{}]*\}|<[^<>]*>|&\w+;|https?:\S+|\S+@\S+|[A-Za-z]+/g, (found) =>
    /^[A-Za-z]+$/.test(found) ? accentWord(found) : found,
  );

/** A message in the syntax of `parse-message.ts`: its words, not what picks and formats them. */
export const accentParts = (parts: Parts): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return accent(part);
      if ("format" in part)
        return part.format ? `{${part.name}, ${part.format}}` : `{${part.name}}`;
      const forms = Object.entries(part.forms).map(
        ([key, form]) => `${key} {${accentParts(form)}}`,
      );
      return `{${part.name}, ${part.by}, ${forms.join(" ")}}`;
    })
    .join("");

/** All texts of an object, however deep; its keys stay. */
export const accentAll = (value: unknown, say: (text: string) => string = accent): unknown => {
  if (typeof value === "string") return say(value);
  if (Array.isArray(value)) return value.map((one) => accentAll(one, say));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, accentAll(one, say)]));
};
