import { type Plan, type Problem, worthOfKind } from "./problem.ts";

/** The worth of a plan without its pins: prizes by day, with diminishing returns of one kind. */
export function worthOf({ nodes, prize, kinds }: Problem, plan: Plan): number {
  const sums = new Float64Array(kinds === null ? 0 : kinds.limit.length);
  let worth = 0;
  plan.forEach((stops, day) => {
    for (const place of stops) {
      const gain = prize[day * nodes + place] as number;
      const kind = kinds === null ? -1 : (kinds.kindOf[place] as number);
      if (kind < 0) worth += gain;
      else sums[kind] = (sums[kind] as number) + gain;
    }
  });
  if (kinds !== null)
    for (let kind = 0; kind < sums.length; kind++)
      worth += worthOfKind(sums[kind] as number, kinds.limit[kind] as number);
  return worth;
}
