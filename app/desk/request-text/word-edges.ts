/** Where a word begins and ends, marks of Indian scripts counted as letters: `\b` knows Latin alone. */
export const edge = "(?<![\\p{L}\\p{M}\\d])";
export const end = "(?![\\p{L}\\p{M}])";
export const wordPattern = (source: string, flags = "iu") =>
  new RegExp(`${edge}(?:${source})${end}`, flags);
