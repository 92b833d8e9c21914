import type { Language } from "#contract/languages.ts";
import { openRooms } from "../rooms.ts";
import type { ConflictWords } from "./conflict-words.ts";
import type { FaultWords } from "./fault-words.ts";

const quote = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Sentences with a place for a figure or a name, as patterns: the most words first, so that the nearest fits. */
const listPatterns = ({ sentences }: FaultWords) =>
  Object.entries(sentences)
    .filter(([english]) => english.includes("{"))
    .sort(([one], [other]) => other.length - one.length)
    .map(([english, own]) => ({
      names: [...english.matchAll(/\{\w*\}/g)].map(([name]) => name),
      pattern: new RegExp(
        `^${english
          .split(/\{\w*\}/)
          .map(quote)
          .join("(.{1,120}?)")}$`,
      ),
      own,
    }));

const open = (faults: FaultWords) => ({ ...faults, patterns: listPatterns(faults) });

/** Refusals of each language; of English, in which they are written, none. */
const faultsIn = openRooms(({ faults }) => faults && open(faults));

/** Null of English. */
export const conflictsIn = (language: Language): ConflictWords | null =>
  faultsIn[language]?.conflicts ?? null;

/** An English sentence of the server in a language; null where there is none, and in English. */
export function findSaid(english: string, language: Language): string | null {
  const faults = faultsIn[language];
  if (!faults) return null;
  const { sentences, patterns, labels } = faults;
  if (Object.hasOwn(sentences, english)) return sentences[english] ?? null;
  for (const { names, pattern, own } of patterns) {
    const found = pattern.exec(english);
    if (!found) continue;
    const values = found.slice(1);
    const at = names.indexOf("{label}");
    const label = at < 0 ? "" : labels[values[at] ?? ""];
    // A field that has no name here is not called by its English one.
    if (label === undefined) continue;
    const rest = values.filter((_, index) => index !== at);
    return own.replaceAll(/\{\w*\}/g, (place) =>
      place === "{label}" ? label : (rest.shift() ?? ""),
    );
  }
  return null;
}

/** Of a refusal: its own sentence, else what kind it is. `reference`: of a fault on our side. */
export function sayRefusal(
  english: string,
  code: string,
  language: Language,
  reference?: string,
): string {
  const faults = faultsIn[language];
  if (!faults) return english;
  const { kinds, tryAgain } = faults;
  if (reference !== undefined) return `${kinds[code]} ${tryAgain.replace("{}", reference)}`;
  return findSaid(english, language) ?? kinds[code] ?? kinds.internal ?? english;
}

export const sayFieldFault = (english: string, language: Language): string =>
  findSaid(english, language) ?? faultsIn[language]?.wrongField ?? english;
