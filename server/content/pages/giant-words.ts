import type { Language } from "#contract/languages.ts";
import { firstLanguage } from "../overrides/layers.ts";

/** Advance widths of Anek Latin capitals, 1000 to the em, at weight 800 and 125 % width. */
const advances: Record<string, number> = {
  A: 843,
  B: 806,
  C: 715,
  D: 827,
  E: 742,
  F: 711,
  G: 839,
  H: 859,
  I: 337,
  J: 517,
  K: 786,
  L: 671,
  M: 1009,
  N: 859,
  O: 867,
  P: 770,
  Q: 867,
  R: 792,
  S: 731,
  T: 759,
  U: 846,
  V: 807,
  W: 1100,
  X: 806,
  Y: 781,
  Z: 721,
  "&": 852,
  " ": 263,
};
/** The word's letters stand closer together than the font sets them: -0.03em each. */
const tracking = -30;

/** A line that fills the page's width: its font size is that width divided by `em`. */
export type FittedLine = { text: string; em: number };
/** One way of breaking the word for wide screens, one for a telephone. */
export type GiantWord = { wide: FittedLine[]; narrow: FittedLine[] };

/** Of English names. "|" breaks a line everywhere, "/" on a telephone only. */
const broken: Record<string, string> = {
  "north-india": "NORTH",
  "west-india": "WEST",
  "south-india": "SOUTH",
  "east-india": "EAST",
  haryana: "HARYANA",
  uttarakhand: "UTTARAKHAND",
  "uttar-pradesh": "UTTAR /PRADESH",
  "himachal-pradesh": "HIMACHAL /PRADESH",
  "jammu-and-kashmir": "JAMMU & /KASHMIR",
  chandigarh: "CHANDIGARH",
  rajasthan: "RAJASTHAN",
  maharashtra: "MAHARASHTRA",
  "dadra-and-nagar-haveli-and-daman-and-diu": "DADRA & /NAGAR HAVELI|DAMAN & DIU",
  "andhra-pradesh": "ANDHRA /PRADESH",
  karnataka: "KARNATAKA",
  "tamil-nadu": "TAMIL /NADU",
  telangana: "TELANGANA",
  puducherry: "PUDUCHERRY",
  lakshadweep: "LAKSHADWEEP",
  "west-bengal": "WEST /BENGAL",
  jharkhand: "JHARKHAND",
  "madhya-pradesh": "MADHYA /PRADESH",
  chhattisgarh: "CHHATTISGARH",
  "andaman-and-nicobar-islands": "ANDAMAN /& NICOBAR",
  "arunachal-pradesh": "ARUNACHAL /PRADESH",
  meghalaya: "MEGHALAYA",
  nagaland: "NAGALAND",
};

/** Scripts without capitals. What hangs on one bar is measured by what stands on it. */
const hanging = /[\p{Script=Devanagari}\p{Script=Bengali}]/u;
/** Letters and signs of Anek Devanagari and Anek Bangla by their advance, 1000 to the em; marks above and below take no room. */
const hangingAdvances = new Map(
  (
    [
      [280, "ािीॉोौািীৈৗ"],
      [354, "ে"],
      [430, "र"],
      [535, "ংঃ"],
      [560, "टठडढ।"],
      [610, "ইহৎচটঢবরঠন"],
      [630, "इईएऐउदतनहपबमयवषग"],
      [655, "ওণদধমসযছষঘপ"],
      [700, "গখথঙএ"],
      [740, "घचजञथधशसङভতউড"],
      [780, "লশঈ"],
      [820, "अऊऋलळछझखकण"],
      [850, "ঔঊক"],
      [870, "फ"],
      [910, "ঝঋফঐজ"],
      [1015, "অঞ"],
      [1080, "आऑओऔ"],
      [1280, "আ"],
    ] as const
  ).flatMap(([advance, letters]) => [...letters].map((letter) => [letter, advance] as const)),
);
const halants = ["\u094d", "\u09cd"];
/** Of a letter that is joined to the next one, a blank, and by how much the font is set larger beside Latin. */
const joined = 0.65;
const hangingBlank = 210;
const larger = 1.06;

function measureHanging(text: string): number {
  const letters = [...text.normalize("NFD")];
  const width = letters.reduce((sum, letter, index) => {
    const advance = letter === " " ? hangingBlank : (hangingAdvances.get(letter) ?? 0);
    return sum + advance * (halants.includes(letters[index + 1] ?? "") ? joined : 1);
  }, 0);
  return (width * larger) / 1000;
}

function fitLine(line: string): FittedLine {
  const text = line.trim();
  if (hanging.test(text)) {
    return { text, em: Math.round(Math.max(1.4, measureHanging(text)) * 1000) / 1000 };
  }
  const width = [...text].reduce((sum, letter) => sum + (advances[letter] ?? 800) + tracking, 0);
  return { text, em: Math.round(width) / 1000 };
}

/** A name as the giant word of its page's sky, in its reader's language. */
export function setGiantWord(
  slug: string,
  name: string,
  language: Language = firstLanguage,
): GiantWord {
  const own = language === firstLanguage ? broken[slug] : undefined;
  const word = own ?? (hanging.test(name) ? name : name.toUpperCase()).replaceAll(" ", " /");
  return {
    wide: word.replaceAll("/", "").split("|").map(fitLine),
    narrow: word.split(/[/|]/).map(fitLine),
  };
}

/** Words in as few lines as have at most `most` letters, no line much longer than another. */
function breakEvenly(words: readonly string[], most: number): string[] {
  const whole = words.join(" ").length;
  const count = Math.max(1, Math.ceil(whole / most));
  const ideal = Math.max(whole / count, ...words.map((word) => word.length));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= ideal + 2)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Any name as the giant word of its page's sky: long ones in several lines, all of one size. */
export function setTitleWord(name: string): GiantWord {
  const words = (hanging.test(name) ? name : name.toUpperCase()).split(/\s+/);
  const fit = (most: number) => {
    const lines = breakEvenly(words, most).map(fitLine);
    const em = Math.max(...lines.map((line) => line.em));
    return lines.map(({ text }) => ({ text, em }));
  };
  return { wide: fit(20), narrow: fit(12) };
}
