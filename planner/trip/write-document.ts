import type { DayPart, Itinerary, Pause, TripDay as PlannedDay } from "#contract/trip/itinerary.ts";
import type { TripDay, TripDocument, TripItem, TripNight, TripPlace } from "#trip/document.ts";
import { itemIdOf } from "#trip/item-ids.ts";
import { tripLimits } from "#trip/limits.ts";
import { type OwnWords, seatOwnWords } from "#trip/own-words.ts";
import { shorten } from "#trip/shorten.ts";

const name = (text: string) => shorten(text, tripLimits.title);

const placeOf = (base: string | null, place: string, isAirport: boolean): TripPlace => ({
  base,
  name: name(place),
  ...(isAirport && { airport: true }),
});

/** What somebody wrote is a name, all else a code. */
function namePause({ what, code, values }: Pause) {
  if (what === "own") return { kind: what, name: name(String(values.text ?? "")) };
  return { kind: what, said: { code, values }, name: "" };
}

function writeItem(part: DayPart, id: string): TripItem {
  const timed = {
    id,
    at: part.from,
    minutes: part.to - part.from,
    by: "planner" as const,
    text: "",
    notices: part.kind === "pause" ? [] : part.notices.slice(0, tripLimits.notices),
  };
  if (part.kind === "visit")
    return {
      ...timed,
      kind: "visit",
      sight: part.sight,
      name: name(part.name),
      fixed: part.pinned,
      why: part.why.slice(0, tripLimits.reasons),
    };
  if (part.kind === "pause") return { ...timed, ...namePause(part) };
  const [from, to] = part.between ?? [null, null];
  return {
    ...timed,
    kind: "ride",
    mode: part.mode,
    from: placeOf(from, part.fromName, part.airport === "from"),
    to: placeOf(to, part.toName, part.airport === "to"),
    night: part.night,
    name: name(part.name ?? ""),
  };
}

function writeNight({ sleeps, aboard, parts }: PlannedDay): TripNight | null {
  if (!sleeps) return null;
  const place = { base: sleeps.id, name: name(sleeps.name) };
  if (parts.some((part) => part.kind === "ride" && part.night)) return { kind: "way", ...place };
  const visit = parts.findLast((part) => part.kind === "visit");
  if (aboard !== undefined && visit?.kind === "visit")
    return { kind: "aboard", sight: visit.sight, base: sleeps.id, name: name(aboard) };
  return { kind: "base", ...place };
}

function writeDay(day: PlannedDay): TripDay {
  // Most days have a dozen parts; the longest keep what one came for.
  const isKept = (part: DayPart) =>
    day.parts.length <= tripLimits.items ||
    part.kind === "visit" ||
    (part.kind === "ride" && part.between !== undefined);
  const items = day.parts
    .map((part, index) => ({ part, id: itemIdOf(day.id, part, index) }))
    .filter(({ part }) => isKept(part))
    .slice(0, tripLimits.items)
    .map(({ part, id }) => writeItem(part, id));
  return {
    id: day.id,
    title: day.title ?? "",
    text: "",
    place: { base: day.wakes.id, name: name(day.wakes.name) },
    night: writeNight(day),
    items,
    locked: day.locked,
    notices: day.notices.slice(0, tripLimits.notices),
  };
}

/** A `TripPlan` as it was laid out, with what people wrote into it. */
export function planOf(
  itinerary: Itinerary,
  own?: OwnWords,
): { document: TripDocument; itinerary: Itinerary } {
  const document = writeDocument(itinerary);
  return { document: own ? seatOwnWords(document, own) : document, itinerary };
}

/** A planned trip as the document that is shared, sent and kept. */
export function writeDocument(trip: Itinerary): TripDocument {
  const { adults, children, elders, wheelchair, passport, diet = "any" } = trip.wish.party;
  return {
    version: 2,
    wish: trip.wish,
    party: { adults, children, elders, wheelchair, passport, diet, rooms: null },
    start: trip.from,
    end: { base: trip.end.id, name: name(trip.end.name) },
    days: trip.days.map(writeDay),
    services: [],
    notices: trip.notices.slice(0, tripLimits.notices),
    facts: trip.facts,
    next: trip.nextDay,
  };
}
