import { parseArgs } from "node:util";
import { Wish } from "#contract/wish.ts";
import { Random } from "#planner/core/random.ts";
import { planTrip } from "#planner/trip/plan-trip.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";

/**
 * Our own trips: how soon the first plan stands, and how far a short search is from a long one.
 * Seeded wishes over our places: 2 to 21 days, all months, starts at bases and airports.
 * `node bench/planner-trips.ts --help`
 */

const help = `node bench/planner-trips.ts [options]

  --trips N     so many wishes (10)
  --seconds S   the search that is measured (1)
  --long L      the search that it is measured against (20); 0 leaves it out
  --seed K      another K is other wishes (1)

  Times are the thread's own processor time: other load does not count.
`;

const { values: options } = parseArgs({
  options: {
    help: { type: "boolean" },
    trips: { type: "string", default: "10" },
    seconds: { type: "string", default: "1" },
    long: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
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
    when: { from: `2027-${month}-10`, days: 2 + random.below(20) },
    start,
    pace: pick(["easy", "usual", "full"]),
    style: pick(["simple", "comfortable", "fine"]),
  });
}

function measure(wish: Wish, seconds: number) {
  const plannable = getPlannable();
  const begin = clock();
  let first = 0;
  const { worth } = planTrip(plannable, wish, {
    today,
    seconds,
    clock,
    onProgress: () => {
      first ||= clock() - begin;
    },
  });
  return { worth, first };
}

const mean = (list: readonly number[]) => list.reduce((all, one) => all + one, 0) / list.length;
const share = (list: readonly number[], part: number) =>
  [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * part)] ?? 0;

if (options.help) process.stdout.write(help);
else {
  const random = new Random(Number(options.seed));
  const bases = getPlannable().bases.map(({ id }) => id);
  const [seconds, long] = [Number(options.seconds), Number(options.long)];
  const firsts: number[] = [];
  const gaps: number[] = [];
  for (let k = 0; k < Number(options.trips); k++) {
    const wish = makeWish(random, bases);
    const short = measure(wish, seconds);
    firsts.push(short.first);
    if (long === 0) continue;
    const best = Math.max(short.worth, measure(wish, long).worth);
    gaps.push(best > 0 ? (100 * (best - short.worth)) / best : 0);
  }
  process.stdout.write(
    `first plan: median ${share(firsts, 0.5).toFixed(0)} ms, p95 ${share(firsts, 0.95).toFixed(0)} ms, ` +
      `longest ${Math.max(...firsts).toFixed(0)} ms\n`,
  );
  if (gaps.length > 0)
    process.stdout.write(
      `${seconds} s against ${long} s: mean gap ${mean(gaps).toFixed(2)} %, largest ${Math.max(...gaps).toFixed(2)} %\n`,
    );
}
