import type { Catalogue } from "#server/content/catalogue.ts";
import type { Places } from "#server/content/places/read-places.ts";
import {
  findBaseMonths,
  findSightMonths,
  writeScores,
} from "#server/content/places/resolve-months.ts";

/** Suns by which two that should agree may differ without a reason. */
const tolerance = 2;

const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "May 1 against 5", of the first month that lies too far apart. */
function findGap(scores: string, others: string, allowed: number): string | null {
  const index = [...scores].findIndex(
    (score, month) => Math.abs(Number(score) - Number(others[month])) > allowed,
  );
  return index < 0 ? null : `${monthNames[index]} ${scores[index]} against ${others[index]}`;
}

/** Bases against their state and sights against their base, where no reason is given; none at all. */
export function findMonthFaults({ sights, bases }: Places, catalogue: Catalogue): string[] {
  const baseOf = new Map(bases.map((base) => [base.id, base]));
  return [
    ...bases.flatMap((base) => {
      const months = findBaseMonths(base, catalogue);
      const where = `${base.file}: ${base.id}`;
      if (!months) return [`${where}: write months, ${base.state} has no page to take them from`];
      const state = catalogue.find("states", base.state);
      const gap = state ? findGap(months, writeScores(state), tolerance) : null;
      return gap && !base.monthsWhy ? [`${where}: ${gap} of its state: write monthsWhy`] : [];
    }),
    ...sights.flatMap((sight) => {
      const base = baseOf.get(sight.base);
      const months = findSightMonths(sight, base, catalogue);
      const home = base ? findBaseMonths(base, catalogue) : null;
      const gap = months && home ? findGap(months, home, tolerance) : null;
      return gap && !sight.monthsWhy
        ? [`${sight.file}: ${sight.id}: ${gap} of ${sight.base}: write monthsWhy`]
        : [];
    }),
  ];
}

/** City pages against state pages: the same place says the same, the others do not contradict. */
export function findSeasonFaults(catalogue: Catalogue): string[] {
  return catalogue.cities.flatMap((city) => {
    const state = catalogue.find("states", city.state);
    if (!state) return [];
    const gap = findGap(
      writeScores(city),
      writeScores(state),
      city.slug === state.slug ? 0 : tolerance,
    );
    return gap ? [`cities.json: ${city.slug}: ${gap} of ${state.slug}`] : [];
  });
}
