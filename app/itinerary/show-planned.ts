import { m } from "#app/paraglide/messages.js";
import { sayStanding } from "#app/places/say-standing.ts";
import { formatNamedDay } from "#app/ui/format-dates.ts";
import { writeMinutes } from "#app/ui/format-length.ts";
import { formatRupees } from "#app/ui/format-money.ts";
import type { DayPart, Ride, Stay, TripDay, Visit } from "#contract/trip/itinerary.ts";
import type { TripDay as WrittenDay } from "#trip/document.ts";
import { itemIdOf } from "#trip/item-ids.ts";
import type { Say } from "#trip/told.ts";
import { modeNames, nameRideEnd, sayRange, sayTime } from "./say-figures.ts";
import type { ShownDay, ShownItem } from "./shown-day.ts";
import { tellText } from "./tell-text.ts";

/** "Delhi to Agra" of a day that moves, else where it is. */
export const nameWay = ({ wakes, sleeps }: Pick<TripDay, "wakes" | "sleeps">): string =>
  sleeps && sleeps.id !== wakes.id
    ? m.plan_day_way({ from: wakes.name, to: sleeps.name })
    : wakes.name;

/** Where one sleeps after the day: in its town, on board there, on the way; or where the trip ends. */
export function nameNight({ wakes, sleeps, aboard, parts }: TripDay): string {
  const last = parts.findLast(({ kind }) => kind !== "pause");
  const ride = last?.kind === "ride" ? last : null;
  if (!sleeps) return m.plan_trip_ends({ name: ride ? nameRideEnd(ride) : wakes.name });
  const { name } = sleeps;
  if (ride?.night) return m.plan_night_on_way({ name });
  return aboard ? m.plan_night_aboard({ name }) : m.plan_night({ name });
}

/** "Tickets ₹1,200 · reported": a price is never told without who says it. */
function sayFee({ fee, feeStanding, open }: Visit): string {
  if (fee === null) return sayOpen(m.plan_fee_unknown(), open);
  const price = fee === 0 ? m.plan_fee_free() : m.plan_fee({ sum: formatRupees(fee) });
  return sayOpen(`${price} · ${sayStanding(feeStanding)}`, open);
}

const sayOpen = (price: string, open: Visit["open"]) =>
  open === null ? `${price}. ${m.plan_hours_unknown()}` : price;

const describeRide = (ride: Ride): string =>
  [
    ride.name,
    ride.departs !== undefined && m.plan_departs({ time: sayTime(ride.departs) }),
    m.plan_km({ km: Math.round(ride.km) }),
    ride.fare && sayRange(ride.fare),
    ride.slowMinutes > ride.minutes && m.plan_slow({ time: writeMinutes(ride.slowMinutes) }),
    ride.night && m.plan_night_ride(),
    ride.estimated && m.plan_estimated(),
  ]
    .filter(Boolean)
    .join(" · ");

function showPart(part: DayPart, id: string, link: string | undefined, say: Say): ShownItem {
  const { from, to } = part;
  if (part.kind === "pause")
    return { kind: "pause", id, from, to, what: part.what, name: say(part) };
  if (part.kind === "visit")
    return {
      kind: "visit",
      id,
      from,
      to,
      sight: part.sight,
      name: part.name,
      link,
      price: sayFee(part),
      text: "",
      notices: part.notices,
    };
  const words = { mode: modeNames[part.mode](), to: nameRideEnd(part) };
  const isLong = part.between !== undefined;
  return {
    kind: "way",
    id,
    from,
    to,
    mode: part.mode,
    name: isLong ? m.plan_ride(words) : m.plan_ride_short(words),
    length: writeMinutes(part.minutes),
    isLong,
    details: isLong ? describeRide(part) : "",
    notices: part.notices,
  };
}

/** A stop that somebody wrote in, as a place without a page or a price. */
const showStop = ({
  id,
  name,
  at,
  minutes,
  text,
}: Extract<WrittenDay["items"][number], { kind: "own" }>): ShownItem => ({
  kind: "visit",
  id,
  from: at,
  to: at === null || minutes === null ? null : at + minutes,
  sight: null,
  name,
  link: undefined,
  price: "",
  text: "",
  notices: tellText(text),
});

/** The planned items with what people wrote: each stop of theirs before what it stands before in the document. */
function addWritten(items: readonly ShownItem[], { items: written }: WrittenDay): ShownItem[] {
  const texts = new Map(written.map(({ id, text }) => [id, text]));
  const all = items.map((item) => {
    const text = item.kind === "visit" ? texts.get(item.id) : undefined;
    return item.kind === "visit" && text
      ? { ...item, notices: [...item.notices, ...tellText(text)] }
      : item;
  });
  for (const [index, item] of written.entries()) {
    if (item.kind !== "own") continue;
    const next = written.slice(index + 1).find(({ kind }) => kind !== "own")?.id;
    const at = next === undefined ? -1 : all.findIndex(({ id }) => id === next);
    all.splice(at < 0 ? all.length : at, 0, showStop(item));
  }
  return all;
}

export type PlannedView = {
  /** The stay whose night the day ends with. */
  stay: Stay | undefined;
  /** The pages of its sights, by id. */
  links?: Readonly<Record<string, string>>;
  /** What the planner says of it, in the page's language. */
  say: Say;
  /** The same day of the document; absent: nobody has written into it. */
  written?: WrittenDay | undefined;
  /** What of it is told; absent: all. */
  isTold?: (part: DayPart) => boolean;
};

/** A day of the planner's as it is drawn. */
export function showPlanned(
  day: TripDay,
  { stay, links = {}, isTold, say, written }: PlannedView,
): ShownDay {
  const { id, number, date, sunrise, sunset, parts, notices, sleeps, aboard } = day;
  const price = (sleeps && !aboard && stay?.price) || null;
  // Ids are counted over all parts, told or not.
  const planned = parts.flatMap((part, index) => {
    if (isTold && !isTold(part)) return [];
    const link = part.kind === "visit" ? links[part.sight] : undefined;
    return [showPart(part, itemIdOf(id, part, index), link, say)];
  });
  const items = written ? addWritten(planned, written) : planned;
  return {
    id,
    number,
    date,
    dateLine: m.plan_day({ day: number, date: formatNamedDay(date) }),
    title: day.title ?? nameWay(day),
    text: written?.text || (items.length === 0 ? m.plan_day_free() : ""),
    light: { sunrise, sunset },
    items,
    bed: aboard ?? sleeps?.name ?? null,
    night: {
      text: nameNight(day),
      price:
        price && stay
          ? sayRange([Math.round(price[0] / stay.nights), Math.round(price[1] / stay.nights)])
          : null,
    },
    notices,
  };
}

/** The stay that a day's night belongs to. */
export const findStay = (stays: readonly Stay[], day: number): Stay | undefined =>
  stays.find(({ afterDay, nights }) => day >= afterDay && day < afterDay + nights);
