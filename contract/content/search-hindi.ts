import { foldText } from "./search-text.ts";

/**
 * What is asked in Hindi, in Devanagari or in Latin letters, in the words that the search understands: "दिल्ली
 * से आगरा कैसे जाएँ" and "kedarnath kab jayen" lead where the English questions do. Folded words, as `foldText` writes
 * them: ं is n, ँ too, and a consonant that nothing follows inside a word has its a.
 */
const go =
  "(?:ja(?:e|en|ein|ye|yen|yein|aye|ayen|na|ana|te)?|ghum\\w*|chal(?:e|en|na)?|pahu\\w*|ponch\\w*)";
const phrases: [RegExp, string][] = [
  [/\bba(c+h+)+(o|on|e|a) ke sa+th\b/, "with kids"],
  [new RegExp(`\\bkab ${go}\\b`), "when to go"],
  [
    /\b(jane|jaane|ghum\w+) ka (sahi|sabse accha|achchha|accha) (samay|mausam|mahina)\b/,
    "best time",
  ],
  [new RegExp(`\\bkaise ${go}\\b`), "how to go"],
  [new RegExp(`\\bkaha*n? ${go}\\b`), "where to go"],
  [/\bkitn[aei] (kharch\w*|paisa\w*|paise|lag\w*|ka|ki)\b/, "cost"],
  [/\bghum\w* (ki|ke|layak|wali|vali) (jag\w*|sthan)\b/, "places to visit"],
  [/\bghum\w* layak\b/, "places to visit"],
  [/\bdekh\w* (ki|layak) (jag\w*|cheez\w*|chij\w*)\b/, "things to see"],
  [/\b(\w+va?a?r|itava?r) (ko )?band\w*\b/, "closed $1"],
  [/\b(\w+va?a?r|itava?r) (ko )?khul\w*\b/, "open $1"],
  [/\b(abhi|aaj|aj) khul\w*\b/, "open now"],
  [/\b(mu(f|ph)a?t|nishulk)( pravesh| entry)?\b/, "free entry"],
  [/\b(wheel ?chair|vhi?a?lacheyar|vhilcheyar)( wale| vale)?\b/, "wheelchair"],
  [/\bakeli (mahila|aurat|ladki)\w*\b/, "solo woman"],
];

const words: Record<string, string> = {
  ...Object.fromEntries(
    [
      ["january", "janavari janvari janwari"],
      ["february", "faravari pharavari farvari farwari"],
      ["april", "aprail"],
      ["june", "jun joon"],
      ["july", "julai"],
      ["august", "agast"],
      ["september", "sitanbar sitambar"],
      ["october", "aktubar aktoobar"],
      ["november", "navanbar navambar"],
      ["december", "disanbar disambar"],
      ["monday", "somavar somvar somwar"],
      ["tuesday", "mangalavar mangalvar mangalwar"],
      ["wednesday", "budhavar budhvar budhwar"],
      ["thursday", "guruvar guruwar brihaspativar viravar"],
      ["friday", "shukravar shukrawar shukrvar"],
      ["saturday", "shanivar shaniwar"],
      ["sunday", "ravivar raviwar itavar itvar itwar"],
      ["weather", "mausam"],
      ["visa", "viza vija veeza"],
      ["passport", "pasaport pasport"],
      ["permit", "paramit parmit"],
      ["cost", "kharch kharcha kiraya bajat"],
      ["insurance", "bima"],
      ["money", "paisa paise rupaye"],
      ["safety", "suraksha surakshit"],
      ["health", "svasthya swasthya"],
      ["doctor", "daktar"],
      ["monsoon", "barish manasun"],
      ["train", "tren relagadi railgadi"],
      ["vegetarian", "shakahari"],
      ["women", "mahila mahilaen mahilayen auraten"],
      ["cancel", "radd"],
      ["festival", "tyohar tyauhar"],
      ["how", "kaise"],
      ["where", "kahan kaha"],
      ["when", "kab"],
      ["what", "kya"],
      ["from", "se"],
      ["in", "men mein"],
      ["of", "ka ke"],
      ["and", "aur"],
      ["go", "jaen jayen jaye jae jana"],
      ["near", "pas paas"],
      ["is", "hai hain"],
    ].flatMap(([english = "", hindi = ""]) => hindi.split(" ").map((word) => [word, english])),
  ),
};

/** A query, folded, its Hindi said in English. Where it has none it is as it was; names in it stay. */
export function readHindi(query: string): string {
  // In Latin letters it is "in" as well as a month.
  const folded = foldText(query.replaceAll("मई", " may "));
  const told = phrases.reduce((text, [phrase, english]) => text.replace(phrase, english), folded);
  const said = told.split(" ").map((word) => (Object.hasOwn(words, word) ? words[word] : word));
  const result = said.join(" ");
  return result === foldText(query) ? query : result;
}
