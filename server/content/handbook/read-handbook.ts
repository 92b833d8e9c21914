import { z } from "zod";
import { AlcoholLaw, HandbookGroup, HandbookPage, Holiday } from "#contract/content/handbook.ts";
import { accepting, readContentFile } from "../content-file.ts";
import { keepMade, layOverList } from "../overrides/layers.ts";

/** What the handbook says: its parts, its pages in their order, and the lists that its tables are made of. */
export type Handbook = {
  groups: readonly HandbookGroup[];
  /** In the order of the groups. */
  pages: readonly HandbookPage[];
  alcohol: readonly AlcoholLaw[];
  holidays: readonly Holiday[];
};

let shipped: Handbook | null = null;

/** Read once a process, with what is published over it. @throws Error naming the file and the fault */
export const getHandbook = keepMade((): Handbook => {
  shipped ??= readHandbook();
  const { pages } = shipped;
  return {
    ...shipped,
    pages: layOverList("handbook", pages, ({ slug }) => slug, accepting(HandbookPage)),
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
