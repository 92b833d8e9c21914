import { anyWeekday } from "./dates.ts";
import { getBase } from "./facts-index.ts";
import { keySpan } from "./ride-numbers.ts";
import type { Hop } from "./tour-shape.ts";
import type { TripModel } from "./trip-model.ts";

/** How hard a day of a tour may be: within the party's limits, with more road than it likes, or driving all day. */
export type Strength = "usual" | "road" | "day";

/** Minutes where nothing leads there. */
export const unreachable = 1e9;

/** Another bed on the way is no hardship where the way is so little longer by it. */
const littleLonger = 1.3;
/** Beds between are looked for within so much of the way, and so many of them for two beds. */
const aside = { share: 1.6, minutes: 240 } as const;
const mostFirstBeds = 16;

/** Finds hops, remembers them: gently, or in the fewest nights that there are. */
export class HopFinder {
  private readonly model: TripModel;
  private readonly isGentle: boolean;
  private readonly when: number;
  private readonly hops = new Map<number, Hop | null>();

  constructor(model: TripModel, isGentle: boolean) {
    this.model = model;
    this.isGentle = isGentle;
    this.when = anyWeekday(model.timetable[0] as number);
  }

  /** By day, whatever the clocks say. */
  minutes(from: number, to: number): number {
    if (from === to) return 0;
    const minutes = this.model.ways.minutesFrom(from, this.when)[to] as number;
    return minutes < 0 ? unreachable : minutes;
  }

  /** Null where neither a day, nor a night, nor one or two beds between lead there. */
  find(from: number, to: number): Hop | null {
    const key = from * keySpan + to;
    let hop = this.hops.get(key);
    if (hop === undefined) {
      hop = this.isGentle ? this.findGently(from, to) : this.findSoonest(from, to);
      this.hops.set(key, hop);
    }
    return hop;
  }

  private findGently(from: number, to: number): Hop | null {
    const once = this.once(from, to, "usual");
    if (once) return once;
    const over = this.over(from, to, "usual");
    if (over && over.minutes <= this.minutes(from, to) * littleLonger) return over;
    return (
      this.once(from, to, "road") ??
      over ??
      this.over(from, to, "road") ??
      this.overTwo(from, to) ??
      this.once(from, to, "day")
    );
  }

  private findSoonest(from: number, to: number): Hop | null {
    return this.once(from, to, "day") ?? this.over(from, to, "day") ?? this.overTwo(from, to);
  }

  /** Within one day, else by a night on the way. */
  private once(from: number, to: number, strength: Strength): Hop | null {
    const { ways, traveller } = this.model;
    const stay = { base: to, nights: 1, ride: false, isAsked: true };
    if (from === to) return { stays: [stay], minutes: 0 };
    const { travelLimit, latest, start, roadLimit } = traveller;
    const whole = latest - start;
    const most = strength === "day" ? whole : Math.min(travelLimit, whole);
    const way = ways.findLength(from, to, this.when);
    const isShort = way !== null && way.minutes <= most;
    if (way && isShort && (strength !== "usual" || way.roadMinutes <= roadLimit))
      return { stays: [stay], minutes: way.minutes };
    const night = traveller.wheelchair ? null : ways.findNight(from, to, this.when);
    return night && { stays: [{ ...stay, ride: true }], minutes: night.minutes };
  }

  /** Over the bed between that makes the way shortest. */
  private over(from: number, to: number, strength: Strength): Hop | null {
    let best: Hop | null = null;
    for (const { base, sum } of this.listBetween(from, to)) {
      if (best && sum >= best.minutes) break;
      const first = this.once(from, base, strength);
      if (!first || !this.mayReach(base, to)) continue;
      best = shorter(best, this.join(first, this.once(base, to, strength)));
    }
    return best;
  }

  /** False where no day is long enough and no night leads there: asked from the end, for all beds at once. */
  private mayReach(base: number, to: number): boolean {
    const { ways, traveller } = this.model;
    const { latest, start, boards } = traveller;
    if (this.minutes(to, base) <= latest - Math.min(start, boards)) return true;
    return !traveller.wheelchair && ways.findNight(base, to, this.when) !== null;
  }

  private overTwo(from: number, to: number): Hop | null {
    const strength = this.isGentle ? "road" : "day";
    let best: Hop | null = null;
    let tried = 0;
    for (const { base } of this.listBetween(from, to)) {
      const first = this.once(from, base, strength);
      if (!first) continue;
      if (++tried > mostFirstBeds) break;
      best = shorter(best, this.join(first, this.over(base, to, strength)));
    }
    return best;
  }

  private join(first: Hop | null, then: Hop | null): Hop | null {
    if (!first || !then) return null;
    const passed = first.stays.map((stay) => ({ ...stay, isAsked: false }));
    return { stays: [...passed, ...then.stays], minutes: first.minutes + then.minutes };
  }

  /**
   * Minutes over a bed between. Ways of any weekday are as long back as out, so that two searches from the ends
   * answer for all beds, and none is made from each bed.
   */
  minutesOver(from: number, base: number, to: number): number {
    return this.minutes(from, base) + this.minutes(to, base);
  }

  /** Beds that lie between, those of the shortest way first. */
  private listBetween(from: number, to: number): { base: number; sum: number }[] {
    const { facts, neverBases, months } = this.model;
    const direct = this.minutes(from, to);
    const most = direct >= unreachable ? unreachable : direct * aside.share + aside.minutes;
    const month = months[0] as number;
    return facts.plannable.bases
      .map((_, base) => ({ base, sum: this.minutesOver(from, base, to) }))
      .filter(
        ({ base, sum }) => base !== from && base !== to && !neverBases.has(base) && sum < most,
      )
      .filter(({ base }) => getBase(facts, base).months[month - 1] !== "0")
      .sort((a, b) => a.sum - b.sum);
  }
}

const shorter = (one: Hop | null, other: Hop | null): Hop | null =>
  one && other ? (other.minutes < one.minutes ? other : one) : (one ?? other);
