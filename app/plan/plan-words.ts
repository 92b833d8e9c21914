import { modeNames, sayTime } from "#app/itinerary/say-figures.ts";
import { m } from "#app/paraglide/messages.js";
import type { TripValues } from "#app/trips/trip-draft.ts";
import { formatLongDay, formatNamedDay } from "#app/ui/format-dates.ts";
import type { Itinerary, Ride, TripDay } from "#contract/trip/itinerary.ts";
import { travelerOptions } from "#contract/wire/trips.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import type { TripDocument } from "#trip/document.ts";

/** Where the nights are, each place once in a row: "Delhi, Agra and Jaipur". */
export function listBases({ days, end }: Itinerary): string[] {
  const names = days.map(({ wakes }) => wakes.name).concat(end.name);
  return names.filter((name, index) => name !== names[index - 1]);
}

/** "10 days: Delhi, Varanasi, Jaipur". */
export const namePlan = (trip: Itinerary): string =>
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
const modeOf = (mode: Ride["mode"]) =>
  import.meta.env.LANGUAGE === "en" ? mode : modeNames[mode]();

function describeDay(trip: TripDay, own: string, visitsOnly: boolean): string {
  const parts = trip.parts.flatMap((part) => {
    if (part.kind === "visit") return `${sayTime(part.from)} ${part.name}`;
    if (part.kind === "ride" && part.between && !visitsOnly)
      return m.plan_told_ride({
        time: sayTime(part.from),
        mode: modeOf(part.mode),
        place: part.toName,
      });
    return [];
  });
  const place = trip.sleeps?.name ?? "";
  const night = trip.aboard ? m.plan_told_aboard({ place }) : m.plan_told_night({ place });
  const said = m.plan_told_day({
    day: trip.number,
    date: formatNamedDay(trip.date),
    what: parts.length > 0 ? parts.join("; ") : m.plan_told_free(),
  });
  return `${trip.sleeps ? `${said} ${night}` : said}${own}`;
}

const diets = {
  vegetarian: m.plan_told_diet_vegetarian,
  jain: m.plan_told_diet_jain,
  halal: m.plan_told_diet_halal,
  vegan: m.plan_told_diet_vegan,
};

/** What Plan Your Trip is filled with: the days stand in the words too, for those who read no plan. */
export function describeTrip(
  { document, itinerary }: TripPlan,
  link: string,
): Pick<TripValues, "destination" | "travelDate" | "travelers" | "tripType" | "message" | "plan"> {
  const { party } = itinerary.wish;
  const travellers = party.adults + party.children.length;
  const stops = [...new Set(listBases(itinerary))];
  const { dayFrom } = itinerary.wish;
  const people = [
    m.plan_told_adults({ count: party.adults }),
    party.children.length > 0 && m.plan_told_children({ ages: party.children.join(", ") }),
    party.elders > 0 && m.plan_told_elders({ count: party.elders }),
    party.wheelchair && m.plan_told_wheelchair(),
    party.diet && party.diet !== "any" && diets[party.diet](),
    dayFrom !== undefined && m.plan_told_late({ time: sayTime(dayFrom) }),
  ].filter(Boolean);
  const head = m.plan_told_head({
    days: itinerary.days.length,
    date: formatLongDay(itinerary.from),
    people: people.join("; "),
  });
  const describeDays = (visitsOnly: boolean) =>
    itinerary.days.map((one, index) => {
      const written = document.days[index];
      return describeDay(one, written ? describeOwn(written) : "", visitsOnly);
    });
  const room = most.message - head.length - 2;
  const days = [false, true]
    .map((visitsOnly) => describeDays(visitsOnly))
    .find((lines) => lines.join("\n").length <= room);
  const lines = days ?? describeDays(true);
  return {
    destination: joinWithin(stops, most.destination, ", "),
    travelDate: itinerary.from,
    travelers: travelerOptions[travellers - 1] ?? "9+",
    tripType: party.children.length > 0 ? "family" : "leisure",
    message: `${head}\n${joinWithin(lines, room, "\n")}`,
    // Longer than a request carries: the words tell it.
    plan: link.length <= most.plan ? link : "",
  };
}
