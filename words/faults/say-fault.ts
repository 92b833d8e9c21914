import type { Language } from "#contract/languages.ts";
import * as bengali from "./bengali.ts";
import { labels as bengaliLabels } from "./bengali-labels.ts";
import { roadSentences as bengaliRoad } from "./bengali-road.ts";
import { signInSentences as bengaliSignIn } from "./bengali-sign-in.ts";
import type { ConflictWords } from "./conflict-words.ts";
import * as hindi from "./hindi.ts";
import { callSentences } from "./hindi-calls.ts";
import { deskSentences } from "./hindi-desk.ts";
import { labels } from "./hindi-labels.ts";
import { quoteSentences } from "./hindi-quotes.ts";
import { roadSentences } from "./hindi-road.ts";
import { signInSentences } from "./hindi-sign-in.ts";

/** What the server refuses or answers, by its English sentence; `{}` and `{label}` stand for what it names. */
export interface FaultWords {
  readonly sentences: Readonly<Record<string, string>>;
  /** Names of fields, by their English. */
  readonly labels: Readonly<Record<string, string>>;
  /** What is said of a refusal that has no sentence here, by its code; `internal` of any other. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly conflicts: ConflictWords;
  readonly wrongField: string;
  /** Behind a fault of ours; `{}` is its reference. */
  readonly tryAgain: string;
}

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

/** All that is said in Hindi, by its English: of accounts and requests, of a trip's page, of the desk. */
export const hindiSentences: Readonly<Record<string, string>> = {
  ...{ ...callSentences, ...quoteSentences, ...deskSentences, ...roadSentences },
  ...{ ...signInSentences, ...hindi.sentences },
};

/** Of Bengali what a visitor meets: what is refused at the desk is said by its kind. */
export const bengaliFaults = {
  ...bengali,
  labels: bengaliLabels,
  sentences: { ...bengaliRoad, ...bengaliSignIn, ...bengali.sentences },
} satisfies FaultWords;

/** Refusals of each language; of English, in which they are written, none. */
const faultsIn: Readonly<Record<Language, ReturnType<typeof open> | null>> = {
  en: null,
  hi: open({ ...hindi, labels, sentences: hindiSentences }),
  bn: open(bengaliFaults),
};

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
