import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary, LeftOut } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import type { TripDocument } from "#trip/document.ts";
import { doEdit } from "#trip/edits/do-edit.ts";
import { EditRefused } from "#trip/edits/edited.ts";
import { carryOwnWords, readOwnWords } from "#trip/own-words.ts";
import { ownWordsOf } from "#trip/skeleton-words.ts";
import { type Alternative, explainAbsence, findAlternatives } from "./alternatives.ts";
import { changeTrip } from "./change-trip.ts";
import type { Moved } from "./compare-trips.ts";
import { isOwnEdit, type OwnEdit, type PlanEdit } from "./edits.ts";
import { type OpenedLink, openTrip } from "./open-trip.ts";
import { planTrip } from "./plan-trip.ts";
import { restoreTrip } from "./restore-trip.ts";
import type { PlanOptions } from "./search-trip.ts";
import { planOf, writeDocument } from "./write-document.ts";
import { writtenOfDocument } from "./written-trip.ts";

/**
 * A planned trip: its document, which is the trip, and its itinerary, which is what the facts say of it (rides, prices,
 * sums, what was left out) and follows from the document alone. The planner takes documents and gives these.
 */
export interface TripPlan {
  readonly document: TripDocument;
  readonly itinerary: Itinerary;
}

/** `moved`: the visits that an edit has moved beside what it named. */
export interface ChangedPlan extends TripPlan {
  readonly moved: readonly Moved[];
}

/** A plan of a wish. */
export function planDocument(
  plannable: Plannable,
  wish: Wish,
  {
    onProgress,
    ...options
  }: Omit<PlanOptions, "onProgress"> & {
    onProgress?: (plan: TripPlan) => void;
  },
): TripPlan {
  const tell = onProgress && { onProgress: (better: Itinerary) => onProgress(planOf(better)) };
  return planOf(planTrip(plannable, wish, { ...options, ...tell }));
}

/** The trip of a link with what people wrote into it. */
export function openDocument(
  plannable: Plannable,
  link: OpenedLink,
  options: PlanOptions,
): TripPlan {
  const own = link.skeleton ? ownWordsOf(link.skeleton) : undefined;
  return planOf(openTrip(plannable, link, options), own);
}

/** What was last laid out over these facts: whoever edits asks for the same trip again. */
const lastOf = new WeakMap<Plannable, { readonly key: string; readonly itinerary: Itinerary }>();
/** Of what it is laid out of: the page has put texts where these facts have marks (`planner/packed`). */
const keyOf = (trip: TripDocument, today: string) =>
  JSON.stringify([today, writtenOfDocument(trip)]);

/**
 * What the facts say of a document, without any search.
 * @throws EditRefused where nobody planned it, or none of its towns is among the facts
 */
export function layOutDocument(plannable: Plannable, trip: TripDocument, today: string): Itinerary {
  const key = keyOf(trip, today);
  const last = lastOf.get(plannable);
  if (last?.key === key) return last.itinerary;
  const written = writtenOfDocument(trip);
  const itinerary = written && restoreTrip(plannable, written, today);
  if (!itinerary) throw new EditRefused("not-planned");
  lastOf.set(plannable, { key, itinerary });
  return itinerary;
}

/** What people write changes nothing that the planner has laid out. @throws EditRefused */
function changeWords({ document, itinerary }: TripPlan, edit: OwnEdit): ChangedPlan {
  const edited = doEdit(document, edit, "traveller").document;
  return { ...planOf(itinerary, readOwnWords(edited)), moved: [] };
}

/** The trip after one edit, the rest as it was where it can be. @throws EditRefused */
export function changeDocument(
  plannable: Plannable,
  trip: TripDocument,
  edit: PlanEdit,
  options: Pick<PlanOptions, "today" | "seed">,
): ChangedPlan {
  const before = layOutDocument(plannable, trip, options.today);
  if (isOwnEdit(trip, edit)) return changeWords({ document: trip, itinerary: before }, edit);
  const { itinerary, moved } = changeTrip(plannable, before, edit, options);
  const removed = edit.do === "remove-day" ? edit.day : undefined;
  const document = carryOwnWords(trip, writeDocument(itinerary), removed);
  lastOf.set(plannable, { key: keyOf(document, options.today), itinerary });
  return { document, itinerary, moved };
}

export const findInstead = (
  plannable: Plannable,
  trip: TripDocument,
  sight: string,
  today: string,
): Alternative[] =>
  findAlternatives(plannable, layOutDocument(plannable, trip, today), sight, today);

export const explainMissing = (
  plannable: Plannable,
  trip: TripDocument,
  sight: string,
  today: string,
): LeftOut | null =>
  explainAbsence(plannable, layOutDocument(plannable, trip, today), sight, today);
