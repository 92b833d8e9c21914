import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { DocumentContent, DocumentKind } from "#contract/quote/money-document.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { Db } from "#server/db/database.ts";
import type { Resources } from "#server/resources.ts";
import type { TripActor } from "#server/trips/record.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { numberOf, seriesOf } from "./documents.ts";
import * as store from "./store.ts";

export type MoneyTrip = Awaited<ReturnType<TripFile["get"]>>;
export type IssuePaper = ReturnType<typeof createIssue>;

/** Writes a paper under the next number of its kind, in the transaction that needs it. */
export const createIssue =
  ({ clock }: Pick<Resources, "clock">, trips: Pick<TripFile, "record">) =>
  async (
    db: Db,
    actor: TripActor,
    trip: MoneyTrip,
    kind: DocumentKind,
    content: DocumentContent,
    {
      corrects,
      about,
      ...told
    }: { corrects?: string; about?: string; method?: string; receivedOn?: string } = {},
  ): Promise<store.DocumentRow> => {
    const issuedAt = clock();
    // What corrects another paper begins with its content; the language is the reader's of today.
    const { language: _, ...plain } = content;
    const series = seriesOf(kind, dayInIndia(issuedAt));
    const row = await store.insertDocument(db, {
      tripId: trip.id,
      kind,
      number: numberOf(series, await store.takeNumber(db, series)),
      totalPaisa: content.total,
      content: trip.language === "en" ? plain : { ...plain, language: trip.language },
      issuedAt,
      ...(actor.kind === "admin" && { issuedBy: actor.id }),
      ...(corrects && { corrects }),
      ...(about && { about }),
    });
    await trips.record(db, actor, trip, kind, {
      number: row.number,
      sum: formatPaisa(content.total),
      paisa: String(content.total),
      ...told,
    });
    return row;
  };
