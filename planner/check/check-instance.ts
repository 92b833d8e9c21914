/** Parts of a unit at which the published values cut a way off, by the type that begins a file: Solomon's, Cordeau's. */
const partsOf: Readonly<Record<string, number>> = { 2: 10, 4: 10, 5: 100, 6: 100 };

interface Customer {
  readonly x: number;
  readonly y: number;
  readonly stay: number;
  readonly score: number;
  readonly opens: number;
  readonly closes: number;
}

/**
 * Holds tours against a public instance as its file is written, by the rule that the published values were found
 * under, with neither the solver's code nor its reader: a way is the straight line cut to tenths (Solomon) or
 * hundredths (Cordeau), one waits for the gate, and each tour is home before the depot shuts.
 * @param text the file of KU Leuven's collection
 * @returns what is wrong, a sentence each (none: feasible), and the sum of the scores
 */
export function checkInstance(
  text: string,
  tours: readonly (readonly number[])[],
  days: number,
): { faults: string[]; score: number } {
  const [head = "", , ...rest] = text.trim().split(/\r?\n/);
  const parts = partsOf[head.trim().split(/\s+/)[0] ?? ""] ?? Number.NaN;
  const customers = rest.filter((line) => line.trim() !== "").map(readCustomer);
  const depot = customers[0] as Customer;
  const faults: string[] = [];
  const seen = new Set<number>();
  let score = 0;
  if (tours.length > days) faults.push(`There are ${tours.length} tours for ${days} days.`);
  tours.forEach((tour, index) => {
    let now = depot.opens;
    let at = depot;
    for (const number of tour) {
      const next = number > 0 ? customers[number] : undefined;
      if (!next || seen.has(number)) {
        faults.push(`Tour ${index + 1} visits ${number}, which is no customer or was visited.`);
        continue;
      }
      seen.add(number);
      now = Math.max(next.opens, now + cutWay(at, next, parts));
      // Sums of tenths and hundredths are not exact in binary.
      if (!(now <= next.closes + 1e-6))
        faults.push(
          `Tour ${index + 1} is at ${number} at ${now.toFixed(2)}, after ${next.closes}.`,
        );
      now += next.stay;
      score += next.score;
      at = next;
    }
    now += cutWay(at, depot, parts);
    if (!(now <= depot.closes + 1e-6))
      faults.push(`Tour ${index + 1} is home at ${now.toFixed(2)}, after ${depot.closes}.`);
  });
  return { faults, score };
}

function cutWay(a: Customer, b: Customer, parts: number): number {
  const way = Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
  return Math.floor(way * parts + 1e-9) / parts;
}

/** number, x, y, length of the visit, score …, opening and closing at the end of the line. */
function readCustomer(line: string): Customer {
  const fields = line.trim().split(/\s+/).map(Number);
  const [, x = 0, y = 0, stay = 0, score = 0] = fields;
  const [opens = 0, closes = 0] = fields.slice(-2);
  return { x, y, stay, score, opens, closes };
}
