import type { Breaks, Caps, Kinds, Plan, Problem } from "./problem.ts";
import { check, type ProblemInput, type Window } from "./problem-input.ts";

/**
 * Builds the typed arrays. Times are whole numbers of any one unit, prizes whole numbers from 0.
 * @throws ProblemError with a sentence, when a number is out of its range.
 */
export function createProblem(input: ProblemInput): Problem {
  const { nodes, places, days } = input;
  check(Number.isInteger(nodes) && nodes > 0, "A problem needs at least one node.");
  check(days.length > 0, "A problem needs at least one day.");
  check(input.travel.length === nodes * nodes, "Travel needs a time for each pair of nodes.");
  const isNode = (node: number) => Number.isInteger(node) && node >= 0 && node < nodes;
  for (const [day, { startNode, endNode, startTime, endTime }] of days.entries()) {
    check(isNode(startNode) && isNode(endNode), `Day ${day + 1} starts or ends nowhere.`);
    check(startTime <= endTime, `Day ${day + 1} ends before it starts.`);
  }
  const entries = days.length * nodes;
  const open = new Int32Array(entries).fill(1);
  const close = new Int32Array(entries);
  const prize = new Int32Array(entries);
  const stay = new Int32Array(nodes);
  const gaps: Window[][] = Array.from({ length: entries }, () => []);
  const kindOf = new Int32Array(nodes).fill(-1);
  const must = new Uint8Array(nodes);
  const stands = new Uint8Array(nodes);
  for (const place of places) {
    check(isNode(place.node), `Place ${place.node} is not among the nodes.`);
    check(place.stay >= 0, `The visit of place ${place.node} is shorter than nothing.`);
    const pinnedTo = input.must?.get(place.node);
    check(stands[place.node] === 0, `Place ${place.node} stands in the list twice.`);
    stands[place.node] = 1;
    stay[place.node] = place.stay;
    must[place.node] = pinnedTo === undefined ? 0 : 1;
    kindOf[place.node] = place.kind ?? -1;
    for (const [day, { startTime, endTime }] of days.entries()) {
      const entry = day * nodes + place.node;
      const worth = typeof place.prize === "number" ? place.prize : (place.prize[day] ?? 0);
      check(worth >= 0, `Place ${place.node} is worth less than nothing.`);
      prize[entry] = worth;
      if (typeof pinnedTo === "number" && pinnedTo !== day) continue;
      const windows = place.windows
        ? mergeWindows(place.windows[day] ?? [])
        : [[startTime, endTime] as const];
      const last = windows.at(-1);
      if (windows[0] === undefined || last === undefined) continue;
      open[entry] = windows[0][0];
      close[entry] = last[1];
      gaps[entry] = windows.slice(1).map(([from], k) => [(windows[k] as Window)[1], from]);
    }
  }
  for (const node of input.must?.keys() ?? [])
    check(isNode(node) && stands[node] === 1, `Place ${node} is pinned and not among the places.`);
  const banned = input.banned ?? new Set<number>();
  return {
    nodes,
    days: days.length,
    travel: Int32Array.from(input.travel),
    stay,
    prize,
    open,
    close,
    breaks: packBreaks(gaps),
    startNode: Int32Array.from(days, (day) => day.startNode),
    endNode: Int32Array.from(days, (day) => day.endNode),
    startTime: Int32Array.from(days, (day) => day.startTime),
    endTime: Int32Array.from(days, (day) => day.endTime),
    places: Int32Array.from(places.map(({ node }) => node).filter((node) => !banned.has(node))),
    must,
    kinds: packKinds(kindOf, input.kindLimits ?? []),
    locked: Uint8Array.from(days, (day) => (day.locked ? 1 : 0)),
    caps: packCaps(input),
  };
}

function packCaps({ days, travel, effort = travel, road = travel }: ProblemInput): Caps | null {
  if (days.every(({ most }) => most === undefined)) return null;
  check(
    effort.length === travel.length && road.length === travel.length,
    "Effort and road need a time for each pair of nodes.",
  );
  const by = (name: "visits" | "effort" | "road") =>
    Int32Array.from(days, ({ most }) => most?.[name] ?? unlimited);
  return {
    visits: by("visits"),
    effort: by("effort"),
    effortOf: Int32Array.from(effort),
    road: by("road"),
    roadOf: Int32Array.from(road),
  };
}

const unlimited = 2 ** 30;

/** In order of time, those that touch or overlap made one, those that hold no moment left out. */
function mergeWindows(windows: readonly Window[]): Window[] {
  const merged: Window[] = [];
  for (const [first, last] of windows.filter(([a, b]) => a <= b).sort((a, b) => a[0] - b[0])) {
    const before = merged.at(-1);
    if (before && first <= before[1] + 1)
      merged[merged.length - 1] = [before[0], Math.max(before[1], last)];
    else merged.push([first, last]);
  }
  return merged;
}

function packBreaks(gaps: readonly (readonly Window[])[]): Breaks | null {
  const all = gaps.flat();
  if (all.length === 0) return null;
  const first = new Int32Array(gaps.length + 1);
  gaps.forEach((list, entry) => {
    first[entry + 1] = (first[entry] as number) + list.length;
  });
  return {
    first,
    from: Int32Array.from(all, ([from]) => from),
    to: Int32Array.from(all, ([, to]) => to),
  };
}

function packKinds(kindOf: Int32Array, limits: readonly number[]): Kinds | null {
  if (limits.length === 0) return null;
  check(
    kindOf.every((kind) => kind < limits.length) && limits.every((limit) => limit > 0),
    "Each kind needs a limit above nothing.",
  );
  return { kindOf, limit: Float64Array.from(limits) };
}

/** The same problem, in which a place is worth more on the day where the plan has it. */
export function preferPlan(problem: Problem, plan: Plan, bonus: number): Problem {
  const prize = problem.prize.slice();
  plan.forEach((stops, day) => {
    for (const place of stops) {
      const entry = day * problem.nodes + place;
      prize[entry] = (prize[entry] as number) + bonus;
    }
  });
  return { ...problem, prize };
}
