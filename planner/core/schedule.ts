import { afterBreak, beforeBreak, type Problem, worthOfKind } from "./problem.ts";
import type { Random } from "./random.ts";

const never = 2 ** 30;
/** A possible gap is passed over now and then, so that the cheapest is not always taken. */
const blink = 0.01;

/**
 * The days as they stand. For each stop the earliest departure and the latest begin that keeps the
 * rest of its day possible; with the two, whether a visit fits between two stops takes constant time.
 *
 * Day `d` fills the slots from `d * stride`: its start, the visits in order, its end.
 */
export class Schedule {
  readonly problem: Problem;
  readonly stride: number;
  /** Nodes of a day, both ends counted. */
  readonly length: Int32Array;
  readonly stops: Int32Array;
  /** Day of a place, -1 where it is not visited, and its slot within the day. */
  readonly dayOf: Int32Array;
  readonly slotOf: Int32Array;
  /** Way of a day, all legs together. */
  readonly way: Int32Array;
  /** Days touched since `settle` was called. */
  readonly changed: Uint8Array;
  /** Worth of all visits, diminishing return and `mustWorth` for each pin counted in. */
  worth = 0;
  /** Where `findGap` found room: a day, or -1, and the slot after which to insert. */
  foundDay = -1;
  foundSlot = 0;

  private readonly departure: Int32Array;
  private readonly latest: Int32Array;
  private readonly leg: Int32Array;
  /** Time that lies idle or may be waited between a stop and the next. */
  private readonly room: Int32Array;
  private readonly widestRoom: Int32Array;
  /** Ways into a node lie side by side, as those out of it do in `travel`. */
  private readonly into: Int32Array;
  /** Prizes of the visits of each kind. */
  readonly kindSum: Float64Array;
  /** What a pin counts for beyond its prize: more than everything else together. */
  readonly mustWorth: number;
  /** More than any plan can be worth, unless everything is in it. */
  readonly mostWorth: number;

  constructor(problem: Problem) {
    const { nodes, days, travel, places, kinds, must } = problem;
    this.problem = problem;
    this.stride = places.length + 2;
    const slots = days * this.stride;
    this.stops = new Int32Array(slots);
    this.departure = new Int32Array(slots);
    this.latest = new Int32Array(slots);
    this.leg = new Int32Array(slots);
    this.room = new Int32Array(slots);
    this.length = new Int32Array(days);
    this.way = new Int32Array(days);
    this.widestRoom = new Int32Array(days);
    this.changed = new Uint8Array(days);
    this.dayOf = new Int32Array(nodes).fill(-1);
    this.slotOf = new Int32Array(nodes);
    const sum = sumOfBestPrizes(problem);
    this.mustWorth = 1 + sum;
    this.mostWorth = places.reduce(
      (all, node) => all + (must[node] as number) * this.mustWorth,
      sum,
    );
    this.kindSum = new Float64Array(kinds === null ? 0 : kinds.limit.length);
    this.into = new Int32Array(nodes * nodes);
    for (let i = 0; i < nodes; i++)
      for (let j = 0; j < nodes; j++) this.into[j * nodes + i] = travel[i * nodes + j] as number;
    for (let day = 0; day < days; day++) {
      this.length[day] = 2;
      this.retime(day);
    }
  }

  /** Computes the times of a day anew; false when a visit or the end comes too late. */
  retime(day: number): boolean {
    const { nodes, travel, stay, open, close, breaks, startNode, endNode, startTime, endTime } =
      this.problem;
    const { stops, departure, latest, leg, room, slotOf } = this;
    const start = day * this.stride;
    const end = start + (this.length[day] as number) - 1;
    const row = day * nodes;
    let from = startNode[day] as number;
    let time = (startTime[day] as number) + (stay[from] as number);
    let way = 0;
    let possible = true;
    stops[start] = from;
    stops[end] = endNode[day] as number;
    departure[start] = time;
    for (let k = start + 1; k < end; k++) {
      const node = stops[k] as number;
      const step = travel[from * nodes + node] as number;
      leg[k - 1] = step;
      way += step;
      time += step;
      const opens = open[row + node] as number;
      if (time < opens) time = opens;
      if (breaks !== null) time = afterBreak(breaks, row + node, time);
      if (time > (close[row + node] as number)) possible = false;
      time += stay[node] as number;
      departure[k] = time;
      slotOf[node] = k - start;
      from = node;
    }
    const home = travel[from * nodes + (stops[end] as number)] as number;
    leg[end - 1] = home;
    this.way[day] = way + home;
    let limit = endTime[day] as number;
    let widest = limit - time - home;
    latest[end] = limit;
    room[end - 1] = widest;
    for (let k = end - 1; k > start; k--) {
      const node = stops[k] as number;
      limit -= (leg[k] as number) + (stay[node] as number);
      const closes = close[row + node] as number;
      if (limit > closes) limit = closes;
      if (breaks !== null) limit = beforeBreak(breaks, row + node, limit);
      latest[k] = limit;
      const idle = limit - (departure[k - 1] as number) - (leg[k - 1] as number);
      room[k - 1] = idle;
      if (idle > widest) widest = idle;
    }
    this.widestRoom[day] = this.problem.locked[day] === 1 ? -never : widest;
    return possible && (room[end - 1] as number) >= 0;
  }

  totalWay(): number {
    let total = 0;
    for (let day = 0; day < this.way.length; day++) total += this.way[day] as number;
    return total;
  }

  /**
   * Looks for the cheapest gap that can hold the place, by the way it adds, less `wayForPrize` for
   * each unit by which the day pays more than the first; now and then passes over a gap.
   */
  findGap(place: number, onlyChanged: boolean, wayForPrize: number, random: Random): void {
    const { nodes, days, travel, stay, open, close, breaks, prize, must } = this.problem;
    const { stops, departure, latest, leg, room, into, widestRoom, changed, stride } = this;
    const length = stay[place] as number;
    const row = place * nodes;
    let cheapest = never;
    let foundDay = -1;
    let foundSlot = 0;
    for (let day = 0; day < days; day++) {
      // A detour may be negative by rounding, or where the short cut is the longer way.
      if ((onlyChanged && changed[day] === 0) || (widestRoom[day] as number) < length - 3) continue;
      const entry = day * nodes + place;
      const opens = open[entry] as number;
      const closes = close[entry] as number;
      const pays = prize[entry] as number;
      if (closes < opens || (pays === 0 && must[place] === 0)) continue;
      const extra = (pays - (prize[place] as number)) * wayForPrize;
      const start = day * stride;
      const end = start + (this.length[day] as number) - 1;
      // `latest` rises along the day: halve for the first gap that does not end before opening.
      let low = start;
      let high = end;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((latest[middle + 1] as number) < opens + length) low = middle + 1;
        else high = middle;
      }
      for (let k = low; k < end; k++) {
        const left = departure[k] as number;
        if (left > closes) break;
        if ((room[k] as number) < length - 3) continue;
        const there = into[row + (stops[k] as number)] as number;
        let time = left + there;
        if (time > closes) continue;
        if (time < opens) time = opens;
        if (breaks !== null) time = afterBreak(breaks, entry, time);
        const on = travel[row + (stops[k + 1] as number)] as number;
        if (time + length + on > (latest[k + 1] as number)) continue;
        const cost = there + on - (leg[k] as number) - extra;
        if (cost < cheapest && random.next() >= blink) {
          cheapest = cost;
          foundDay = day;
          foundSlot = k - start;
        }
      }
    }
    this.foundDay = foundDay;
    this.foundSlot = foundSlot;
  }

  /** Inserts a place after a slot of a day; false when the day cannot hold it there. */
  insert(place: number, day: number, slot: number): boolean {
    const { stops, length, dayOf, changed } = this;
    const at = day * this.stride + slot + 1;
    for (let k = day * this.stride + (length[day] as number); k > at; k--)
      stops[k] = stops[k - 1] as number;
    stops[at] = place;
    length[day] = (length[day] as number) + 1;
    dayOf[place] = day;
    changed[day] = 1;
    this.worth += this.gain(place, day, 1);
    return this.retime(day);
  }

  /** Takes `count` visits out, from a slot on, and writes them to `out`; times wait for `retime`. */
  remove(day: number, slot: number, count: number, out: Places): void {
    const { stops, length, dayOf, changed } = this;
    const from = day * this.stride + slot;
    const end = day * this.stride + (length[day] as number) - count;
    for (let k = from; k < from + count; k++) {
      const place = stops[k] as number;
      dayOf[place] = -1;
      out.add(place);
      this.worth += this.gain(place, day, -1);
    }
    for (let k = from; k < end; k++) stops[k] = stops[k + count] as number;
    length[day] = (length[day] as number) - count;
    changed[day] = 1;
  }

  /** Counts a visit in (1) or out (-1) and returns what that changes. */
  private gain(place: number, day: number, sign: 1 | -1): number {
    const { prize, nodes, kinds, must } = this.problem;
    const change = sign * (prize[day * nodes + place] as number);
    const pin = must[place] === 1 ? sign * this.mustWorth : 0;
    if (kinds === null) return change + pin;
    const kind = kinds.kindOf[place] as number;
    if (kind < 0) return change + pin;
    const limit = kinds.limit[kind] as number;
    const before = this.kindSum[kind] as number;
    this.kindSum[kind] = before + change;
    return worthOfKind(before + change, limit) - worthOfKind(before, limit) + pin;
  }
}

function sumOfBestPrizes({ places, prize, days, nodes }: Problem): number {
  let sum = 0;
  for (const place of places) {
    let best = 0;
    for (let day = 0; day < days; day++)
      best = Math.max(best, prize[day * nodes + place] as number);
    sum += best;
  }
  return sum;
}

/** A list of places in a typed array. */
export class Places {
  readonly items: Int32Array;
  size = 0;

  constructor(most: number) {
    this.items = new Int32Array(most);
  }

  add(place: number): void {
    this.items[this.size++] = place;
  }
}
