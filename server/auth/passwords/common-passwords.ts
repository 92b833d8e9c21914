import { brand } from "#contract/brand.ts";

/** How far down the list a word is still no password with signs before and behind it. */
const mostUsedWords = 1000;
/** Digits and signs that add nothing to such a word; more of them are worth something by themselves. */
const mostDecoration = 6;

/** What whoever guesses here tries beside the list. */
const ownWords = [brand.name.toLowerCase(), "india"];

/** What stands for a letter in what people take for a clever spelling. */
const spellings: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

type Lists = { all: ReadonlySet<string>; words: ReadonlySet<string> };
let reading: Promise<Lists> | undefined;

/** Read when the first password is looked at: the pages need no list, and it takes 16 MB. */
async function readLists(): Promise<Lists> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const all = dictionary["passwords-common"];
  return { all: new Set(all), words: new Set([...all.slice(0, mostUsedWords), ...ownWords]) };
}

/** A word in its plain spelling, without the digits and signs around it. */
function bareWord(text: string): string {
  const word = text.replace(/^(?:(?![@$])\P{L})+/u, "").replace(/\P{L}+$/u, "");
  return [...word].map((sign) => spellings[sign] ?? sign).join("");
}

/**
 * Whether a password is one of the most used, whatever its capitals and wide letters, or one of the
 * first of those in a clever spelling with a few digits and signs around it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  reading ??= readLists();
  reading.catch(() => {
    reading = undefined;
  });
  const { all, words } = await reading;
  const plain = password.normalize("NFKC").toLowerCase();
  if (all.has(plain) || all.has(plain.replace(/[^\p{L}\p{N}]+$/u, ""))) return true;
  const word = bareWord(plain);
  return words.has(word) && plain.length - word.length <= mostDecoration;
}
