import type { Language } from "#contract/languages.ts";
import type { Catalogue } from "../catalogue.ts";
import type { IndiaSheet } from "../map/india-sheet.ts";
import type { Places } from "../places/read-places.ts";
import type { Search } from "../search.ts";
import type { StaticPages } from "../static-pages.ts";
import type { TileMaker } from "./tiles.ts";

/** What the readers of single pages work with. */
export type PageSource = {
  /** Of the texts. Absent: English. */
  language?: Language;
  catalogue: Catalogue;
  /** Sights, bases and legs: what can be planned. */
  places: Places;
  fixed: StaticPages;
  map: IndiaSheet;
  search: Search;
  tiles: TileMaker;
  clock: () => Date;
};
