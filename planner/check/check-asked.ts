import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { Say } from "./fault.ts";

/** Musts and pins are kept or reported, what is never wanted is absent, sums add up. */
export function checkAsked(plannable: Plannable, itinerary: Itinerary, say: Say): void {
  const { wish, days, conflicts, budget } = itinerary;
  const visits = days.flatMap(({ parts, number }) =>
    parts.flatMap((part) => (part.kind === "visit" ? [{ ...part, number }] : [])),
  );
  const nights = days.flatMap(({ sleeps }) => (sleeps ? [sleeps.id] : []));
  const ends = [itinerary.start.id, itinerary.end.id];
  const isSaid = (...names: string[]) =>
    conflicts.some(({ wishes }) => names.some((name) => wishes.includes(name)));
  const festivals = new Set((plannable.festivals ?? []).map(({ slug }) => slug));
  for (const id of wish.must) {
    // Its nights are counted by its dates (`check-festivals.ts`).
    if (festivals.has(id)) continue;
    if (visits.some(({ sight }) => sight === id) || nights.includes(id) || ends.includes(id))
      continue;
    if (!isSaid(`must:${id}`)) say("must", `${id} was a must and is neither there nor spoken of.`);
  }
  wish.pins.forEach((pin, index) => {
    const kept =
      pin.kind === "day" ||
      (pin.kind === "night" && nights[pin.day - 1] === pin.base) ||
      (pin.kind === "sight" &&
        visits.some(
          ({ sight, number, from }) =>
            sight === pin.sight &&
            (pin.day === null || pin.day === number) &&
            (pin.at === undefined || pin.at === from),
        ));
    const name = pin.kind === "sight" ? pin.sight : "";
    if (!kept && !isSaid(`pins:${index}`, `must:${name}`))
      say("must", `pin ${index} is neither kept nor spoken of.`);
  });
  const never = new Set(wish.never);
  const baseOf = new Map(
    plannable.sights.map(({ id, base }) => [id, plannable.bases[base]?.id ?? ""]),
  );
  for (const { sight } of visits)
    if (never.has(sight) || never.has(baseOf.get(sight) ?? ""))
      say("never", `${sight} was never wanted.`);
  days.forEach(({ sleeps }, index) => {
    if (sleeps && never.has(sleeps.id) && !ends.includes(sleeps.id))
      say("never", `night ${index + 1} is in ${sleeps.name}, never wanted.`);
  });
  for (const end of [0, 1] as const) {
    const sum = budget.lines.reduce((all, { range }) => all + range[end], 0);
    if (sum !== budget.total[end])
      say("money", `the budget's lines are ${sum}, its total ${budget.total[end]}.`);
  }
  const limit = wish.budget;
  if (budget.total[1] > budget.total[0] * 1.5 + 1)
    say(
      "money",
      `the budget runs from ${budget.total[0]} to ${budget.total[1]}: nobody can plan with it.`,
    );
  if (limit && budget.perDay[limit.limit ? 1 : 0] > limit.perDay) {
    const isTold = itinerary.notices.some(({ code }) => code === "budget");
    if (limit.limit ? !isSaid("budget") : !isTold)
      say("money", "the budget is overspent, and nobody says so.");
  }
}
