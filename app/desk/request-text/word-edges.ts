/** Where a word begins and ends, marks of Indian scripts counted as letters: `\b` knows Latin alone. */
export const edge = "(?<![\\p{L}\\p{M}\\d])";
export const end = "(?![\\p{L}\\p{M}])";
export const wordPattern = (source: string, flags = "iu") =>
  new RegExp(`${edge}(?:${source})${end}`, flags);
/** One of the words, of a pattern; the longest that fits is meant. */
export const longestFirst = (words: string[]) =>
  words.sort((one, other) => other.length - one.length).join("|");
