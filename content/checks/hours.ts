import { readClock } from "#contract/clock.ts";
import type { CompiledHours } from "#contract/content/plannable.ts";
import type { Catalogue } from "#server/content/catalogue.ts";
import { compileHours } from "#server/content/places/compile-hours.ts";
import type { PlacedSight, Places } from "#server/content/places/read-places.ts";

/** Hours that cannot be read, or leave no time for the shortest visit; quiet hours while it is shut. */
export function findHoursFaults({ sights }: Places): string[] {
  return sights.flatMap((sight) => {
    const where = `${sight.file}: ${sight.id}`;
    if (!sight.hours) return [];
    try {
      const hours = compileHours(sight.hours.open, sight.coordinates, sight.hours.lastEntry);
      return [...findShortHours(sight, hours), ...findQuietFaults(sight, hours)].map(
        (fault) => `${where}: ${fault}`,
      );
    } catch (error) {
      return [`${where}: hours ${(error as Error).message}`];
    }
  });
}

const windowsOf = ({ seasons }: CompiledHours) => seasons.flatMap(({ week }) => week.flat());

function findShortHours({ visitMinutes, hours: written }: PlacedSight, hours: CompiledHours) {
  const windows = windowsOf(hours);
  const longest = Math.max(0, ...windows.map(([open, close]) => close - open));
  const last = written?.lastEntry ?? 0;
  return [
    ...(longest < visitMinutes.from
      ? [`open ${longest} minutes at most, a visit takes ${visitMinutes.from}`]
      : []),
    ...(last >= longest
      ? [`the last entry is ${last} minutes before closing, it is open ${longest}`]
      : []),
  ];
}

function findQuietFaults({ quietHours }: PlacedSight, hours: CompiledHours) {
  return (quietHours?.split(",") ?? []).flatMap((span) => {
    const [from = 0, to = 0] = span.split("-").map((time) => readClock(time) ?? 0);
    // In some season at least it is open for all of that span.
    const open = windowsOf(hours).some(([opens, closes]) => opens <= from && closes >= to);
    return from >= to || !open ? [`quiet from ${span}, when it is shut`] : [];
  });
}

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** A closing day that the page's prose names and the hours do not have. */
export function findClosingDayFaults({ sights }: Places, catalogue: Catalogue): string[] {
  return sights.flatMap((sight) => {
    const [list, slug = ""] = sight.page?.split(":") ?? [];
    const page = list === "attraction" ? catalogue.find("attractions", slug) : null;
    if (!page || !sight.hours) return [];
    const said = /closed on (?:all )?(\w+?)s?\b/i.exec(JSON.stringify(page))?.[1]?.toLowerCase();
    const weekday = weekdays.indexOf(said ?? "");
    if (weekday < 0) return [];
    try {
      const { seasons } = compileHours(sight.hours.open, sight.coordinates);
      return seasons.some(({ week }) => week[weekday]?.length)
        ? [`${sight.file}: ${sight.id}: its page says closed on ${said}s, its hours do not`]
        : [];
    } catch {
      return [];
    }
  });
}
