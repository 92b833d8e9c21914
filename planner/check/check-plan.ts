import type { ProblemInput } from "#planner/core/problem-input.ts";

/**
 * Holds a plan against what was asked, stop by stop, with none of the solver's code.
 * @returns what is wrong, a sentence each (none: the plan can be travelled), and what it is worth.
 */
export function checkPlan(
  asked: ProblemInput,
  plan: readonly (readonly number[])[],
): { faults: string[]; worth: number } {
  const faults: string[] = [];
  const places = new Map(asked.places.map((place) => [place.node, place]));
  const seen = new Set<number>();
  const sums = new Map<number, number>();
  let worth = 0;
  if (plan.length !== asked.days.length)
    faults.push(`The plan has ${plan.length} days, asked were ${asked.days.length}.`);
  for (const [index, day] of asked.days.entries()) {
    const name = `Day ${index + 1}`;
    let time = day.startTime;
    let at = day.startNode;
    let effort = 0;
    let road = 0;
    const go = (to: number) => {
      const way = at * asked.nodes + to;
      effort += (asked.effort ?? asked.travel)[way] ?? Number.NaN;
      road += (asked.road ?? asked.travel)[way] ?? Number.NaN;
      at = to;
      return asked.travel[way] ?? Number.NaN;
    };
    for (const node of plan[index] ?? []) {
      const place = places.get(node);
      if (place === undefined) {
        faults.push(`${name}: ${node} is no place.`);
        continue;
      }
      if (seen.has(node)) faults.push(`${name}: place ${node} is visited twice.`);
      if (asked.banned?.has(node)) faults.push(`${name}: place ${node} is banned.`);
      const pin = asked.must?.get(node);
      if (typeof pin === "number" && pin !== index)
        faults.push(`${name}: place ${node} is pinned to day ${pin + 1}.`);
      seen.add(node);
      time += go(node);
      const windows =
        place.windows?.[index] ?? (place.windows ? [] : [[day.startTime, day.endTime]]);
      const begins = windows
        .filter(([, last]) => (last as number) >= time)
        .map(([first]) => Math.max(first as number, time));
      const usable = begins.length > 0 ? Math.min(...begins) : Number.NaN;
      if (Number.isNaN(usable)) faults.push(`${name}: place ${node} is closed from ${time} on.`);
      else time = usable;
      time += place.stay;
      effort += place.stay;
      const prize = typeof place.prize === "number" ? place.prize : (place.prize[index] ?? 0);
      const limited = place.kind !== undefined && (asked.kindLimits?.length ?? 0) > place.kind;
      if (limited) sums.set(place.kind as number, (sums.get(place.kind as number) ?? 0) + prize);
      else worth += prize;
    }
    time += go(day.endNode);
    const visits = plan[index]?.length ?? 0;
    if (day.most && visits > 0) {
      if (visits > day.most.visits) faults.push(`${name} has ${visits} visits.`);
      if (!(effort <= day.most.effort)) faults.push(`${name} takes ${effort} of strength.`);
      if (!(road <= day.most.road)) faults.push(`${name} has ${road} of road.`);
    }
    if (!(time <= day.endTime)) faults.push(`${name} ends at ${time}, after ${day.endTime}.`);
  }
  for (const [kind, sum] of sums) {
    const limit = asked.kindLimits?.[kind] ?? 0;
    worth += sum / (1 + sum / limit);
  }
  return { faults, worth };
}
