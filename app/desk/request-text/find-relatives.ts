import { edge, end } from "./word-edges.ts";

/** A brother who comes along is named so: with, and, "ke saath"; "my sister told us of you" is none. */
const along =
  "(?:(?:with|and|&|,|\\+|mit|und|aur|और|me)\\s*(?:my|our|his|her|meri|mere|meine[nrm]?|मेरे|मेरी|हमारे)?\\s*)";
const relatives: [RegExp, number][] = [
  ["parents|mata-?\\s?pita|maa-?\\s?(?:baap|papa)|eltern|माता-?\\s?पिता|मम्मी-?\\s?पापा", 2],
  ["in-?laws|saas-?\\s?sasur|schwiegereltern|सास-?\\s?ससुर", 2],
  ["grandparents|dada-?\\s?dadi|großeltern", 2],
  ["mother|mom|mum|maa|mutter|माँ|मां", 1],
  ["father|dad|papa|vater|पिता|पापा", 1],
  ["sister|didi|behen|schwester|बहन", 1],
  ["brother|bhai|bhaiya|bruder|भाई", 1],
].map(([words, heads]) => [
  new RegExp(
    `${along}(?:${words})${end}|${edge}(?:${words})\\s+(?:ke sa{1,2}th|and I\\b|and me\\b|के साथ)`,
    "iu",
  ),
  heads as number,
]);

/** How many relatives come along, beside who writes and a husband or wife. */
export function countRelatives(text: string): number {
  let rest = text;
  let sum = 0;
  for (const [pattern, heads] of relatives) {
    if (!pattern.test(rest)) continue;
    sum += heads;
    // "Mata-pita" are two, and the pita of them is no third.
    rest = rest.replace(pattern, " ");
  }
  return sum;
}
