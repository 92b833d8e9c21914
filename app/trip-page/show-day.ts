import type { ShownNotice } from "#app/itinerary/notices.tsx";
import type { ShownDay, ShownItem } from "#app/itinerary/shown-day.ts";
import { tellText } from "#app/itinerary/tell-text.ts";
import { m } from "#app/paraglide/messages.js";
import { sayStanding } from "#app/places/say-standing.ts";
import { formatNamedDay } from "#app/ui/format-dates.ts";
import { listAll } from "#app/ui/format-lists.ts";
import type { PlanDay, PlanStop } from "#contract/trip/trip-days.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";

/** What the planner counts within a day and is no sight: a way from town to town. */
const isWay = ({ id, sight, name }: PlanStop) =>
  sight === null && /^d\d+-\d+$/.test(id) && / to /.test(name);

/** What else its ticket opens, and who says so. */
function tellTicket(look: TripPage["sights"][string] | undefined): ShownNotice[] {
  if (!look?.ticket) return [];
  const { sights, days, standing } = look.ticket;
  const text = `${m.ticket_with({ sights: listAll(sights), days })} · ${sayStanding(standing)}`;
  return [{ level: "note", code: "words", values: {}, text }];
}

function showStop(stop: PlanStop, sights: TripPage["sights"]): ShownItem {
  const { id, sight, name, at } = stop;
  const notices = [
    ...tellText(stop.text),
    ...tellTicket(sight === null ? undefined : sights[sight]),
  ];
  const shared = { id, name, from: at, to: null, notices };
  if (isWay(stop))
    return { ...shared, kind: "way", mode: null, length: "", isLong: true, details: "" };
  return { ...shared, kind: "visit", sight, link: undefined, price: "", text: "" };
}

/** A day that people write in, as it is drawn. */
export function showDay(
  day: PlanDay,
  number: number,
  { lights, sights }: Pick<TripPage, "lights" | "sights">,
): ShownDay {
  const { id, date, title, text, stops, sleeps } = day;
  return {
    id,
    number,
    date,
    dateLine: date
      ? m.plan_day({ day: number, date: formatNamedDay(date) })
      : m.trip_page_day({ day: number }),
    title,
    text,
    light: lights?.[id] ?? null,
    items: stops.map((stop) => showStop(stop, sights)),
    bed: sleeps,
    night: sleeps ? { text: m.plan_night({ name: sleeps }), price: null } : null,
    notices: [],
  };
}
