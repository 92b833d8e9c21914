import { z } from "zod";
import { AlcoholLaw, HandbookGroup, HandbookPage, Holiday } from "#contract/content/handbook.ts";
import { readContentFile } from "../content-file.ts";

/** What the handbook says: its parts, its pages in their order, and the lists that its tables are made of. */
export type Handbook = {
  groups: readonly HandbookGroup[];
  /** In the order of the groups. */
  pages: readonly HandbookPage[];
  alcohol: readonly AlcoholLaw[];
  holidays: readonly Holiday[];
};

let shared: Handbook | null = null;

/** Read once a process. @throws Error naming the file and the fault */
export function getHandbook(): Handbook {
  shared ??= readHandbook();
  return shared;
}

function readHandbook(): Handbook {
  const groups = readContentFile("handbook.json", z.array(HandbookGroup));
  return {
    groups,
    pages: groups.flatMap(({ pages }) =>
      pages.map((slug) => readContentFile(`handbook/${slug}.json`, HandbookPage)),
    ),
    alcohol: readContentFile("alcohol.json", z.array(AlcoholLaw)),
    holidays: readContentFile("holidays.json", z.array(Holiday)),
  };
}
