import { z } from "zod";
import { AlcoholLaw, HandbookGroup, HandbookPage, Holiday } from "#contract/content/handbook.ts";
import { accepting, readContentFile } from "../content-file.ts";
import { firstLanguage, keepInLanguages, layOverList } from "../overrides/layers.ts";
import { readTranslations, translate } from "../translations.ts";

/** What the handbook says: its parts, its pages in their order, and the lists that its tables are made of. */
export type Handbook = {
  groups: readonly HandbookGroup[];
  /** In the order of the groups. */
  pages: readonly HandbookPage[];
  alcohol: readonly AlcoholLaw[];
  holidays: readonly Holiday[];
};

let shipped: Handbook | null = null;

/** Of a language, read once a process, with what is published over it. @throws Error naming the file and the fault */
export const getHandbook = keepInLanguages((language): Handbook => {
  shipped ??= readHandbook();
  const { groups, alcohol, holidays } = shipped;
  const pages = layOverList("handbook", shipped.pages, ({ slug }) => slug, accepting(HandbookPage));
  if (language === firstLanguage) return { ...shipped, pages };
  const say = <T>(value: T, name: string) =>
    translate(value, readTranslations(name, language)) as T;
  return {
    groups: say(groups, "handbook.json"),
    pages: pages.map((page) => say(page, `handbook/${page.slug}.json`)),
    alcohol: say(alcohol, "alcohol.json"),
    holidays: say(holidays, "holidays.json"),
  };
});

function readHandbook(): Handbook {
  const groups = readContentFile("handbook.json", z.array(HandbookGroup));
  return {
    groups,
    pages: groups.flatMap(({ pages }) =>
      pages.map((slug) => readContentFile(`handbook/${slug}.json`, HandbookPage)),
    ),
    alcohol: readContentFile("alcohol.json", z.array(AlcoholLaw)),
    holidays: readHolidays(),
  };
}

/** The public holidays alone, for whoever reads no page of the handbook. */
export const readHolidays = (): Holiday[] => readContentFile("holidays.json", z.array(Holiday));
