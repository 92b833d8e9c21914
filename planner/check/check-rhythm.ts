import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary, TripDay } from "#contract/trip/itinerary.ts";
import { sunsetOn } from "./facts-anew.ts";
import type { Say } from "./fault.ts";

/** Visits of whoever has just landed, musts not counted. */
const mostOnLanding = 3;
/** A base-to-base road so long, come to its end so long after sunset, is a hill road by night. */
const hillRoad = 75;
const twilight = 20;
const hills = new Set(["hills", "mountains"]);
/** Sunset of a town in the plan and by the almanac, in minutes. */
const sunError = 8;

/** The day of landing is easy, a hill road after dark is said, and the sun sets when it does. */
export function checkRhythm(plannable: Plannable, itinerary: Itinerary, say: Say): void {
  const { days, wish } = itinerary;
  const terrain = new Map(plannable.bases.map(({ id, terrain: of }) => [id, of as string]));
  for (const day of days) {
    const sunset = sunsetOn(day.date, day.wakes);
    if (Math.abs(sunset - day.sunset) > sunError)
      say(
        "times",
        `the sun sets at ${Math.round(sunset)} on day ${day.number}, not ${day.sunset}.`,
      );
    if (isDark(terrain, day) && !day.notices.some(({ code }) => code === "dark"))
      say("dark", `day ${day.number} ends on a hill road by night and does not say so.`);
  }
  const [first] = days;
  // Who stays a night or none has no other day to put them on.
  if (!first || days.length < 3 || !wish.start.startsWith("airport:")) return;
  const asked = new Set([
    ...wish.must,
    ...wish.pins.flatMap((pin) => (pin.kind === "sight" ? [pin.sight] : [])),
  ]);
  const free = first.parts.filter((part) => part.kind === "visit" && !asked.has(part.sight));
  if (free.length > mostOnLanding)
    say("road", `there are ${free.length} visits on the day of landing.`);
}

const isDark = (terrain: ReadonlyMap<string, string>, { parts, sunset }: TripDay): boolean =>
  parts.some(
    (part) =>
      part.kind === "ride" &&
      part.mode === "road" &&
      !part.night &&
      part.minutes >= hillRoad &&
      part.to > sunset + twilight &&
      (part.between?.some((id) => hills.has(terrain.get(id) ?? "")) ?? false),
  );
