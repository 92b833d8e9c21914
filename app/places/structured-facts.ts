import { writeClock } from "#contract/clock.ts";
import type { CompiledHours } from "#contract/content/plannable.ts";
import type { PlaceFacts, SightFacts } from "#server/content/places/place-facts.ts";
import type { Reading } from "#server/content/places/standing.ts";
import { geo, type Thing } from "./structured-data.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The end of a day is none of a search engine's times: the minute before it is. */
const writeHour = (minute: number) => writeClock(minute === 1440 ? 1439 : minute);

/** The opening hours of a place that keeps the same ones all year; seasons have no year to name. */
const openingThings = (hours: CompiledHours): Thing[] => {
  const [season, ...others] = hours.seasons;
  if (!season || others.length > 0) return [];
  const groups = new Map<string, { days: string[]; window: readonly [number, number] }>();
  for (const [day, windows] of season.week.entries())
    for (const window of windows) {
      const known = groups.get(window.join());
      if (known) known.days.push(weekdays[day] ?? "");
      else groups.set(window.join(), { days: [weekdays[day] ?? ""], window });
    }
  return [...groups.values()].map(({ days, window: [opens, closes] }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days,
    opens: writeHour(opens),
    closes: writeHour(closes),
  }));
};

/** A search engine shows a value without who says it: it is told what somebody's page says, and nothing else. */
const isRead = (reading: Reading): boolean => (reading?.standing ?? "unverified") !== "unverified";

const freeThing = ({ fee, checked }: SightFacts): Thing =>
  fee && isRead(checked.fee) ? { isAccessibleForFree: fee.foreign === 0 && fee.indian === 0 } : {};

/** What a search engine may show of a sight's facts. */
const sightThing = (facts: PlaceFacts): Thing => {
  if (!facts.sight) return {};
  const { sight, hours } = facts;
  const own = sight.hours === null || !isRead(sight.checked.hours) ? null : hours[sight.hours];
  const opening = own ? openingThings(own) : [];
  return {
    ...(!sight.closedTo && { publicAccess: true }),
    ...freeThing(sight),
    ...(opening.length > 0 && { openingHoursSpecification: opening }),
  };
};

/** More attractions than these add bytes and nothing else. */
const mostIncluded = 8;

/** A town's sights, as what a traveller goes there for. */
const includedThings = (facts: PlaceFacts): Thing =>
  facts.base && facts.sights.length > 0
    ? {
        includesAttraction: facts.sights.slice(0, mostIncluded).map((sight) => ({
          "@type": "TouristAttraction",
          name: sight.name,
          geo: geo(sight.coordinates),
          ...freeThing(sight),
        })),
      }
    : {};

/** What structured data tells of a place's facts: its own hours and price, or a town's sights. */
export const factThings = (facts: PlaceFacts | null): Thing =>
  import.meta.env.SSR && facts ? { ...sightThing(facts), ...includedThings(facts) } : {};
