/**
 * How trains and their coaches are named in Hindi, where a day's words are read for them (`app/book/today.ts`): the words
 * of a trip are in whatever language they were written, so both are looked for. Read as NFC, with digits from 0 to 9.
 */

const start = "(?<![\\p{L}\\p{M}])";
const end = "(?![\\p{L}\\p{M}])";
const number = "(?<!\\d)(\\d{5})(?!\\d)";
const numbered = "\\s*(?:संख्या|नंबर|नं\\.?|सं\\.?)?\\s*";
/** Centuries and capitals are told of too, and fares beside the word for a train: these follow the number at once. */
const atOnce = "शताब्दी|राजधानी|ट्रेन";
const near = "एक्सप्रेस|मेल|वंदे\\s+भारत|जन\\s+शताब्दी|दुरंतो|गरीब\\s+रथ|हमसफ़र|तेजस";

/** Five digits behind the word, or before a train's name; the number is the first group or the second. */
export const hindiTrain = new RegExp(
  `${start}(?:ट्रेन|रेलगाड़ी|गाड़ी(?=\\s*(?:संख्या|नंबर|नं|सं)))${numbered}${number}|${number}(?:\\s*(?:${atOnce})|[^\\n।;,\\d]{0,40}?${start}(?:${near}))${end}`,
  "gu",
);

const one = "(?:[A-Z]{1,2}|एस|ए|बी|सी|डी|ई|एच|एम)-?\\d{1,2}";
const coaches = `${one}(?:\\s*(?:,|और|व|-)\\s*${one})*`;
const seats = "(?:,?\\s*(?:सीट|सीटें|बर्थ)\\s*\\d{1,3}(?:\\s*(?:,|-|–|और|से)\\s*\\d{1,3})*)?";
const coach = `${start}(?:कोच|डिब्बा|डिब्बे|बोगी)${end}`;

/** "कोच C4, सीट 21-24", or "C4 कोच": what is named is the first group or the second. */
export const hindiCoach = new RegExp(
  `${coach}[\\s:]*(?:(?:संख्या|नंबर)\\s*)?(${coaches}${seats})|${start}(${coaches})\\s+${coach}`,
  "u",
);
