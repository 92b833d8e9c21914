import { month } from "./find-date.ts";
import { edge, end } from "./word-edges.ts";

const place =
  "([\\p{Lu}\\p{Lo}][\\p{L}\\p{M}'’-]*(?:[ ]+(?:(?:and|und|&|,)[ ]+)?[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}'’-]*){0,4})";
const placePatterns = [
  `(?:[Dd]estination|[Rr]eiseziel|[Zz]iel|गंतव्य)[ \\t]*:[ \\t]*([^\\n]{2,100})`,
  `(?:[Tt]rip|[Tt]our|[Tt]ravel|[Tt]ravell?ing|[Gg]oing|[Gg]o|[Jj]ourney|[Hh]olidays?|[Hh]oneymoon|[Vv]isit) (?:to|in) ${place}`,
  `(?:[Vv]isit|[Ss]ee|[Ee]xplore) ${place}`,
  `(?:[Rr]eise|[Uu]rlaub|[Rr]undreise|[Tt]our|[Ff]litterwochen|wollen|möchten|möchte|fahren|reisen)?\\s*(?:[Nn]ach|durch) ${place}`,
  `(?:[Uu]rlaub|[Rr]undreise|[Ff]litterwochen|[Zz]eit) in ${place}`,
  `([\\p{Lo}][\\p{L}\\p{M}]*(?: और [\\p{Lo}][\\p{L}\\p{M}]*)?) (?:जाना|घूमना|देखना|की यात्रा)`,
  `(\\p{L}+(?: (?:aur|and) \\p{L}+)?) (?:jaana|jana|ghoomna|ghumna|dekhna)`,
].map((pattern) => new RegExp(pattern, "u"));
const noPlace = /^(?:India|Indien|भारत|You|Sie|The|Please|Hum|Main|हम|Mujhe|Hume|हमें|मुझे)$/u;
const monthWord = new RegExp(`^${month}$`, "iu");

/** Where they are at home, not where they go: "from Ranchi", "Ranchi se". */
const homeBefore =
  /(?:\b(?:from|based in|live in|living in|resident of|aus|wohnen in)|में रहते)\s+$/iu;
const homeAfter = /^\s*(?:se|wale|walo|mein rehte|से|वाले)(?!\p{L})/iu;

/** Where to: the names that the site knows first, then what the words say; "" where nothing does. */
export function findDestination(text: string, places: readonly string[]): string {
  const found = places
    .map((name) => ({
      name,
      at: text.search(new RegExp(`${edge}${escapeName(name)}${end}`, "iu")),
    }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.name.length - one.name.length);
  const isHome = ({ name, at }: { name: string; at: number }) =>
    homeBefore.test(text.slice(Math.max(0, at - 24), at)) ||
    homeAfter.test(text.slice(at + name.length, at + name.length + 16));
  const away = found.filter((one) => !isHome(one));
  const kept = (away.length > 0 ? away : found).filter(
    ({ name, at }) =>
      !found.some(
        (other) =>
          other.name.length > name.length && other.at <= at && at < other.at + other.name.length,
      ),
  );
  if (kept.length > 0)
    return [...new Set(kept.map(({ name }) => name))].slice(0, 5).join(", ").slice(0, 120);
  for (const pattern of placePatterns) {
    const words = pattern.exec(text)?.[1]?.trim().split(/\s+/) ?? [];
    const cut = words.findIndex((word) => monthWord.test(word.replace(/[,.]$/, "")));
    const name = (cut === -1 ? words : words.slice(0, cut))
      .join(" ")
      .replace(/(?:[ ,.]|\s(?:and|und|aur|&|in|im))+$/u, "");
    if (name.length > 1 && !noPlace.test(name)) return name.slice(0, 120);
  }
  return /\bIndi(?:a|en)\b|भारत/u.test(text) ? "India" : "";
}

const escapeName = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
