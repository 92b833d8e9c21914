import { m } from "#app/paraglide/messages.js";
import { sayStanding } from "#app/places/say-standing.ts";
import { formatNamedDay } from "#app/ui/format-dates.ts";
import { writeMinutes } from "#app/ui/format-length.ts";
import { formatRupees } from "#app/ui/format-money.ts";
import type { Stay } from "#contract/trip/itinerary.ts";
import type { DayFacts, RideFacts, TripWithFacts, VisitFacts } from "#planner/trip/trip-facts.ts";
import { listDated } from "#trip/dates.ts";
import type { TripDay, TripItem, TripRide } from "#trip/document.ts";
import { isBetweenTowns, isOnTheMove, nameTowns, townOfNight } from "#trip/name-day.ts";
import type { Say } from "#trip/told.ts";
import { nameRideEnd, sayRange, sayTime } from "./say-figures.ts";
import { showVisit, showWay } from "./show-item.ts";
import type { ShownDay, ShownItem } from "./shown-day.ts";
import { tellText } from "./tell-text.ts";

/** "Delhi to Agra" of a day that moves, else where it is. */
function nameWay(day: TripDay, town: string | null): string {
  const from = day.place?.name ?? "";
  return town !== null && isOnTheMove(day) ? m.plan_day_way({ from, to: town }) : from;
}

const isPause = ({ kind }: TripItem) => kind === "meal" || kind === "rest" || kind === "own";

/** Where one sleeps after the day: in its town, on board there, on the way; or where the trip ends. `name`: of that town. */
export function nameNight({ night, items, place }: TripDay, name: string | null): string {
  if (!night || name === null) {
    const last = items.findLast((item) => !isPause(item));
    return m.plan_trip_ends({
      name: last?.kind === "ride" ? nameRideEnd(last.to) : (place?.name ?? ""),
    });
  }
  if (night.kind === "way") return m.plan_night_on_way({ name });
  return night.kind === "aboard" ? m.plan_night_aboard({ name }) : m.plan_night({ name });
}

/** "Tickets ₹1,200 · reported": a price is never told without who says it. */
function sayFee({ fee, feeStanding, open }: VisitFacts): string {
  if (fee === null) return sayOpen(m.plan_fee_unknown(), open);
  const price = fee === 0 ? m.plan_fee_free() : m.plan_fee({ sum: formatRupees(fee) });
  return sayOpen(`${price} · ${sayStanding(feeStanding)}`, open);
}

const sayOpen = (price: string, open: VisitFacts["open"]) =>
  open === null ? `${price} · ${m.plan_hours_unknown()}` : price;

const describeRide = ({ name, night }: TripRide, facts: RideFacts | undefined): string =>
  [
    name,
    facts?.departs !== undefined && m.plan_departs({ time: sayTime(facts.departs) }),
    facts && m.plan_km({ km: Math.round(facts.km) }),
    facts?.fare && sayRange(facts.fare),
    facts &&
      facts.slowMinutes > facts.minutes &&
      m.plan_slow({ time: writeMinutes(facts.slowMinutes) }),
    night && m.plan_night_ride(),
    facts?.estimated && m.plan_estimated(),
  ]
    .filter(Boolean)
    .join(" · ");

type ItemView = Pick<PlannedView, "facts" | "links" | "say">;

function showItem(item: TripItem, { facts, links = {}, say }: ItemView): ShownItem {
  const { id, at, minutes } = item;
  const timed = { id, from: at, to: at === null || minutes === null ? null : at + minutes };
  switch (item.kind) {
    case "meal":
    case "rest":
      return {
        ...timed,
        kind: "pause",
        what: item.kind,
        name: item.name || (item.said ? say(item.said) : ""),
      };
    case "visit": {
      const known = facts?.visits[id];
      const notices = [...item.notices, ...tellText(item.text)];
      return showVisit(
        { ...timed, sight: item.sight, name: item.name, notices },
        { link: links[item.sight], price: known ? sayFee(known) : "" },
      );
    }
    case "own":
      return showVisit({ ...timed, sight: null, name: item.name, notices: tellText(item.text) });
    case "ride": {
      const { mode, to, notices } = item;
      const known = facts?.rides[id];
      const isLong = isBetweenTowns(item);
      const details = isLong ? describeRide(item, known) : "";
      return showWay(
        { ...timed, mode, isLong, details, notices },
        to,
        known?.minutes ?? minutes ?? 0,
      );
    }
  }
}

export type PlannedView = {
  /** Counted from 1. */
  number: number;
  date: string | null;
  /** The town of its night (`townOfNight`). */
  town: string | null;
  /** What the facts say of it. */
  facts: DayFacts | undefined;
  /** The stay whose night the day ends with. */
  stay: Stay | undefined;
  /** The pages of its sights, by id. */
  links?: Readonly<Record<string, string>>;
  /** What the planner says of it, in the page's language. */
  say: Say;
  /** What of it is told; absent: all. */
  isTold?: (item: TripItem) => boolean;
};

/** A day of a plan as it is drawn. */
export function showPlanned(day: TripDay, view: PlannedView): ShownDay {
  const { number, date, town, facts, stay, isTold = () => true } = view;
  const { id, title, text, night, notices } = day;
  const price = (night && night.kind !== "aboard" && stay?.price) || null;
  const items = day.items.filter(isTold).map((item) => showItem(item, view));
  return {
    id,
    number,
    date,
    dateLine: date === null ? "" : m.plan_day({ day: number, date: formatNamedDay(date) }),
    title: title || nameWay(day, town),
    text: text || (items.length === 0 ? m.plan_day_free() : ""),
    light: facts ? { sunrise: facts.sunrise, sunset: facts.sunset } : null,
    items,
    bed: night?.name ?? null,
    night: {
      text: nameNight(day, town),
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

/** The days of a plan, each with what is told beside it wherever it is drawn. */
export function listPlannedDays({ document, facts }: TripWithFacts) {
  const towns = nameTowns(document);
  return listDated(document).map(({ day, number, date }) => ({
    ...{ day, number, date, town: townOfNight(day, towns) },
    ...{ facts: facts.days[day.id], stay: findStay(facts.stays, number) },
  }));
}
