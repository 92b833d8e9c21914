import * as z from "zod/mini";
import { documentVersion, TripDay, TripDocument } from "./document.ts";
import { readStored, type UpgradeSteps } from "./upgrade.ts";

/**
 * From each version of a kept document to the next: none yet. The first that was kept is version 2, for links of
 * version 1 carried a wish alone. A step never changes once a release has it; `tests/fixtures/kept-documents/` has an
 * example of every version.
 */
export const documentSteps: UpgradeSteps = {};

const isUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** Of more days than a trip may have now, what was kept stays whole: what it may become is said where it is changed. */
const Kept = z.strictObject({
  ...TripDocument.shape,
  days: z.array(TripDay).check(
    z.refine((days) => isUnique(days.map(({ id }) => id))),
    z.refine((days) => isUnique(days.flatMap(({ items }) => items.map(({ id }) => id)))),
  ),
});

/** A document as some release has kept it, as today's. @throws UnreadableStored */
export const readDocument = (kept: unknown): TripDocument =>
  readStored(kept, {
    name: "A kept trip",
    version: documentVersion,
    steps: documentSteps,
    shape: Kept,
  });
