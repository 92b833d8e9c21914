import { getMoonIllumination } from "suncalc";
import type { Catalogue } from "#server/content/catalogue.ts";
import type { Places } from "#server/content/places/read-places.ts";
import { findSightMonths } from "#server/content/places/resolve-months.ts";

/** What only Indians may enter has no price for others, and says so where the price stands. */
export function findClosedPriceFaults({ sights }: Places): string[] {
  return sights.flatMap(({ id, file, permit, fee }) => {
    if (permit?.who !== "indians" || !fee) return [];
    const told = /\bforeigners\b/i.test(fee.note ?? "") && /\bforeigners\b/i.test(permit.where);
    return fee.foreign === fee.indian && told
      ? []
      : [`${file}: ${id}: foreigners may not enter, and the fee does not say so`];
  });
}

const tooHighForChildren = 4000;

/** Thin air is hard on children, however short the walk. */
export function findHighChildren({ sights, bases }: Places): string[] {
  const heightOf = new Map(bases.map(({ id, altitude }) => [id, altitude]));
  return sights.flatMap(({ id, file, base, altitude = heightOf.get(base) ?? 0, kids }) =>
    altitude >= tooHighForChildren && ["good", "fine"].includes(kids.fit)
      ? [`${file}: ${id}: at ${altitude} m, and ${kids.fit} for children`]
      : [],
  );
}

const monthNames =
  "January February March April May June July August September October November December";
const monthWord = monthNames.split(" ").join("|");
/** "Shut from June to September"; not "to mid-September", of which half is open. */
const shutSpan = new RegExp(
  `\\b(?:shut|shuts|closed|closes)\\b[^.;]*? (${monthWord}) to (${monthWord})\\b`,
  "i",
);

/** Months that a sight's reason calls shut and its scores do not. */
export function findShutWords({ sights, bases }: Places, catalogue: Catalogue): string[] {
  const baseOf = new Map(bases.map((base) => [base.id, base]));
  return sights.flatMap((sight) => {
    const [, first = "", last = ""] = shutSpan.exec(sight.monthsWhy ?? "") ?? [];
    const scores = findSightMonths(sight, baseOf.get(sight.base), catalogue);
    if (!first || !scores) return [];
    const list = monthNames.split(" ");
    const from = list.indexOf(first);
    const count = ((list.indexOf(last) - from + 12) % 12) + 1;
    return Array.from({ length: count }, (_, step) => (from + step) % 12)
      .filter((month) => Number(scores[month]) > 1)
      .map(
        (month) => `${sight.file}: ${sight.id}: shut in ${list[month]}, scored ${scores[month]}`,
      );
  });
}

const clock = "(\\d{1,2})(?:[.:](\\d\\d))?";
const toldSpan = new RegExp(`\\b${clock} to ${clock}(?=[ ,.;)]|$)`, "g");
const shownSpan = /^(?:Mo-Su )?(\d\d):(\d\d)-(\d\d):(\d\d)$/;
const minutesOf = (hour = "0", minute = "0") => Number(hour) * 60 + Number(minute || 0);
const halfDay = 720;

/** One window shown, one told by the source for all days, and not the same. */
export function findSourceHours({ sights }: Places): string[] {
  return sights.flatMap(({ id, file, hours }) => {
    const shown = shownSpan.exec(hours?.open ?? "");
    const told = [...(hours?.source ?? "").matchAll(toldSpan)];
    const [one] = told;
    if (!shown || told.length !== 1 || !one || !/on all days/.test(hours?.source ?? "")) return [];
    const [opens, closes] = [minutesOf(one[1], one[2]), minutesOf(one[3], one[4])];
    const same =
      minutesOf(shown[1], shown[2]) === opens &&
      minutesOf(shown[3], shown[4]) === closes + (closes <= opens ? halfDay : 0);
    return same ? [] : [`${file}: ${id}: shows ${hours?.open}, its source tells ${one[0]}`];
  });
}

/** "28 August 2026" */
const moonDay = /\b(\d{1,2}) August (20\d\d)\b/g;
const dayMs = 86_400_000;

/** The day in August on which the moon over India is fullest. */
const findAugustMoon = (year: number): number =>
  Array.from({ length: 31 * 24 }, (_, hour) => Date.UTC(year, 7, 1) + hour * (dayMs / 24))
    .map((at) => ({ at, fraction: getMoonIllumination(new Date(at)).fraction }))
    .reduce((best, one) => (one.fraction > best.fraction ? one : best)).at;

/** A season said to end with the full moon of Shravan: its dates are the moon's, its hours end with the earliest. */
export function findMoonSeasonFaults({ sights }: Places): string[] {
  return sights.flatMap(({ id, file, hours }) => {
    if (!hours?.note?.includes("full moon of Shravan")) return [];
    const told = [...hours.note.matchAll(moonDay)].map(([, day, year]) => [
      Number(day),
      Number(year),
    ]);
    const end = Number(/-Aug (\d\d)/.exec(hours.open)?.[1] ?? 31);
    const earliest = Math.min(...told.map(([day = 0]) => day));
    return [
      ...told
        .filter(([day = 0, year = 0]) => {
          const full = findAugustMoon(year);
          return Math.abs(Date.UTC(year, 7, day) - full) > 1.5 * dayMs;
        })
        .map(([day, year]) => `${file}: ${id}: the moon is not full on ${day} August ${year}`),
      ...(end > earliest
        ? [`${file}: ${id}: open on ${end} August, one season ends on ${earliest}`]
        : []),
    ];
  });
}
