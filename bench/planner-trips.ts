import { parseArgs } from "node:util";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { bestPrizes, type Problem } from "#planner/core/problem.ts";
import { Random } from "#planner/core/random.ts";
import { changeTrip } from "#planner/trip/change-trip.ts";
import { createModel } from "#planner/trip/create-model.ts";
import type { PlannerEdit } from "#planner/trip/edits.ts";
import { fitDays } from "#planner/trip/lay-days.ts";
import { listOffered } from "#planner/trip/offered-sights.ts";
import { planTrip } from "#planner/trip/plan-trip.ts";
import { poseDays } from "#planner/trip/propose-days.ts";
import { searchTrip } from "#planner/trip/search-trip.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { visitIdOf } from "#trip/item-ids.ts";
import { solveByIls } from "./planner-ils.ts";
import { solveByNearest } from "./planner-nearest.ts";

/**
 * Our own trips: how soon the first plan stands, how far a short search is from a long one, how it
 * compares with others, how soon an edit is answered. Seeded wishes over our places: 2 to 21 days,
 * all months, starts at bases and airports. `node bench/planner.ts --trips --help`
 */

const help = `node bench/planner.ts --trips [options]

  --count N       so many wishes (200)
  --seed K        another K is other wishes (1)
  --seconds S     the search that is measured (1)
  --long L        the search that it is measured against (10), on
  --long-of N     the first N wishes (0)
  --seeds N       short searches of each of them, with other seeds (1)
  --others-of N   nearest neighbour and iterated local search on the first N wishes (0)
  --edits-of N    twelve edits of each of the first N trips (0)
  --each          a line for each wish too

  Times are the thread's own processor time: other load does not count. The others get the route that
  the planner chose, and the same fitting to exact times.
`;

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "--trips"),
  options: {
    help: { type: "boolean" },
    count: { type: "string", default: "200" },
    seconds: { type: "string", default: "1" },
    long: { type: "string", default: "10" },
    "long-of": { type: "string", default: "0" },
    seeds: { type: "string", default: "1" },
    "others-of": { type: "string", default: "0" },
    "edits-of": { type: "string", default: "0" },
    seed: { type: "string", default: "1" },
    each: { type: "boolean", default: false },
  },
});
const today = "2026-11-22";

const clock = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function makeWish(random: Random, bases: readonly string[]): Wish {
  const pick = <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
  const month = String(1 + random.below(12)).padStart(2, "0");
  const days = 2 + random.below(20);
  const start = pick([
    "airport:DEL",
    "airport:COK",
    "airport:MAA",
    "airport:BOM",
    "airport:CCU",
    `base:${pick(bases)}`,
    "anywhere",
  ]);
  return Wish.parse({
    when: { from: `2027-${month}-10`, days },
    start,
    pace: pick(["easy", "usual", "full"]),
    style: pick(["simple", "comfortable", "fine"]),
  });
}

const mean = (list: readonly number[]) => list.reduce((all, one) => all + one, 0) / list.length;
const share = (list: readonly number[], part: number) =>
  [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * part)] ?? 0;
const spread = (list: readonly number[], unit: string) =>
  `median ${share(list, 0.5).toFixed(1)}${unit}, p95 ${share(list, 0.95).toFixed(1)}${unit}, ` +
  `largest ${Math.max(...list).toFixed(1)}${unit}`;
const say = (line: string) => process.stdout.write(`${line}\n`);

function measureFirst(wishes: readonly Wish[]): void {
  const times = wishes.map((wish) => {
    const begin = clock();
    planTrip(getPlannable(), wish, { today, iterations: 0 });
    return clock() - begin;
  });
  say(
    `first plan of ${times.length} wishes: ${spread(times, " ms")}; the first of all ${times[0]?.toFixed(0)} ms`,
  );
}

const search = (wish: Wish, seconds: number, seed = wish.seed) => {
  const model = createModel(getPlannable(), wish, today);
  return searchTrip(model, { seconds, clock, seed }, () => {});
};

function measureGap(wishes: readonly Wish[], seconds: number, long: number, seeds: number): void {
  const gaps = wishes.flatMap((wish) => {
    const found = Array.from(
      { length: seeds },
      (_, k) => search(wish, seconds, wish.seed + k).timedTrip.worth,
    );
    const best = Math.max(...found, search(wish, long, wish.seed + seeds).timedTrip.worth);
    if (options.each)
      say(
        `${JSON.stringify(wish.when)} ${wish.start}: ${found.map((worth) => worth.toFixed(0)).join(", ")} of ${best.toFixed(0)}`,
      );
    return found.map((worth) => (best > 0 ? (100 * (best - worth)) / best : 0));
  });
  const within = gaps.filter((gap) => gap <= 1).length;
  say(
    `${seconds} s against ${long} s, ${wishes.length} wishes, ${gaps.length} runs: mean gap ${mean(gaps).toFixed(2)} %, ` +
      `${spread(gaps, " %")}; ${within} within 1 %`,
  );
}

/** Both know one prize a place: the best of its days. */
function levelPrizes(problem: Problem): Problem {
  const best = bestPrizes(problem);
  return { ...problem, prize: problem.prize.map((_, k) => best[k % problem.nodes] as number) };
}

function measureOthers(wishes: readonly Wish[], seconds: number): void {
  const shares: Record<string, number[]> = { "nearest neighbour": [], "iterated local search": [] };
  let better = 0;
  for (const wish of wishes) {
    const { model, timedTrip } = search(wish, seconds);
    const offered = listOffered(model, timedTrip.route);
    if (offered.size === 0) continue;
    const { problem, read } = poseDays(model, timedTrip.route, offered);
    const level = levelPrizes(problem);
    const plans = {
      "nearest neighbour": solveByNearest(level),
      "iterated local search": solveByIls(level, seconds * 1000, clock),
    };
    for (const [name, plan] of Object.entries(plans)) {
      const { worth } = fitDays(model, timedTrip.route, read(plan));
      if (worth > timedTrip.worth + 1e-6) better++;
      if (timedTrip.worth > 0)
        shares[name]?.push((100 * (timedTrip.worth - worth)) / timedTrip.worth);
    }
  }
  for (const [name, gaps] of Object.entries(shares))
    say(
      `${name} on our routes, ${gaps.length} wishes: ${mean(gaps).toFixed(1)} % below, median ${share(gaps, 0.5).toFixed(1)} %`,
    );
  say(`plans of others that are better: ${better}`);
}

function listEdits(trip: Itinerary, random: Random, sights: readonly string[]): PlannerEdit[] {
  const visits = trip.days.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "visit" ? [part.sight] : [])),
  );
  const sight = () => visits[random.below(visits.length)] ?? (sights[0] as string);
  const item = () => visitIdOf(sight());
  const any = () => sights[random.below(sights.length)] as string;
  const day = () => trip.days[random.below(trip.days.length)]?.id as string;
  const stay = () =>
    trip.days[(trip.stays[random.below(Math.max(1, trip.stays.length))]?.afterDay ?? 1) - 1]
      ?.id as string;
  const hasVisits = visits.length > 0;
  return [
    { do: "never", id: sight() },
    { do: "never", id: sight() },
    { do: "want", id: any() },
    { do: "want", id: any() },
    { do: "nights", day: stay(), nights: 1 + random.below(4) },
    { do: "nights", day: stay(), nights: 1 + random.below(4) },
    { do: "lock-day", day: day(), locked: true },
    { do: "free-day", day: day(), id: `d${trip.nextDay}` },
    ...(hasVisits
      ? ([
          { do: "fix", item: item(), fixed: "trip" },
          { do: "remove-item", item: item() },
          { do: "remove-item", item: item() },
          { do: "move-item", item: item(), day: day(), behind: null },
          { do: "move-item", item: item(), day: day(), behind: null },
        ] as const)
      : []),
  ];
}

function measureEdits(wishes: readonly Wish[], random: Random): void {
  const plannable = getPlannable();
  const sights = plannable.sights.map(({ id }) => id);
  const times: number[] = [];
  const byKind = new Map<string, number[]>();
  for (const wish of wishes) {
    const trip = planTrip(plannable, wish, { today, iterations: 4 });
    for (const edit of listEdits(trip, random, sights)) {
      const begin = clock();
      changeTrip(plannable, trip, edit, { today });
      const time = clock() - begin;
      times.push(time);
      byKind.set(edit.do, [...(byKind.get(edit.do) ?? []), time]);
    }
  }
  say(`${times.length} edits: ${spread(times, " ms")}`);
  for (const [kind, list] of byKind) say(`  ${kind}: ${spread(list, " ms")}`);
}

if (options.help) process.stdout.write(help);
else {
  const random = new Random(Number(options.seed));
  const bases = getPlannable().bases.map(({ id }) => id);
  const wishes = Array.from({ length: Number(options.count) }, () => makeWish(random, bases));
  const first = (name: "long-of" | "others-of" | "edits-of") =>
    wishes.slice(0, Number(options[name]));
  const seconds = Number(options.seconds);
  measureFirst(wishes);
  if (first("edits-of").length > 0) measureEdits(first("edits-of"), random);
  if (first("others-of").length > 0) measureOthers(first("others-of"), seconds);
  if (first("long-of").length > 0)
    measureGap(first("long-of"), seconds, Number(options.long), Number(options.seeds));
}
