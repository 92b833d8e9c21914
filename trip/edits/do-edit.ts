import type { TripDocument } from "../document.ts";
import { editDays } from "./edit-days.ts";
import { editItems } from "./edit-items.ts";
import { editStays } from "./edit-stays.ts";
import type { Edited, Editor, Editors } from "./edited.ts";
import type { AnyEdit } from "./trip-edit.ts";

const editors: Editors = { ...editDays, ...editItems, ...editStays };

/**
 * Does one edit without a look at a trip's limits and without their shapes: for the planner, whose trips keep well
 * within them and whose worker is small. All others take `editTrip`. @throws EditRefused where it cannot be done
 */
export function doEdit(trip: TripDocument, edit: AnyEdit, by: Editor): Edited {
  const run = editors[edit.do] as (trip: TripDocument, edit: AnyEdit, by: Editor) => Edited;
  return run(trip, edit, by);
}
