import type { CompiledHours } from "./plannable.ts";

/** Months of which no day is open: 1 is January. */
export function listClosedMonths({ seasons, days = [] }: CompiledHours): number[] {
  const isOpen = (from: number, to: number) =>
    seasons.some(
      (season) =>
        season.from <= to && season.to >= from && season.week.some((windows) => windows.length > 0),
    ) || days.some(({ day, windows }) => from <= day && day <= to && windows.length > 0);
  return Array.from({ length: 12 }, (_, index) => index + 1).filter(
    (month) => !isOpen(month * 100 + 1, month * 100 + 31),
  );
}
