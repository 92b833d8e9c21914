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

/** "|" breaks a line everywhere, "/" on a telephone only. */
const broken: Record<string, string> = {
  "north-india": "NORTH",
  "west-india": "WEST",
  "south-india": "SOUTH",
  "east-india": "EAST",
  haryana: "HARY/ANA",
  uttarakhand: "UTTARA/KHAND",
  "uttar-pradesh": "UTTAR /PRADESH",
  "himachal-pradesh": "HIMACHAL /PRADESH",
  "jammu-and-kashmir": "JAMMU & /KASHMIR",
  chandigarh: "CHANDI/GARH",
  rajasthan: "RAJAS/THAN",
  maharashtra: "MAHA/RASHTRA",
  "dadra-and-nagar-haveli-and-daman-and-diu": "DADRA & /NAGAR HAVELI|DAMAN & DIU",
  "andhra-pradesh": "ANDHRA /PRADESH",
  karnataka: "KARNA/TAKA",
  "tamil-nadu": "TAMIL /NADU",
  telangana: "TELAN/GANA",
  puducherry: "PUDU/CHERRY",
  lakshadweep: "LAKSHA/DWEEP",
  "west-bengal": "WEST /BENGAL",
  jharkhand: "JHAR/KHAND",
  "madhya-pradesh": "MADHYA /PRADESH",
  chhattisgarh: "CHHATTIS/GARH",
  "andaman-and-nicobar-islands": "ANDAMAN /& NICOBAR",
  "arunachal-pradesh": "ARUNACHAL /PRADESH",
  meghalaya: "MEGHA/LAYA",
  nagaland: "NAGA/LAND",
};

function fitLine(line: string): FittedLine {
  const text = line.trim();
  const width = [...text].reduce((sum, letter) => sum + (advances[letter] ?? 800) + tracking, 0);
  return { text, em: Math.round(width) / 1000 };
}

/** A name as the giant word of its page's sky. */
export function setGiantWord(slug: string, name: string): GiantWord {
  const word = broken[slug] ?? name.toUpperCase();
  return {
    wide: word.replaceAll("/", "").split("|").map(fitLine),
    narrow: word.split(/[/|]/).map(fitLine),
  };
}
