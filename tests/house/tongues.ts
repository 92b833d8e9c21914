/** What a checker of translations knows of a language. */
export interface Tongue {
  readonly name: string;
  /** Every text has its translation. */
  readonly isWhole: boolean;
  readonly letters: RegExp;
  readonly misspelled: readonly (readonly [wrong: RegExp, fault: string])[];
  /** Whether a text says "not"; or says it by a word of its own; or as prose does besides. */
  readonly denies: (text: string) => boolean;
  readonly deniesInWords: (text: string) => boolean;
  readonly deniesSoftly: (text: string) => boolean;
  /** One and a half, two and a half: prose writes no 1.5, but a thermometer does. */
  readonly halves: RegExp;
  /** Months, weekdays and quarters that a translation must not change; "may" and "left" mean too much besides. */
  readonly calendar: readonly (readonly [english: string, own: RegExp])[];
}

const patterns = new Map<string, RegExp>();

/** A pattern, made once: thousands of texts are held against the same hundreds of words. */
export function patternOf(source: string, flags = ""): RegExp {
  const known = patterns.get(flags + source) ?? new RegExp(source, flags);
  patterns.set(flags + source, known);
  return known;
}

/** Indian letters have no word boundary of their own in regular expressions. */
export const hasWord = (text: string, word: string): boolean =>
  patternOf(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, "u").test(text);

const hasAny =
  (words: readonly string[]) =>
  (text: string): boolean =>
    words.some((word) => hasWord(text, word));

const denials = ["नहीं", "न", "मत", "बिना", "नामंज़ूर", "मना"];
/** Hindi says some denials by a word of its own. */
const denialsInWords = [...denials, "बंद", "अधूरा", "बेमेल", "शून्य", "हटा", "वापस"];
/** Prose has more ways to say "not": a thing is rare, forbidden, left alone, or another one is meant. */
const softDenials = ["कम", "मनाही", "कभी", "छोड़कर", "सिवा", "इकलौते", "मुफ़्त", "जागती", "अखंड"];

export const hindi: Tongue = {
  name: "Hindi",
  isWhole: true,
  letters: /\p{Script=Devanagari}/u,
  misspelled: [
    [/[कखग]\u093c/, "no nukta under क, ख, ग"],
    [/\u0903(?!\p{L})/u, "a visarga in the place of a colon"],
  ],
  denies: hasAny(denials),
  deniesInWords: hasAny(denialsInWords),
  deniesSoftly: hasAny([...denialsInWords, ...softDenials]),
  halves: /(?<!\p{L})(?:डेढ़|ढाई|साढ़े \S+)/gu,
  calendar: [
    ["January", /जनवरी/],
    ["February", /फ़रवरी/],
    ["March", /मार्च/],
    ["April", /अप्रैल/],
    ["June", /जून/],
    ["July", /जुलाई/],
    ["August", /अगस्त/],
    ["September", /सितंबर/],
    ["October", /अक्टूबर/],
    ["November", /नवंबर/],
    ["December", /दिसंबर/],
    ["Mondays?", /सोमवार/],
    ["Tuesdays?", /मंगलवार/],
    ["Wednesdays?", /बुधवार|वेडनेसडे/],
    ["Thursdays?", /गुरुवार/],
    ["Fridays?", /शुक्रवार|फ़्राइडे/],
    ["Saturdays?", /शनिवार/],
    ["Sundays?", /रविवार/],
    ["north", /उत्तर/],
    ["south", /दक्षिण/],
    ["east", /पूरब|पूर्व/],
    ["west", /पश्चिम|पछुआ/],
  ],
};

/** Bengali says "not" by a word, or joins it to the verb: যায় না, নয়, হয়নি. */
const deniesInBengali = hasAny(["না", "নেই", "নয়", "নন", "নই", "মানা", "ছাড়া", "বিনা"]);
const joinedDenial =
  /(?:নি|হীন|নিষেধ|নিষিদ্ধ|নামঞ্জুর|না)(?![\p{L}\p{M}]{4})|(?:বন্ধ|শূন্য|বাদ|ফেরত|সরান|মুছ|মুক্ত|বিনামূল্যে|ফ্রি|ছাড়|কম|(?<![\p{L}\p{M}])(?:অ|বে|নির)\p{L})/u;

/** Being translated: what is missing is no fault, what is there is held to the same. */
export const bengali: Tongue = {
  name: "Bengali",
  isWhole: false,
  letters: /[\p{Script=Bengali}।]/u,
  misspelled: [[/\u0983(?!\p{L})/u, "a visarga in the place of a colon"]],
  denies: deniesInBengali,
  deniesInWords: (text) => deniesInBengali(text) || joinedDenial.test(text),
  deniesSoftly: (text) => deniesInBengali(text) || joinedDenial.test(text),
  halves: /(?<!\p{L})(?:দেড়|আড়াই|সাড়ে \S+)/gu,
  calendar: [
    ["January", /জানুয়ারি/],
    ["February", /ফেব্রুয়ারি/],
    ["March", /মার্চ/],
    ["April", /এপ্রিল/],
    ["June", /জুন/],
    ["July", /জুলাই/],
    ["August", /আগস্ট|অগস্ট/],
    ["September", /সেপ্টেম্বর/],
    ["October", /অক্টোবর/],
    ["November", /নভেম্বর/],
    ["December", /ডিসেম্বর/],
    ["Mondays?", /সোমবার/],
    ["Tuesdays?", /মঙ্গলবার/],
    ["Wednesdays?", /বুধবার/],
    ["Thursdays?", /বৃহস্পতিবার/],
    ["Fridays?", /শুক্রবার|ফ্রাইডে/],
    ["Saturdays?", /শনিবার/],
    ["Sundays?", /রবিবার/],
    ["north", /উত্তর/],
    ["south", /দক্ষিণ/],
    ["east", /পুব|পূর্ব/],
    ["west", /পশ্চিম/],
  ],
};
