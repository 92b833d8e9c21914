import type { Problem } from "#planner/core/problem.ts";

/**
 * The classic to compare with: iterated local search for the team orienteering problem with time
 * windows (Vansteenwegen, Souffriau, Vanden Berghe and Van Oudheusden, Computers & Operations
 * Research 2009). Inserts by score squared over the time it shifts, shakes by taking a run of visits
 * out of every day. One window a day, no kinds: what the public instances need.
 */
export function solveByIls(
  problem: Problem,
  milliseconds: number,
  clock: () => number,
): number[][] {
  const end = clock() + milliseconds;
  const days = Array.from({ length: problem.days }, (_, day) => new Tour(problem, day));
  const visited = new Uint8Array(problem.nodes);
  const longest = Math.max(2, Math.floor(problem.places.length / (3 * problem.days)));
  let worth = 0;
  let best = -1;
  let plan: number[][] = [];
  let from = 1;
  let count = 1;
  while (clock() < end) {
    worth += fill(problem, days, visited);
    if (worth > best) {
      best = worth;
      plan = days.map(({ stops }) => stops.slice(1, -1));
      count = 1;
    }
    for (const tour of days)
      for (const place of tour.shake(from, count)) {
        visited[place] = 0;
        worth -= problem.prize[place] as number;
      }
    from += count;
    count++;
    const shortest = Math.min(...days.map(({ stops }) => stops.length - 2));
    if (from >= shortest) from = Math.max(1, from - Math.max(1, shortest));
    if (count >= longest) count = 1;
  }
  return plan;
}

/** Inserts the best place by score squared over shift until none fits; returns what it adds. */
function fill(problem: Problem, days: readonly Tour[], visited: Uint8Array): number {
  const { places, prize, nodes } = problem;
  const shift = new Float64Array(nodes);
  const day = new Int32Array(nodes);
  const slot = new Int32Array(nodes);
  const look = (place: number, tours: readonly Tour[]) => {
    for (const tour of tours) {
      const [cost, at] = tour.cheapest(place);
      if (cost >= (shift[place] as number)) continue;
      shift[place] = cost;
      day[place] = tour.day;
      slot[place] = at;
    }
  };
  const lookAnew = (place: number) => {
    shift[place] = Number.POSITIVE_INFINITY;
    look(place, days);
  };
  for (const place of places) if (visited[place] === 0) lookAnew(place);
  for (let added = 0; ; ) {
    let chosen = -1;
    let ratio = 0;
    for (const place of places) {
      if (visited[place] === 1 || shift[place] === Number.POSITIVE_INFINITY) continue;
      const own = (prize[place] as number) ** 2 / Math.max(0.01, shift[place] as number);
      if (own <= ratio) continue;
      ratio = own;
      chosen = place;
    }
    if (chosen < 0) return added;
    const tour = days[day[chosen] as number] as Tour;
    tour.insert(chosen, slot[chosen] as number);
    visited[chosen] = 1;
    added += prize[chosen] as number;
    for (const place of places) {
      if (visited[place] === 1) continue;
      if (day[place] === tour.day) lookAnew(place);
      else look(place, [tour]);
    }
  }
}

/** One day: begins of its visits, and by how much each may be put off. */
class Tour {
  stops: number[];
  readonly day: number;
  private begins: number[] = [];
  private slack: number[] = [];
  private readonly problem: Problem;

  constructor(problem: Problem, day: number) {
    this.problem = problem;
    this.day = day;
    this.stops = [problem.startNode[day] as number, problem.endNode[day] as number];
    this.retime();
  }

  /** Shift of the cheapest possible insertion, and the slot after which it goes. */
  cheapest(place: number): [shift: number, slot: number] {
    const { nodes, travel, stay, open, close } = this.problem;
    const entry = this.day * nodes + place;
    let best: [number, number] = [Number.POSITIVE_INFINITY, -1];
    for (let k = 0; k + 1 < this.stops.length; k++) {
      const before = this.stops[k] as number;
      const after = this.stops[k + 1] as number;
      const left = (this.begins[k] as number) + (stay[before] as number);
      const there = travel[before * nodes + place] as number;
      if (left + there > (close[entry] as number)) break;
      const begin = Math.max(left + there, open[entry] as number);
      const on = (stay[place] as number) + (travel[place * nodes + after] as number);
      const later = begin + on - (this.begins[k + 1] as number);
      const shift = begin - left + on - (travel[before * nodes + after] as number);
      if (later <= (this.slack[k + 1] as number) && shift < best[0]) best = [shift, k];
    }
    return best;
  }

  insert(place: number, slot: number): void {
    this.stops.splice(slot + 1, 0, place);
    this.retime();
  }

  /** Takes `count` visits out from the `from`th on, round the end to the beginning. */
  shake(from: number, count: number): number[] {
    const visits = this.stops.slice(1, -1);
    const first = visits.length === 0 ? 0 : (from - 1) % visits.length;
    const out = new Set(
      Array.from(
        { length: Math.min(count, visits.length) },
        (_, k) => visits[(first + k) % visits.length] as number,
      ),
    );
    this.stops = this.stops.filter(
      (stop, k) => k === 0 || k === this.stops.length - 1 || !out.has(stop),
    );
    this.retime();
    return [...out];
  }

  private retime(): void {
    const { nodes, travel, stay, open, close, startTime, endTime } = this.problem;
    const { stops, day } = this;
    const last = stops.length - 1;
    const step = (k: number) =>
      (stay[stops[k] as number] as number) +
      (travel[(stops[k] as number) * nodes + (stops[k + 1] as number)] as number);
    this.begins = [startTime[day] as number];
    for (let k = 1; k <= last; k++) {
      const arrives = (this.begins[k - 1] as number) + step(k - 1);
      const opens = k < last ? (open[day * nodes + (stops[k] as number)] as number) : arrives;
      this.begins.push(Math.max(arrives, opens));
    }
    this.slack = new Array(stops.length).fill(0);
    this.slack[last] = (endTime[day] as number) - (this.begins[last] as number);
    for (let k = last - 1; k > 0; k--) {
      const waits = (this.begins[k + 1] as number) - (this.begins[k] as number) - step(k);
      const closes = close[day * nodes + (stops[k] as number)] as number;
      this.slack[k] = Math.min(
        closes - (this.begins[k] as number),
        waits + (this.slack[k + 1] as number),
      );
    }
  }
}
