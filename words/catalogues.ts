import type { Language } from "#contract/languages.ts";
import { createFill, type Language as PlannerWords } from "./create-say.ts";
import { english } from "./english.ts";
import * as faultsInHindi from "./faults/hindi.ts";
import { signInSentences } from "./faults/hindi-sign-in.ts";
import { hindi } from "./hindi.ts";
import { type MailWords, english as mailsInEnglish } from "./mails/english.ts";
import { hindi as mailsInHindi } from "./mails/hindi.ts";
import { type PaperWords, english as papersInEnglish } from "./papers/english.ts";
import { hindi as papersInHindi } from "./papers/hindi.ts";
import { type SearchWords, english as searchInEnglish } from "./search/english.ts";
import { hindi as searchInHindi } from "./search/hindi.ts";

/** What the server refuses or answers, by its English sentence; `{}` and `{label}` stand for what it names. */
export interface FaultWords {
  readonly sentences: Readonly<Record<string, string>>;
  /** Names of fields, by their English. */
  readonly labels: Readonly<Record<string, string>>;
  /** What is said of a refusal that has no sentence here, by its code; `internal` of any other. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly wrongField: string;
  /** Behind a fault of ours; `{}` is its reference. */
  readonly tryAgain: string;
}

/** All that a language says on the server, beside the messages of its pages. */
export interface Catalogue {
  readonly planner: PlannerWords;
  readonly mails: MailWords;
  readonly papers: PaperWords;
  readonly search: SearchWords;
  /** Null where refusals are written in it. */
  readonly faults: FaultWords | null;
}

export const catalogues: Readonly<Record<Language, Catalogue>> = {
  en: {
    planner: english,
    mails: mailsInEnglish,
    papers: papersInEnglish,
    search: searchInEnglish,
    faults: null,
  },
  hi: {
    planner: hindi,
    mails: mailsInHindi,
    papers: papersInHindi,
    search: searchInHindi,
    faults: { ...faultsInHindi, sentences: { ...faultsInHindi.sentences, ...signInSentences } },
  },
};

/** Says what a part of a language's catalogue holds, its dates, sums and numbers by its own locale. */
export function createCatalogueSay<Part extends "mails" | "papers" | "search">(
  language: Language,
  part: Part,
): (key: keyof Catalogue[Part], values?: Readonly<Record<string, string | number>>) => string {
  const { planner, [part]: words } = catalogues[language];
  const fill = createFill(planner);
  return (key, values = {}) => fill(words[key] as string, values);
}
