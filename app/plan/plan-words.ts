import { modeNames, sayTime } from "#app/itinerary/say-figures.ts";
import { m } from "#app/paraglide/messages.js";
import type { TripValues } from "#app/trips/trip-draft.ts";
import { formatLongDay, formatNamedDay } from "#app/ui/format-dates.ts";
import { Wish } from "#contract/trip/wish.ts";
import { travelerOptions } from "#contract/wire/trips.ts";
import { listDated } from "#trip/dates.ts";
import type { TripDocument, TripRide } from "#trip/document.ts";
import { isBetweenTowns, nameTowns, townOfNight } from "#trip/name-day.ts";

/** Where the nights are, each place once in a row: "Delhi, Agra and Jaipur". */
export function listBases({ days, end }: Pick<TripDocument, "days" | "end">): string[] {
  const names = [...days.map(({ place }) => place), end].flatMap((place) => place?.name ?? []);
  return names.filter((name, index) => name !== names[index - 1]);
}

/** "10 days: Delhi, Varanasi, Jaipur". */
export const namePlan = (trip: Pick<TripDocument, "days" | "end">): string =>
  m
    .plan_name({
      days: trip.days.length,
      places: [...new Set(listBases(trip))].join(", "),
    })
    .slice(0, 200);

const most = { destination: 120, message: 4000, plan: 6000 };

/** The longest beginning of a list that fits, with the number of those left out. */
function joinWithin(parts: readonly string[], limit: number, separator: string): string {
  const whole = parts.join(separator);
  if (whole.length <= limit) return whole;
  for (let count = parts.length - 1; count > 0; count--) {
    const rest = m.plan_told_more({ count: parts.length - count });
    const text = [...parts.slice(0, count), rest].join(separator);
    if (text.length <= limit) return text;
  }
  return whole.slice(0, limit);
}

/** What people wrote on a day, in a line of its own: the stops with their times, then the words. */
function describeOwn({ text, items }: TripDocument["days"][number]): string {
  const stops = items.flatMap((item) =>
    item.kind === "own"
      ? [[item.at === null ? "" : `${sayTime(item.at)} `, item.name].join("")]
      : [],
  );
  return [stops.join("; "), text]
    .filter(Boolean)
    .map((one) => ` ${one}`)
    .join("");
}

/** How a mode is called in a line: in English as a link writes it, "train". */
const modeOf = (mode: TripRide["mode"]) =>
  import.meta.env.LANGUAGE === "en" ? mode : modeNames[mode]();

type Dated = ReturnType<typeof listDated>[number];

function describeDay(
  { day, number, date }: Dated,
  town: string | null,
  visitsOnly: boolean,
): string {
  const parts = day.items.flatMap((item) => {
    const time = item.at === null ? "" : sayTime(item.at);
    if (item.kind === "visit") return `${time} ${item.name}`.trim();
    if (item.kind === "ride" && isBetweenTowns(item) && !visitsOnly)
      return m.plan_told_ride({ time, mode: modeOf(item.mode), place: item.to.name });
    return [];
  });
  const place = town ?? "";
  const isAboard = day.night?.kind === "aboard";
  const night = isAboard ? m.plan_told_aboard({ place }) : m.plan_told_night({ place });
  const said = m.plan_told_day({
    day: number,
    date: date === null ? "" : formatNamedDay(date),
    what: parts.length > 0 ? parts.join("; ") : m.plan_told_free(),
  });
  return `${day.night ? `${said} ${night}` : said}${describeOwn(day)}`;
}

const diets = {
  vegetarian: m.plan_told_diet_vegetarian,
  jain: m.plan_told_diet_jain,
  halal: m.plan_told_diet_halal,
  vegan: m.plan_told_diet_vegan,
};

/** What Plan Your Trip is filled with: the days stand in the words too, for those who read no plan. */
export function describeTrip(
  trip: TripDocument,
  link: string,
): Pick<TripValues, "destination" | "travelDate" | "travelers" | "tripType" | "message" | "plan"> {
  const wish = trip.wish ?? Wish.parse({});
  const { party, dayFrom } = wish;
  const travellers = party.adults + party.children.length;
  const stops = [...new Set(listBases(trip))];
  const dated = listDated(trip);
  const towns = nameTowns(trip);
  const people = [
    m.plan_told_adults({ count: party.adults }),
    party.children.length > 0 && m.plan_told_children({ ages: party.children.join(", ") }),
    party.elders > 0 && m.plan_told_elders({ count: party.elders }),
    party.wheelchair && m.plan_told_wheelchair(),
    party.diet && party.diet !== "any" && diets[party.diet](),
    dayFrom !== undefined && m.plan_told_late({ time: sayTime(dayFrom) }),
  ].filter(Boolean);
  const head = m.plan_told_head({
    days: trip.days.length,
    date: trip.start === null ? "" : formatLongDay(trip.start),
    people: people.join("; "),
  });
  const describeDays = (visitsOnly: boolean) =>
    dated.map((one) => describeDay(one, townOfNight(one.day, towns), visitsOnly));
  const room = most.message - head.length - 2;
  const days = [false, true]
    .map((visitsOnly) => describeDays(visitsOnly))
    .find((lines) => lines.join("\n").length <= room);
  const lines = days ?? describeDays(true);
  return {
    destination: joinWithin(stops, most.destination, ", "),
    travelDate: trip.start ?? "",
    travelers: travelerOptions[travellers - 1] ?? "9+",
    tripType: party.children.length > 0 ? "family" : "leisure",
    message: `${head}\n${joinWithin(lines, room, "\n")}`,
    // Longer than a request carries: the words tell it.
    plan: link.length <= most.plan ? link : "",
  };
}
