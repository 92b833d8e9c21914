import type { Plannable } from "#contract/content/plannable.ts";
import { getCatalogue, listNames } from "../catalogue.ts";
import { compilePlaces } from "../places/compile-places.ts";
import { getPlaces } from "../places/read-places.ts";
import { hashContentFile, type PreparedFacts } from "./prepared-facts.ts";

/** The facts that trips are planned on, of the content as it is: a second and a half. */
export const compileFacts = (): Plannable => compilePlaces(getPlaces(), getCatalogue());

/** The same for the build, which keeps them for the planning thread (`readPreparedFacts`). */
export const listFacts = (): PreparedFacts => ({
  files: listNames.map((list) => [`${list}.json`, hashContentFile(`${list}.json`)]),
  facts: compileFacts(),
});
