import { edge, end } from "./word-edges.ts";

/** What children are called, of a pattern. */
export const childWords =
  "children|child|kids?|teenagers?|toddlers?|infants?|bab(?:y|ies)|kind(?:er|ern)?|babys?|sons?|daughters?|söhnen?|sohn|töchtern?|tochter|bac+h+(?:c+h+)?[aeiou]+n?|bete|beta|beti(?:yan|yaan)?|बच्चे|बच्चों|बच्चा|बच्ची|बेटा|बेटी|बेटे";
const unit =
  "(?:years?|yrs?|yr|y\\/?o|jahren?|jährigen?|saal|sal|varsh|baras|months?|monaten?|mahine|mahina|साल|वर्ष|महीने)";
const ageList = `\\d{1,2}(?:\\s*(?:${unit})?\\s*(?:,|&|\\+|/|and|und|aur|और|या)\\s*\\d{1,2}){0,7}`;
const lead = "(?:aged?|ages|age group|im alter von|alter|umr|umar|उम्र|of)";
/** After the children: "(6 aur 9 saal)", "aged 6 and 9", ": 5 yrs"; bare numbers count in brackets alone. */
const afterChildren = new RegExp(
  `${edge}(?:${childWords})${end}[\\s,:;=–-]{0,4}(?:(?:\\d{1,2}\\s*)?\\([^)\\d]{0,20}(${ageList})\\s*(${unit})?[^)\\d]{0,24}\\)|\\(?${lead}\\s*:?\\s*(${ageList})\\s*(${unit})?|(${ageList})\\s*(${unit})${end})`,
  "giu",
);
/** Wherever it stands: "our 5-year-old", "8 saal ka", "7 Jahre alt". */
const old = new RegExp(
  `${edge}(${ageList})[\\s-]*(${unit})[\\s-]*(?:olds?|alt(?:e[rns]?)?|ka|ki|ke|का|की|के)${end}|${edge}(${ageList})[\\s-]*(jährigen?[rs]?)${end}`,
  "giu",
);

/** A child's years; what is grown is no child, and months make none. */
const toAges = (list: string, unitText: string | undefined): number[] =>
  (list.match(/\d+/g) ?? [])
    .map((age) => (/^(?:month|monat|mahin|महीन)/i.test(unitText ?? "") ? 0 : Number(age)))
    .filter((age) => age <= 17);

/** The ages of the children that a text names, in its order: 0 to 17. */
export function findAges(text: string): number[] {
  const ages: number[] = [];
  let rest = text;
  for (const match of text.matchAll(afterChildren)) {
    ages.push(...toAges(match[1] ?? match[3] ?? match[5] ?? "", match[2] ?? match[4] ?? match[6]));
    rest = rest.replace(match[0], " ");
  }
  for (const match of rest.matchAll(old)) {
    // "Anniversary of 10 years" has no one who is old; "8 saal ke baad" is a time.
    if (/^\s*(?:baad|बाद|liye|लिए|anniversary)/iu.test(rest.slice(match.index + match[0].length)))
      continue;
    ages.push(...toAges(match[1] ?? match[3] ?? "", match[2] ?? match[4]));
  }
  return ages.slice(0, 12);
}
