import { z } from "zod";
import { Journey } from "#contract/content/journey.ts";
import { accepting, readContentFile } from "../content-file.ts";
import { firstLanguage, keepInLanguages, layOverList } from "../overrides/layers.ts";
import { readTranslations, translate } from "../translations.ts";

let shipped: readonly Journey[] | null = null;

/** The ready-made journeys of a language, read once, with what is published over them. @throws Error naming the file and the fault */
export const getJourneys = keepInLanguages((language): readonly Journey[] => {
  shipped ??= readContentFile("journeys.json", z.array(Journey));
  const own = layOverList("journeys", shipped, ({ slug }) => slug, accepting(Journey));
  if (language === firstLanguage) return own;
  return translate(own, readTranslations("journeys.json", language)) as readonly Journey[];
});
