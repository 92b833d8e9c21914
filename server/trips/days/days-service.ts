import { spell } from "#contract/by-id.ts";
import type { Language } from "#contract/languages.ts";
import { type DayConflict, listDayConflicts } from "#contract/trip/day-conflicts.ts";
import { isSameDays, PlanDays } from "#contract/trip/trip-days.ts";
import { isNoLarger } from "#contract/trip/trip-size.ts";
import type { TripEditsInput } from "#contract/wire/trip-edits.ts";
import { tripPageTexts } from "#contract/wire/trip-page.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import { takeTripHit } from "#server/trips/page/link-hits.ts";
import type { TripLinks } from "#server/trips/page/links.ts";
import type { RecordTrip } from "#server/trips/record.ts";
import { signedBy } from "#server/trips/talk/office-name.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import type { TripDocument } from "#trip/document.ts";
import { documentOfDays } from "#trip/document-of-days.ts";
import { checkDocument, editTripBy } from "#trip/edits/edit-trip.ts";
import { EditRefused } from "#trip/edits/edited.ts";
import { mergeDocuments } from "#trip/merge-documents.ts";
import type { TicketOf } from "#trip/propose-services.ts";
import { sayEnglish } from "#words/english.ts";
import { sayConflictPlace, sayDayConflicts } from "#words/faults/say-conflicts.ts";
import { findSaid } from "#words/faults/say-fault.ts";
import { findDays, insertDays, lockDays } from "./days-store.ts";
import type { PlanTrip } from "./plan-days.ts";
import { documentOf, storedOf, withoutServices } from "./trip-documents.ts";

const traveller = { kind: "traveller" } as const;
const conflict = (message: string = tripPageTexts.staleDays) => new AppError("conflict", message);
/** How it is refused that two people changed the same. */
type Refuse = (differ: readonly DayConflict[]) => AppError;
const refuse = (say: (language: Language) => string) =>
  new AppError("conflict", say("en"), { say });
const refuseStale: Refuse = (differ) =>
  differ.length > 0 ? refuse((language) => sayDayConflicts(differ, language)) : conflict();
const refuseUndone: Refuse = ([first]) =>
  first
    ? refuse((language) =>
        [
          findSaid(tripPageTexts.notUndone, language) ?? tripPageTexts.notUndone,
          sayConflictPlace(first, language),
        ].join(" "),
      )
    : conflict(tripPageTexts.notUndone);
const isWhole = (days: PlanDays) => PlanDays.safeParse(days).success;

/**
 * What a merge gives is what a single change may be: two that are each within the limits may be beyond them
 * together. A trip that is beyond them already may only become less. @throws AppError validation_failed
 */
function checkMerged(days: PlanDays, now: PlanDays): void {
  if (isWhole(days) || (!isWhole(now) && isNoLarger(days, now))) return;
  const message = tripPageTexts.tooMuch;
  throw new AppError("validation_failed", message, { fields: { days: message } });
}

/** Does it, or says to its author why it cannot be done. @throws AppError conflict, validation_failed */
function orRefuse<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    const { code } = error.told;
    if (code === "no-such-day" || code === "no-such-item") throw conflict(tripPageTexts.notThere);
    const message = code === "over-limits" ? tripPageTexts.tooMuch : tripPageTexts.notDone;
    throw new AppError("validation_failed", message, { fields: { edits: message } });
  }
}

/** A state of the days, in words and as their document. */
type State = { days: PlanDays; document: TripDocument };

/** The days of a trip, changed by whoever has the link that edits. */
export function createTripDays(
  { database, clock, limits }: Pick<Resources, "database" | "clock" | "limits">,
  {
    links,
    record,
    planTrip,
    ticketOf,
  }: { links: TripLinks; record: RecordTrip; planTrip: PlanTrip; ticketOf: TicketOf },
) {
  /** @returns null where it is so old that it is forgotten */
  async function findState(
    db: Db,
    tripId: string,
    number: number,
    now: TripDocument | null,
  ): Promise<State | null> {
    if (number === 0) return { days: [], document: documentOfDays([], now, sayEnglish) };
    const kept = await findDays(db, tripId, number);
    if (!kept) return null;
    const document = await documentOf(db, kept, async () => now);
    return { days: kept.days, document: withoutServices(document) };
  }

  async function openStates(db: Db, tripId: string, base: number) {
    const number = await lockDays(db, tripId);
    if (base > number) throw conflict();
    const now = await findState(db, tripId, number, null);
    const before = now && (await findState(db, tripId, base, now.document));
    // So much older that what it was made on is forgotten: nothing can be told apart.
    if (!before || !now) throw conflict();
    return { number, before, now };
  }

  /** Keeps the next state, the days with their document. @returns false where nothing is other than before */
  async function keepState(
    db: Db,
    tripId: string,
    { number, now, next, who }: { number: number; now: State; next: State; who: string },
  ): Promise<boolean> {
    if (isSameDays(next.days, now.days) && spell(next.document) === spell(now.document))
      return false;
    checkMerged(next.days, now.days);
    const kept = await storedOf(next.document, ticketOf);
    const state = { tripId, number: number + 1, days: next.days, ...kept };
    await insertDays(db, { ...state, who, createdAt: clock() });
    return true;
  }

  /**
   * Brings another document together with what others did since, by ids and fields.
   * @throws AppError conflict, validation_failed
   */
  async function mergeChanged(
    db: Db,
    tripId: string,
    change: { number: number; before: State; mine: State; now: State; who: string },
    refuseFor: Refuse,
  ): Promise<boolean> {
    const { number, before, mine, now, who } = change;
    const merged = mergeDocuments(before.document, mine.document, now.document);
    if (merged.conflicts.length > 0) {
      const three = { was: before.days, mine: mine.days, theirs: now.days };
      // The start is no day's own: whichever days it moved are named.
      const ids = merged.conflicts.includes("start") ? now.days.map(({ id }) => id) : [];
      throw refuseFor(listDayConflicts([...merged.conflicts, ...ids], three));
    }
    orRefuse(() => checkDocument(merged.document, now.document));
    const next = { document: merged.document, days: daysOfDocument(merged.document, sayEnglish) };
    return keepState(db, tripId, { number, now, next, who });
  }

  return {
    /**
     * Does something to the days; what others did meanwhile stays.
     * @throws AppError conflict where both changed the same or it is gone, validation_failed, forbidden with a reading link
     */
    async editDays(token: string, { base, edits, name }: TripEditsInput): Promise<void> {
      const { trip } = await links.open(token, "edit");
      await takeTripHit({ database, clock, limits }, trip, "days");
      await planTrip.readDays(trip);
      await database.transaction(async (db) => {
        const states = await openStates(db, trip.id, base);
        const edited = orRefuse(() => editTripBy(states.before.document, edits, "traveller"));
        const mine = {
          document: edited.document,
          days: daysOfDocument(edited.document, sayEnglish),
        };
        const change = { ...states, mine, who: signedBy(name, trip.name) };
        if (await mergeChanged(db, trip.id, change, refuseStale))
          await record(db, traveller, trip, "days");
      });
    },

    /** Takes the change back that made the days of this number, and nothing that came after it. */
    async undoDays(token: string, number: number, name: string): Promise<void> {
      const { trip } = await links.open(token, "edit");
      await takeTripHit({ database, clock, limits }, trip, "days");
      await planTrip.readDays(trip);
      await database.transaction(async (db) => {
        const { before: changed, ...rest } = await openStates(db, trip.id, number);
        const mine = await findState(db, trip.id, number - 1, rest.now.document);
        if (!mine || number < 2) throw conflict();
        const who = signedBy(name, trip.name);
        const change = { ...rest, before: changed, mine, who };
        if (await mergeChanged(db, trip.id, change, refuseUndone))
          await record(db, traveller, trip, "days");
      });
    },
  };
}
