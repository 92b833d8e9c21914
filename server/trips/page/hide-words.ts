/** Names and sums taken out of texts that people wrote, for whoever is not shown them. */

/** What stands where a word was. */
export const hiddenWord = "…";

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
/** Shorter ones are parts of other words, in whichever script. */
const leastName = 3;

/** Names as whole words, in any case and however spaced. Null: there are none. */
function patternOf(names: readonly string[]): RegExp | null {
  const spelled = [...new Set(names.map((name) => name.trim()))]
    .filter((name) => [...name].length >= leastName)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.split(/\s+/).map(escapePattern).join("\\s+"));
  if (spelled.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${spelled.join("|")})(?![\\p{L}\\p{M}])`, "giu");
}

const sign = "(?:₹|Rs\\.?|INR|€|EUR|\\$|US\\$|USD|£|GBP|रु\\.?|रुपये?)";
const figure = "\\p{Nd}(?:[\\p{Nd},.\\u00a0\\u202f]*\\p{Nd})?";
const scale = "(?:\\s?(?:k|lakhs?|lacs?|crores?|लाख|करोड़))?";
const unit = "(?:/-|₹|€|\\$|£|rupees?|INR|Rs|EUR|euros?|USD|dollars?|GBP|pounds?|रुपये|रुपया|रु)";
/** A figure with the sign of a currency, or of a scale in which nothing but money is counted. */
const sums = new RegExp(
  `${sign}\\s?${figure}${scale}|${figure}${scale}\\s?${unit}(?![\\p{L}\\p{M}])|${figure}\\s?(?:lakhs?|lacs?|crores?|लाख|करोड़)`,
  "giu",
);
const bare = /\p{Nd}(?:[\p{Nd},]*\p{Nd})?(?:\.\p{Nd}{1,2})?/gu;
/** The same digit whichever script has it: blocks of ten begin at a multiple of ten or of sixteen, plus six. */
const toLatin = (text: string) =>
  text.replaceAll(/[^\P{Nd}0-9]/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    for (let back = 0; back < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1)); back++) zero--;
    return String((digit.codePointAt(0) ?? 0) - zero);
  });
/** Below a thousand rupees a number without a sign may count anything. */
const leastSum = 100_000;

/** @param known paisa */
function hideSums(text: string, known: ReadonlySet<number>): string {
  const without = text.replaceAll(sums, hiddenWord);
  return without.replaceAll(bare, (number) => {
    const paisa = Math.round(Number(toLatin(number).replaceAll(",", "")) * 100);
    return paisa >= leastSum && known.has(paisa) ? hiddenWord : number;
  });
}

export type HideWords = {
  /** In what is called something: whole names go, as one part of a name may be a place's. */
  name(text: string): string;
  /** In what was written to somebody: a first name alone tells as much. */
  prose(text: string): string;
};

/** Nothing is taken out of what is shown to whoever may read all of it. */
export const hideNothing: HideWords = { name: (text) => text, prose: (text) => text };

/** `names`, `sums`: what is not to be told, sums in paisa; null where it may be. */
export function createHideWords(hidden: {
  names: readonly string[] | null;
  sums: readonly number[] | null;
}): HideWords {
  const { names } = hidden;
  const whole = names && patternOf(names);
  const parts = names && patternOf(names.flatMap((name) => [name, ...name.split(/\s+/)]));
  const known = hidden.sums && new Set(hidden.sums);
  const hide = (text: string, pattern: RegExp | null) => {
    const unnamed = pattern ? text.replaceAll(pattern, hiddenWord) : text;
    return known ? hideSums(unnamed, known) : unnamed;
  };
  return { name: (text) => hide(text, whole), prose: (text) => hide(text, parts) };
}
