import type { CompiledHours } from "#contract/content/plannable.ts";
import type { Catalogue } from "#server/content/catalogue.ts";
import { measureDistance } from "#server/content/pages/distance.ts";
import { compileHours } from "#server/content/places/compile-hours.ts";
import type { Places } from "#server/content/places/read-places.ts";
import { findSightMonths } from "#server/content/places/resolve-months.ts";

/** "at 2,637 metres", "at about 3,880 metres": a height over the sea, not a fall's or a tower's. */
const saidHeight = /\bat (?:about |some |nearly )?(\d,\d{3}|\d{4}) metres\b/i;
/** Metres by which a note may round. */
const rounding = 60;

/** A sight's sentence that names another height than its altitude, or one where no altitude is given. */
export function findAltitudeFaults({ sights }: Places): string[] {
  return sights.flatMap(({ id, file, note, altitude }) => {
    const said = Number(saidHeight.exec(note)?.[1]?.replace(",", ""));
    if (!said) return [];
    if (altitude === undefined) return [`${file}: ${id}: "${said} metres", and no altitude`];
    return Math.abs(said - altitude) > rounding
      ? [`${file}: ${id}: "${said} metres", and an altitude of ${altitude}`]
      : [];
  });
}

/** Hours that cannot be read are another check's. */
function findHours({ hours, coordinates }: Places["sights"][number]): CompiledHours | null {
  try {
    return hours ? compileHours(hours.open, coordinates) : null;
  } catch {
    return null;
  }
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
/** Only a sentence that begins so speaks of the whole place. */
const restDay =
  /(?:^|\. )(?:Closed|Shut|It rests|It is shut) on (\w+day)s\b(?! (?:morning|afternoon))/;

/** Hours that are open on the weekday on which their own note says that they are not. */
export function findRestDayFaults({ sights }: Places): string[] {
  return sights.flatMap((sight) => {
    const { id, file, hours } = sight;
    const weekday = weekdays.indexOf(restDay.exec(hours?.note ?? "")?.[1] ?? "");
    if (weekday < 0) return [];
    return findHours(sight)?.seasons.some(({ week }) => week[weekday]?.length)
      ? [`${file}: ${id}: its note says closed on ${weekdays[weekday]}s, its hours do not`]
      : [];
  });
}

/** Months without one open day that are scored as worth a journey. */
export function findShutMonthFaults({ sights, bases }: Places, catalogue: Catalogue): string[] {
  const baseOf = new Map(bases.map((base) => [base.id, base]));
  return sights.flatMap((sight) => {
    const months = findSightMonths(sight, baseOf.get(sight.base), catalogue);
    const hours = findHours(sight);
    if (!hours || !months) return [];
    const { seasons, days = [] } = hours;
    const open = seasons.filter(({ week }) => week.some((windows) => windows.length > 0));
    return [...months].flatMap((score, index) => {
      const [first, last] = [(index + 1) * 100 + 1, (index + 1) * 100 + 31];
      const shut =
        !open.some(({ from, to }) => from <= last && to >= first) &&
        !days.some(({ day, windows }) => windows.length > 0 && day >= first && day <= last);
      return shut && Number(score) > 1
        ? [`${sight.file}: ${sight.id}: shut all of month ${index + 1}, which it scores ${score}`]
        : [];
    });
  });
}

const closes = /\b(?:shuts?|closed|closes|park's calendar)\b/i;

/** Months that a sight's own reason calls shut, while its hours are open through all of them. */
export function findOpenWhileShutFaults({ sights }: Places): string[] {
  return sights.flatMap((sight) => {
    const { id, file, months, monthsWhy } = sight;
    const hours = findHours(sight);
    if (!hours || !months || !closes.test(monthsWhy ?? "")) return [];
    if (hours.seasons.length > 1 || hours.days?.length || !isAllYear(hours)) return [];
    const shut = [...months].indexOf("0") + 1;
    return shut > 0 ? [`${file}: ${id}: "${monthsWhy}", and open through month ${shut}`] : [];
  });
}

const isAllYear = ({ seasons: [season] }: CompiledHours) =>
  season?.from === 101 && season.to === 1231;

/** Kilometres that two bases give to one station, and which cannot both be true. */
export function findStationWays({ bases }: Places): string[] {
  const told = new Map<string, { id: string; km: number; lat: number; lon: number }[]>();
  return bases.flatMap(({ id, file, coordinates, stations }) =>
    stations.flatMap(({ code, km }) => {
      const others = told.get(code) ?? [];
      told.set(code, [...others, { id, km, ...coordinates }]);
      return others
        .filter((other) => measureDistance(coordinates, other) > (km + other.km) * 1.05 + 3)
        .map((other) => `${file}: ${id}: ${code} at ${km} km, and ${other.km} from ${other.id}`);
    }),
  );
}
