import { worthOfKind } from "#planner/core/problem.ts";
import { getSight } from "./facts-index.ts";
import { limitOf } from "./kind-limits.ts";
import type { StayCurve } from "./reckoned.ts";
import { fillCurve, listItems, mostMinutes, step } from "./stay-curve.ts";
import type { TripModel } from "./trip-model.ts";

/** What time in each base is worth; more of one kind of sight is worth less, in whichever base it is seen. */
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
