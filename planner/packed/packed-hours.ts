import type { CompiledHours, OpenWindow } from "#contract/content/plannable.ts";

/**
 * Hours as a line: `331:540-1080;930:,540-1140,…;1231:540-1080` are three seasons by their last day (month × 100 +
 * day), each with the windows of a day where all seven are alike, else of Monday to Sunday; `1231:17!540-1080` is shut on
 * Mondays and Sundays, and the same on all others.
 */

/** Where a season begins that follows another without a gap, as they do: else its first day stands before the last. */
const dayAfter = (day: number): number => {
  const lastOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const month = Math.floor(day / 100);
  return day % 100 < (lastOf[month - 1] ?? 31) ? day + 1 : (month + 1) * 100 + 1;
};

type Seasons = CompiledHours["seasons"];

export function writeSeasons(seasons: Seasons): string {
  let next = 101;
  return seasons
    .map(({ from, to, week }) => {
      const days = week.map((windows) => windows.map((window) => window.join("-")).join(" "));
      const isAlike = days.every((day) => day === days[0]);
      const when = from === next ? to : `${from}-${to}`;
      next = dayAfter(to);
      return `${when}:${isAlike ? days[0] : writeWeek(days)}`;
    })
    .join(";");
}

function writeWeek(days: readonly string[]): string {
  const shut = days.map((day, k) => (day ? "" : k + 1)).join("");
  const [open, other] = new Set(days.filter(Boolean));
  return shut && other === undefined ? `${shut}!${open}` : days.join(",");
}

export function readSeasons(line: string): Seasons {
  let next = 101;
  return line.split(";").map((season) => {
    const [when = "", open = ""] = season.split(":");
    const [last = 0, first = next] = when.split("-").map(Number).reverse();
    next = dayAfter(last);
    const [alike = "", shut = ""] = open.split("!").reverse();
    const days = alike.split(",").map(readWindows);
    const week = Array.from({ length: 7 }, (_, k) =>
      shut.includes(`${k + 1}`) ? [] : (days[days.length > 1 ? k : 0] ?? []),
    );
    return { from: first, to: last, week };
  });
}

const readWindows = (day: string): OpenWindow[] =>
  day === "" ? [] : day.split(" ").map((window) => window.split("-").map(Number) as OpenWindow);
