import { z } from "zod";
import { CardLanguage } from "#contract/content/show-cards.ts";
import { readContentFile } from "#server/content/content-file.ts";

let shared: readonly CardLanguage[] | null = null;

/** Read once a process. @throws Error naming the file and the fault */
export function getCardLanguages(): readonly CardLanguage[] {
  shared ??= readContentFile(
    "show-cards.json",
    z.array(z.custom<CardLanguage>((one) => CardLanguage.safeParse(one).success)),
  );
  return shared;
}

/** The first of a state's languages in which there are sentences; Hindi where there is none. */
export function chooseLanguage(spoken: readonly string[]): string {
  const known = new Set(getCardLanguages().map(({ language }) => language));
  return spoken.find((language) => known.has(language)) ?? "Hindi";
}
