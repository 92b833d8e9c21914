import { copyDay, createDayTimes, type DayTimes } from "./day-times.ts";
import {
  afterBreak,
  beforeBreak,
  bestPrizes,
  type Caps,
  type Problem,
  worthOfKind,
} from "./problem.ts";
import type { Random } from "./random.ts";

/** Minutes by which a place may be longer than a day's room: a detour may be shorter than none. */
const roundingRoom = 3;

const never = 2 ** 30;
/** Share of possible gaps that are passed over by chance, so that the search does not always take the cheapest. */
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
  readonly times: DayTimes;
  /** Day of a place, -1 where it is not visited, and its slot within the day. */
  readonly dayOf: Int32Array;
  readonly slotOf: Int32Array;
  /** Days touched since `keepChanged` or `restoreChanged`. */
  readonly changed: Uint8Array;
  /** Worth of all visits, diminishing return and `mustWorth` for each pin counted in. */
  worth = 0;
  /** Where `findGap` found room: a day, or -1, and the slot after which to insert. */
  foundDay = -1;
  foundSlot = 0;

  /** Ways into a node lie side by side, as those out of it do in `travel`. */
  private readonly into: Int32Array;
  /** Prizes of the visits of each kind. */
  readonly kindSum: Float64Array;
  /** What a pin counts for beyond its prize: more than everything else together. */
  readonly mustWorth: number;
  /** More than any plan can be worth, unless everything is in it. */
  readonly mostWorth: number;

  constructor(problem: Problem) {
    const { nodes, days, travel, places, kinds, must, stay } = problem;
    const { startNode, endNode, startTime, endTime } = problem;
    this.problem = problem;
    this.stride = places.length + 2;
    this.times = createDayTimes(days, this.stride);
    this.changed = new Uint8Array(days);
    this.dayOf = new Int32Array(nodes).fill(-1);
    this.slotOf = new Int32Array(nodes);
    const sum = bestPrizes(problem).reduce((all, prize) => all + prize, 0);
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
      const start = day * this.stride;
      const node = startNode[day] as number;
      this.times.length[day] = 2;
      this.times.stops[start] = node;
      this.times.stops[start + 1] = endNode[day] as number;
      this.times.departure[start] = (startTime[day] as number) + (stay[node] as number);
      this.times.latest[start + 1] = endTime[day] as number;
      this.retime(day, 1, 0);
    }
  }

  /**
   * Computes what follows from a change in a day's slots `first` to `last` (their stops, or their
   * neighbours, are new); false when a visit or the end comes too late.
   */
  retime(day: number, first: number, last: number): boolean {
    const begin = day * this.stride;
    const { departure, latest, leg, room, length } = this.times;
    const end = begin + (length[day] as number) - 1;
    const possible = this.depart(day, begin, begin + first, begin + last, end);
    this.limit(day, begin, begin + first, begin + last);
    let widest = -never;
    let way = 0;
    for (let k = begin; k < end; k++) {
      const idle = (latest[k + 1] as number) - (departure[k] as number) - (leg[k] as number);
      room[k] = idle;
      way += leg[k] as number;
      if (idle > widest) widest = idle;
    }
    this.times.way[day] = way;
    this.times.widestRoom[day] = this.problem.locked[day] === 1 ? -never : widest;
    if (this.problem.caps !== null && !this.addUp(this.problem.caps, day, begin, end)) return false;
    return possible && (room[end - 1] as number) >= 0;
  }

  /** Sums what a day counts towards its caps; false where it holds more than it may. */
  private addUp(caps: Caps, day: number, begin: number, end: number): boolean {
    const { nodes, stay } = this.problem;
    const { stops } = this.times;
    let effort = 0;
    let road = 0;
    for (let k = begin; k < end; k++) {
      const way = (stops[k] as number) * nodes + (stops[k + 1] as number);
      effort += (stay[stops[k] as number] as number) + (caps.effortOf[way] as number);
      road += caps.roadOf[way] as number;
    }
    this.times.effort[day] = effort;
    this.times.road[day] = road;
    const visits = end - begin - 1;
    return (
      visits === 0 ||
      (visits <= (caps.visits[day] as number) &&
        effort <= (caps.effort[day] as number) &&
        road <= (caps.road[day] as number))
    );
  }

  /** True where a visit after slot `k` keeps the day within its caps. */
  private isBearable(caps: Caps, day: number, k: number, place: number): boolean {
    const { nodes, stay } = this.problem;
    const { stops, effort, road } = this.times;
    const before = (stops[k] as number) * nodes;
    const after = stops[k + 1] as number;
    const to = before + place;
    const on = place * nodes + after;
    const straight = before + after;
    return (
      (effort[day] as number) +
        (stay[place] as number) +
        (caps.effortOf[to] as number) +
        (caps.effortOf[on] as number) -
        (caps.effortOf[straight] as number) <=
        (caps.effort[day] as number) &&
      (road[day] as number) +
        (caps.roadOf[to] as number) +
        (caps.roadOf[on] as number) -
        (caps.roadOf[straight] as number) <=
        (caps.road[day] as number)
    );
  }

  /** Earliest departures from slot `first` on, as far as they change. */
  private depart(day: number, begin: number, first: number, last: number, end: number): boolean {
    const { nodes, travel, stay, open, close, breaks } = this.problem;
    const { stops, departure, leg } = this.times;
    const { slotOf } = this;
    const row = day * nodes;
    let possible = true;
    let from = stops[first - 1] as number;
    let time = departure[first - 1] as number;
    let k = first;
    for (; k < end; k++) {
      const node = stops[k] as number;
      slotOf[node] = k - begin;
      const step = travel[from * nodes + node] as number;
      leg[k - 1] = step;
      time += step;
      const opens = open[row + node] as number;
      if (time < opens) time = opens;
      if (breaks !== null) time = afterBreak(breaks, row + node, time);
      if (time > (close[row + node] as number)) possible = false;
      time += stay[node] as number;
      if (departure[k] === time && k > last) break;
      departure[k] = time;
      from = node;
    }
    if (k === end) leg[end - 1] = travel[from * nodes + (stops[end] as number)] as number;
    else for (k++; k < end; k++) slotOf[stops[k] as number] = k - begin;
    return possible;
  }

  /** Latest begins from slot `last` back, as far as they change. */
  private limit(day: number, begin: number, first: number, last: number): void {
    const { nodes, stay, close, breaks } = this.problem;
    const { stops, latest, leg } = this.times;
    const row = day * nodes;
    let time = latest[last + 1] as number;
    for (let k = last; k > begin; k--) {
      const node = stops[k] as number;
      time -= (leg[k] as number) + (stay[node] as number);
      const closes = close[row + node] as number;
      if (time > closes) time = closes;
      if (breaks !== null) time = beforeBreak(breaks, row + node, time);
      if (latest[k] === time && k < first) break;
      latest[k] = time;
    }
  }

  totalWay(): number {
    let total = 0;
    const { way } = this.times;
    for (let day = 0; day < way.length; day++) total += way[day] as number;
    return total;
  }

  /**
   * Looks for the cheapest gap that can hold the place, by the way it adds, less `wayForPrize` for
   * each unit by which the day pays more than the first; now and then passes over a gap.
   */
  findGap(place: number, onlyChanged: boolean, wayForPrize: number, random: Random): void {
    const { nodes, days, travel, stay, open, close, breaks, prize, must, caps } = this.problem;
    const { stops, departure, latest, leg, room, widestRoom, length: stopsOf } = this.times;
    const { into, changed, stride } = this;
    const length = stay[place] as number;
    const row = place * nodes;
    let cheapest = never;
    let foundDay = -1;
    let foundSlot = 0;
    for (let day = 0; day < days; day++) {
      // A detour may be negative by rounding, or where the short cut is the longer way.
      if (
        (onlyChanged && changed[day] === 0) ||
        (widestRoom[day] as number) < length - roundingRoom
      )
        continue;
      const entry = day * nodes + place;
      const opens = open[entry] as number;
      const closes = close[entry] as number;
      const pays = prize[entry] as number;
      if (closes < opens || (pays === 0 && must[place] === 0)) continue;
      if (caps !== null && (stopsOf[day] as number) - 2 >= (caps.visits[day] as number)) continue;
      const extra = (pays - (prize[place] as number)) * wayForPrize;
      const start = day * stride;
      const end = start + (stopsOf[day] as number) - 1;
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
        if ((room[k] as number) < length - roundingRoom) continue;
        const there = into[row + (stops[k] as number)] as number;
        let time = left + there;
        if (time > closes) continue;
        if (time < opens) time = opens;
        if (breaks !== null) time = afterBreak(breaks, entry, time);
        const on = travel[row + (stops[k + 1] as number)] as number;
        if (time + length + on > (latest[k + 1] as number)) continue;
        if (caps !== null && !this.isBearable(caps, day, k, place)) continue;
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
    const { stops, departure, latest, leg } = this.times;
    const at = day * this.stride + slot + 1;
    for (let k = day * this.stride + (this.times.length[day] as number); k > at; k--) {
      stops[k] = stops[k - 1] as number;
      departure[k] = departure[k - 1] as number;
      latest[k] = latest[k - 1] as number;
      leg[k] = leg[k - 1] as number;
    }
    stops[at] = place;
    this.times.length[day] = (this.times.length[day] as number) + 1;
    this.dayOf[place] = day;
    this.changed[day] = 1;
    this.worth += this.gain(place, day, 1);
    return this.retime(day, slot + 1, slot + 1);
  }

  /** Takes `count` visits out, from a slot on, and writes them to `out`; times wait for `retime`. */
  remove(day: number, slot: number, count: number, out: Places): void {
    const { stops, departure, latest, leg, length } = this.times;
    const from = day * this.stride + slot;
    const end = day * this.stride + (length[day] as number) - count;
    for (let k = from; k < from + count; k++) {
      const place = stops[k] as number;
      this.dayOf[place] = -1;
      out.add(place);
      this.worth += this.gain(place, day, -1);
    }
    for (let k = from; k < end; k++) {
      stops[k] = stops[k + count] as number;
      departure[k] = departure[k + count] as number;
      latest[k] = latest[k + count] as number;
      leg[k] = leg[k + count] as number;
    }
    length[day] = (length[day] as number) - count;
    this.changed[day] = 1;
  }

  /** Copies the changed days to `kept`, which are unchanged from now on. */
  keepChanged(kept: DayTimes): void {
    const { changed } = this;
    for (let day = 0; day < changed.length; day++) {
      if (changed[day] === 0) continue;
      copyDay(this.times, kept, day, this.stride);
      changed[day] = 0;
    }
  }

  /** Puts the changed days back; what was inserted must have been marked as unvisited. */
  restoreChanged(kept: DayTimes): void {
    const { changed, dayOf, slotOf, stride, times } = this;
    for (let day = 0; day < changed.length; day++) {
      if (changed[day] === 0) continue;
      copyDay(kept, times, day, stride);
      const start = day * stride;
      const visits = (times.length[day] as number) - 2;
      for (let slot = 1; slot <= visits; slot++) {
        const place = times.stops[start + slot] as number;
        dayOf[place] = day;
        slotOf[place] = slot;
      }
      changed[day] = 0;
    }
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
