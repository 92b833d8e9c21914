import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { Say } from "./fault.ts";

const dayMs = 86_400_000;

/** Dates in a row, a bed or a berth each night, and no night too high too soon. */
export function checkNights(plannable: Plannable, itinerary: Itinerary, say: Say): void {
  const { days, stays, wish } = itinerary;
  if (wish.when && days.length !== wish.when.days)
    say("dates", `${wish.when.days} days were asked, ${days.length} are planned.`);
  if (days[0]?.date !== itinerary.from || days.at(-1)?.date !== itinerary.to)
    say("dates", "from and to are not those of the days.");
  days.forEach((day, index) => {
    if (day.number !== index + 1) say("dates", `day ${index + 1} has the number ${day.number}.`);
    const next = days[index + 1];
    if (!next) {
      if (day.sleeps !== null) say("nights", "the last day still sleeps.");
      return;
    }
    if (Date.parse(next.date) - Date.parse(day.date) !== dayMs)
      say("dates", `day ${index + 2} is not the day after.`);
    if (day.sleeps?.id !== next.wakes.id)
      say("nights", `one sleeps in ${day.sleeps?.name} and wakes in ${next.wakes.name}.`);
    const isRiding = ridesAt(itinerary, index);
    const last = day.parts.at(-1);
    if (isRiding && last && last.to - 1440 > (next.parts[0]?.from ?? 2880))
      say("nights", `day ${index + 2} begins before the night's ride has arrived.`);
    const bed = stays.filter(
      ({ afterDay, nights }) => afterDay <= index + 1 && index + 1 < afterDay + nights,
    );
    if (isRiding ? bed.length !== 0 : bed.length !== 1 || bed[0]?.base.id !== day.sleeps?.id)
      say("nights", `night ${index + 1} has ${bed.length} beds.`);
  });
  if (days[0]?.wakes.id !== itinerary.start.id) say("nights", "it does not begin at its start.");
  checkRest(plannable, itinerary, say);
}

const ridesAt = ({ days }: Itinerary, index: number): boolean =>
  days[index]?.parts.some((part) => part.kind === "ride" && part.night) ?? false;

/**
 * Above 2,500 m: the rest that a base asks for is slept before one sleeps 300 m higher, and above
 * 3,700 m two nights above 2,500 m come first. What a base or a sight itself asks to be slept before is slept.
 */
function checkRest(plannable: Plannable, itinerary: Itinerary, say: Say): void {
  checkRestBefore(plannable, itinerary, say);
  checkClimbs(plannable, itinerary, say);
  const baseOf = new Map(plannable.bases.map((base) => [base.id, base]));
  let nights = 0;
  let last = baseOf.get(itinerary.start.id);
  itinerary.days.forEach((day, index) => {
    const base = day.sleeps && baseOf.get(day.sleeps.id);
    if (!base || !last) return;
    const rises = base.altitude > 2500 && base.altitude > last.altitude;
    const needs = Math.max(
      base.altitude > 3700 ? 2 : 0,
      base.altitude > last.altitude + 300 ? (last.restNights ?? 0) : 0,
    );
    if (rises && nights < needs)
      say("rest", `night ${index + 1} in ${base.name} comes ${needs - nights} too soon.`);
    nights = base.altitude > 2500 && !ridesAt(itinerary, index) ? nights + 1 : 0;
    last = base;
  });
}

/** A sight so high, and so far above the bed of its day, waits for so many nights above 2,500 m. */
const [highSight, aboveBed, nightsFirst] = [3700, 300, 2];
/** From low beds one goes up so far for a day. */
const highFromBelow = 4200;

/** A day's trip to the passes comes after the nights of rest, unless it was fixed to its day or there are no days to give. */
function checkClimbs({ bases, sights }: Plannable, itinerary: Itinerary, say: Say): void {
  const { days, wish } = itinerary;
  const heights = new Map(bases.map(({ id, altitude }) => [id, altitude]));
  const sightOf = new Map(sights.map((sight) => [sight.id, sight]));
  const fixed = new Set(
    wish.pins.flatMap((pin) => (pin.kind === "sight" && pin.day !== null ? [pin.sight] : [])),
  );
  let run = 0;
  days.forEach((day, index) => {
    const slept = day.sleeps ?? itinerary.end;
    const bed = Math.max(heights.get(day.wakes.id) ?? 0, heights.get(slept.id) ?? 0);
    for (const part of day.parts) {
      if (part.kind !== "visit" || fixed.has(part.sight)) continue;
      const altitude = sightOf.get(part.sight)?.altitude ?? 0;
      if (altitude <= highSight || altitude <= bed + aboveBed || run >= nightsFirst) continue;
      if (days.length <= 3 && wish.must.includes(part.sight)) continue;
      if (bed > 2500 || altitude > highFromBelow)
        say("rest", `${part.name} at ${altitude} m comes after ${run} nights in the heights.`);
    }
    const isHigh = day.sleeps !== null && (heights.get(day.sleeps.id) ?? 0) > 2500;
    run = isHigh && !ridesAt(itinerary, index) ? run + 1 : 0;
  });
}

/** Every [nights, metres] of a bed and of a sight, counted in the run of nights right before. */
function checkRestBefore({ bases, sights }: Plannable, itinerary: Itinerary, say: Say): void {
  const { days } = itinerary;
  const heights = new Map(bases.map(({ id, altitude }) => [id, altitude]));
  const ruleOf = new Map([...bases, ...sights].map(({ id, restBefore }) => [id, restBefore]));
  const slept = days.map(({ sleeps }, index) =>
    sleeps && !ridesAt(itinerary, index) ? (heights.get(sleeps.id) ?? 0) : 0,
  );
  const count = (until: number, metres: number) => {
    let nights = 0;
    for (let k = until - 1; k >= 0 && (slept[k] as number) > Math.min(metres, 2500); k--)
      if ((slept[k] as number) >= metres) nights++;
    return nights;
  };
  const holds = (id: string, index: number) =>
    (ruleOf.get(id) ?? []).every(([nights, metres]) => count(index, metres) >= nights);
  days.forEach((day, index) => {
    const isNew = day.sleeps && day.sleeps.id !== day.wakes.id;
    if (isNew && day.sleeps && !holds(day.sleeps.id, index))
      say("rest", `night ${index + 1} in ${day.sleeps.name} comes before the nights it asks for.`);
    for (const part of day.parts)
      if (part.kind === "visit" && !holds(part.sight, index))
        say("rest", `${part.name} on day ${index + 1} comes before the nights it asks for.`);
  });
}
