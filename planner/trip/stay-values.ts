import type { PlannableSight } from "#contract/content/plannable.ts";
import { worthOfKind } from "#planner/core/problem.ts";
import { getSight } from "./facts-index.ts";
import { hasKind, visitMinutes } from "./gain.ts";
import { limitOf } from "./kind-limits.ts";
import type { StayCurve } from "./reckoned.ts";
import { beginsOn, gainOn, type TripModel } from "./trip-model.ts";
import { mustWorth } from "./where-weights.ts";

/** Minutes from point to point of a curve. */
const step = 30;
const mostMinutes = 6 * 600;
/** A must is worth more than anything that it could push out. */
export const mustGain = mustWorth;

/** What time in bases is worth: of a kind one has enough, wherever one sees it. */
export class StayValues {
  private readonly model: TripModel;
  private readonly curves: (StayCurve | null)[];
  private readonly kinds: readonly (string | null)[];
  private readonly limits: Float64Array;
  private readonly sums: Float64Array;
  /** Bases in which minutes are counted, and the minutes by base; -1 is none. */
  private readonly stays: number[] = [];
  private readonly minutes: Float64Array;
  private readonly asked: ReadonlyMap<number, string>;

  constructor(model: TripModel) {
    const { bases, sights } = model.facts.plannable;
    this.model = model;
    this.asked = listAsked(model);
    this.curves = bases.map(() => null);
    this.minutes = new Float64Array(bases.length).fill(-1);
    this.kinds = [null, ...new Set(sights.map(({ kind }) => kind))];
    this.limits = Float64Array.from(this.kinds, (kind) => (kind ? limitOf(model, kind) : 0));
    this.sums = new Float64Array(this.kinds.length);
  }

  /** Worth of so many minutes in one base. */
  valueOf(base: number, minutes: number): number {
    this.clear();
    this.add(base, minutes);
    return this.worth();
  }

  /** Begins to count minutes anew. */
  clear(): void {
    for (const base of this.stays) this.minutes[base] = -1;
    this.stays.length = 0;
  }

  /** So many minutes more in a base. */
  add(base: number, minutes: number): void {
    const known = this.minutes[base] as number;
    if (known < 0) this.stays.push(base);
    this.minutes[base] = Math.max(0, known) + Math.max(0, minutes);
  }

  /** Worth of the minutes in all bases together. */
  worth(): number {
    const { sums, limits, minutes } = this;
    sums.fill(0);
    for (const base of this.stays) this.addUp(base, minutes[base] as number);
    let worth = sums[0] as number;
    for (let kind = 1; kind < sums.length; kind++) {
      const sum = sums[kind] as number;
      if (sum > 0) worth += worthOfKind(sum, limits[kind] as number);
    }
    return worth;
  }

  private addUp(base: number, minutes: number): void {
    const { kinds, points } = this.curveOf(base);
    const at = Math.max(0, Math.min(minutes, mostMinutes)) / step;
    const low = Math.floor(at);
    const high = Math.min(low + 1, mostMinutes / step);
    for (let k = 0; k < kinds.length; k++) {
      const a = points[low * kinds.length + k] as number;
      const b = points[high * kinds.length + k] as number;
      const kind = kinds[k] as number;
      this.sums[kind] = (this.sums[kind] as number) + a + (b - a) * (at - low);
    }
  }

  private curveOf(base: number): StayCurve {
    let curve = this.curves[base];
    if (!curve) {
      curve = this.recallCurve(base);
      this.curves[base] = curve;
    }
    return curve;
  }

  /** An edit changes the curves of few bases: the others are kept. */
  private recallCurve(base: number): StayCurve {
    const { model } = this;
    const { curves } = model;
    const asked = this.asked.get(base) ?? "";
    const key = `${base},${model.today},${model.neverBases.has(base)},${(model.ease * (model.pull[base] as number)).toFixed(3)}${asked}`;
    let curve = curves.get(key);
    if (!curve) {
      curve = fillCurve(listItems(model, base, this.kinds), this.limits);
      if (curves.size >= mostCurves) curves.clear();
      curves.set(key, curve);
    }
    return curve;
  }
}

const mostCurves = 800;

/** By base: what is asked of its own sights. */
function listAsked({ facts, must, neverSights, pinned }: TripModel): Map<number, string> {
  const asked = new Map<number, string>();
  const add = (sight: number, what: string) => {
    const { base } = getSight(facts, sight);
    asked.set(base, `${asked.get(base) ?? ""},${sight}${what}`);
  };
  for (const sight of must) add(sight, "+");
  for (const sight of neverSights) add(sight, "-");
  for (const [sight, { day, at }] of pinned) add(sight, `@${day}.${at}`);
  return asked;
}

interface Item {
  readonly gain: number;
  readonly minutes: number;
  /** 0: it is not counted with its kind. */
  readonly kind: number;
}

/** No day of the party's has room for it and for the way there and back. */
function isTooFar({ traveller }: TripModel, item: PlannableSight): boolean {
  const way = item.from?.[0] ?? 0;
  return (
    way > traveller.roadLimit / 2 || visitMinutes(item, traveller) + 2 * way > traveller.activeLimit
  );
}

function listItems(model: TripModel, base: number, kinds: readonly (string | null)[]): Item[] {
  const { facts, dates, must } = model;
  const middle = Math.floor(dates.length / 2);
  const items: Item[] = [];
  for (const sight of facts.sightsAt[base] ?? []) {
    const item = getSight(facts, sight);
    const gain = gainOn(model, sight, middle);
    if (gain <= 0) continue;
    const week = dates.slice(0, 7);
    const openDays = week.filter((_, day) => beginsOn(model, sight, day).length > 0).length;
    if (openDays === 0) continue;
    const share = Math.min(1, 0.35 + openDays / week.length);
    const isMust = must.has(sight);
    if (!isMust && isTooFar(model, item)) continue;
    items.push({
      gain: isMust ? mustGain + gain : gain * share,
      minutes: visitMinutes(item, model.traveller) + Math.max(16, (item.from?.[0] ?? 0) * 1.5),
      kind: hasKind(item) && !isMust ? kinds.indexOf(item.kind) : 0,
    });
  }
  return items;
}

/** Greedy by points a minute, each further one of a kind counting less. */
function fillCurve(items: Item[], limits: Float64Array): StayCurve {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const points = new Float64Array((mostMinutes / step + 1) * kinds.length);
  const sums = new Float64Array(kinds.length);
  let minutes = 0;
  let filled = 0;
  const fillTo = (end: number, from: number, at: number, gain: number, span: number) => {
    for (; filled * step <= Math.min(end, mostMinutes); filled++)
      for (let k = 0; k < kinds.length; k++)
        points[filled * kinds.length + k] =
          (sums[k] as number) + (k === at ? (gain * (filled * step - from)) / span : 0);
  };
  while (items.length > 0) {
    let best = 0;
    let bestRate = 0;
    items.forEach(({ kind, gain, minutes: takes }, index) => {
      const sum = sums[kinds.indexOf(kind)] as number;
      const limit = limits[kind] as number;
      const more = kind === 0 ? gain : worthOfKind(sum + gain, limit) - worthOfKind(sum, limit);
      if (more / takes <= bestRate) return;
      bestRate = more / takes;
      best = index;
    });
    const [item] = items.splice(best, 1) as [Item];
    const at = kinds.indexOf(item.kind);
    fillTo(minutes + item.minutes, minutes, at, item.gain, item.minutes);
    minutes += item.minutes;
    sums[at] = (sums[at] as number) + item.gain;
  }
  fillTo(mostMinutes, 0, -1, 0, 1);
  return { kinds, points };
}
