import { lastOfDays } from "#contract/trip/calendar-day.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { Db } from "#server/db/database.ts";
import { readAgreement } from "#server/quotes/agreement.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import { sayEnglish } from "#words/english.ts";

/** A trip as it was agreed: its days, and the first and the last of them, YYYY-MM-DD. */
export type Travelled = { days: PlanDays; from: string; to: string };

/** Null: nothing was agreed. */
export async function readTravelled(
  db: Db,
  trip: { id: string; reference: string },
): Promise<Travelled | null> {
  const agreement = await readAgreement(db, trip);
  if (!agreement) return null;
  const { trip: document, departure } = agreement.version.content;
  const days = daysOfDocument(document, sayEnglish);
  return { days, from: departure, to: lastOfDays(departure, days.length) };
}
