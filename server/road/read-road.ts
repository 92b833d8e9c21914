import { findMain } from "#contract/quote/beside-lines.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { QuoteItem } from "#contract/quote/quote-item.ts";
import { isTaken } from "#contract/quote/quote-total.ts";
import { dateOfDay, listServiceDays } from "#contract/quote/stay-dates.ts";
import {
  emptyRoad,
  emptyService,
  type RoadDetails,
  type RoadService,
  RoadDetails as Shape,
} from "#contract/trip/road.ts";
import { headsOf, sayParty } from "#contract/trip/say-party.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import { confirmedKinds } from "#contract/wire/agenda.ts";
import { readQuoteContent } from "#server/quotes/read-content.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import { sayEnglish } from "#words/english.ts";
import type { AgreedRow, RoadAsk } from "./store.ts";

/** A line of the agreed quote with who comes for it and what its supplier said. */
export type RoadLine = {
  item: QuoteItem;
  kind: (typeof confirmedKinds)[number];
  service: RoadService;
  /** The one that is confirmed, else the last that was asked. */
  ask: RoadAsk | null;
  from: string | null;
  to: string | null;
};

/** An agreed trip as its papers need it. */
export type RoadTrip = {
  id: string;
  reference: string;
  lead: string;
  phone: string;
  /** "2 adults, 1 child (8)" */
  people: string;
  /** Of the quote and of the details: "v2.3". */
  version: string;
  content: QuoteContent;
  /** Of the plan, in words. */
  days: PlanDays;
  details: RoadDetails;
  revision: number;
  /** YYYY-MM-DD of each day of the plan. */
  dates: string[];
  lines: RoadLine[];
};

/** What was kept, as it may be written today; what is of a later release counts as nothing. */
const readDetails = (kept: unknown): RoadDetails => {
  const read = Shape.safeParse(kept);
  return read.success ? read.data : emptyRoad;
};

const isRoadKind = (kind: string): kind is RoadLine["kind"] =>
  (confirmedKinds as readonly string[]).includes(kind);

/** Brings together what was agreed, what the desk wrote for the road and what suppliers said. @throws UnreadableQuote */
export function readRoadTrip(row: AgreedRow): RoadTrip {
  const content = readQuoteContent(row.content);
  const details = readDetails(row.road);
  const revision = row.road_revision ?? 0;
  const taken = content.items.filter((item) => isTaken(item, row.ticked));
  const lines = taken.flatMap((item): RoadLine[] => {
    const { kind } = item;
    if (!isRoadKind(kind) || findMain(taken, item)) return [];
    const asked = row.asks.filter((ask) => ask.item === item.id);
    const ask = asked.find(({ state }) => state === "confirmed") ?? asked.at(-1) ?? null;
    const service = details.services.find((one) => one.item === item.id) ?? emptyService(item.id);
    return [{ item, kind, service, ask, ...listServiceDays(content, item) }];
  });
  const days = Math.max(content.trip.days.length, 1);
  return {
    id: row.trip_id,
    reference: row.reference,
    lead: details.guests[0]?.name ?? row.name,
    phone: details.phone || row.phone,
    people: sayParty(headsOf(content.party), content.party),
    version: `v${row.number}.${revision}`,
    content,
    days: daysOfDocument(content.trip, sayEnglish),
    details,
    revision,
    dates: Array.from({ length: days }, (_, index) => dateOfDay(content, index)),
    lines,
  };
}

/** Whether a line is for a day of the plan: a stay by its nights, another by its own day or by all of them. */
export function isOnDay({ item }: Pick<RoadLine, "item">, { content }: RoadTrip, index: number) {
  const { days } = content.trip;
  const id = days[index]?.id;
  if (item.kind === "stay") return id !== undefined && item.nightsOf.includes(id);
  return item.day === null || item.day === id || !days.some((day) => day.id === item.day);
}
