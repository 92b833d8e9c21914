import { TripDocument } from "../document.ts";
import type { Told } from "../told.ts";
import { doEdit } from "./do-edit.ts";
import { type Edited, type Editor, EditRefused } from "./edited.ts";
import type { AnyEdit } from "./trip-edit.ts";

const sizeOf = (trip: TripDocument) => JSON.stringify(trip).length;

/**
 * What a change gives is held to what a document may be, whoever made it and of whatever it was merged; of a trip that
 * is beyond that already only less may come. @throws EditRefused with the sentence in `text`
 */
export function checkDocument(after: TripDocument, before: TripDocument): void {
  const read = TripDocument.safeParse(after);
  if (read.success) return;
  const isNoMore =
    after.days.length <= before.days.length &&
    sizeOf(after) <= sizeOf(before) &&
    !TripDocument.safeParse(before).success;
  if (!isNoMore)
    throw new EditRefused("over-limits", { text: read.error.issues[0]?.message ?? "" });
}

/** Does one edit. @throws EditRefused where it cannot be done, or gives more than a trip may be */
export function editTrip(trip: TripDocument, edit: AnyEdit, by: Editor): Edited {
  const edited = doEdit(trip, edit, by);
  checkDocument(edited.document, trip);
  return edited;
}

/**
 * One after the other, all or none: what they give together is held to what a trip may be, so that of one that is too
 * long some days may go and another come. `undo` takes all of them back. @throws EditRefused
 */
export function editTripBy(
  trip: TripDocument,
  edits: readonly AnyEdit[],
  by: Editor,
): { document: TripDocument; changes: Told[]; undo: AnyEdit[] } {
  let document = trip;
  const changes: Told[] = [];
  const undo: AnyEdit[] = [];
  for (const edit of edits) {
    const edited = doEdit(document, edit, by);
    document = edited.document;
    changes.push(edited.change);
    undo.unshift(...edited.undo);
  }
  checkDocument(document, trip);
  return { document, changes, undo };
}
