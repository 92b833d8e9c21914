import type { CompiledHours } from "#contract/content/plannable.ts";
import type { SearchEntry } from "#contract/content/search-entry.ts";
import type { Catalogue } from "./catalogue.ts";
import { compileHours } from "./places/compile-hours.ts";
import type { PlacedSight, Places } from "./places/read-places.ts";
import { findSightMonths } from "./places/resolve-months.ts";

export type Marked = Pick<SearchEntry, "marks" | "worth" | "week">;

const seven = [0, 1, 2, 3, 4, 5, 6];
const late = 20 * 60;
const early = 6.5 * 60;

/** The season with the most days: what one would say if asked for the hours. */
const findUsualWeek = ({ seasons }: CompiledHours) =>
  [...seasons].sort((a, b) => b.to - b.from - (a.to - a.from))[0]?.week ?? [];

/** Good months of a sight: those of at least 4 of 5. */
const listMonths = (scores: string | null) =>
  [...(scores ?? "")].flatMap((score, index) => (Number(score) >= 4 ? [`m${index + 1}`] : []));

/** What a sight answers to beside its name. */
export function markSight(sight: PlacedSight, { bases }: Places, catalogue: Catalogue): Marked {
  const base = bases.find(({ id }) => id === sight.base);
  const marks = listMonths(findSightMonths(sight, base, catalogue));
  if (["yes", "partly"].includes(sight.stepFree.access)) marks.push("step");
  if (sight.kids.fit === "good") marks.push("kids");
  if (sight.fee?.indian === 0 && sight.fee.foreign === 0) marks.push("free");
  let week = "";
  if (sight.hours) {
    const windows = findUsualWeek(compileHours(sight.hours.open, sight.coordinates));
    for (const day of seven) marks.push(`${windows[day]?.length ? "open" : "closed"}${day}`);
    const all = windows.flat();
    const hasGate = all.some(([from, to]) => from > 0 || to < 1440);
    if (all.some(([, to]) => to > late)) marks.push("late");
    if (hasGate && all.some(([from]) => from <= early)) marks.push("early");
    week = seven
      .map((day) => {
        const [first, last] = [windows[day]?.[0], windows[day]?.at(-1)];
        return first && last ? `${first[0]}-${last[1]}` : "";
      })
      .join();
  }
  // Of two that answer, the one without a step is meant by who asks for it.
  const bonus = sight.stepFree.access === "yes" ? 0.5 : 0;
  return { marks: marks.join(" "), worth: sight.worth + bonus, week };
}

/** What a page without a sight's facts answers to: its months, and what its tags say. */
export const markPage = (
  item: { tags: readonly string[]; bestMonths?: readonly number[] },
  months: readonly number[] = item.bestMonths ?? [],
): Marked => ({
  marks: [
    ...months.map((month) => `m${month}`),
    ...(item.tags.some((tag) => /^famil|^kids|^children/i.test(tag)) ? ["kids"] : []),
  ].join(" "),
  worth: 3,
  week: "",
});
