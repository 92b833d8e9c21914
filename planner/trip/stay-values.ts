import { getBase, getSight } from "./facts-index.ts";
import { hasKind, kindLimit, monthFactor, visitMinutes } from "./gain.ts";
import { beginsOn, gainOn, type TripModel } from "./trip-model.ts";

const step = 30;
const mostMinutes = 6 * 600;
/** A must is worth more than anything that it could push out. */
export const mustGain = 2000;

/** What time in a base is worth: `curves[base][k]` for k × 30 minutes of sights, at best greedily chosen. */
export class StayValues {
  private readonly model: TripModel;
  private readonly curves: (Float64Array | null)[];

  constructor(model: TripModel) {
    this.model = model;
    this.curves = model.facts.plannable.bases.map(() => null);
  }

  valueOf(base: number, minutes: number): number {
    let curve = this.curves[base];
    if (!curve) {
      curve = makeCurve(this.model, base);
      this.curves[base] = curve;
    }
    const at = Math.max(0, Math.min(minutes, mostMinutes)) / step;
    const low = Math.floor(at);
    const a = curve[low] as number;
    const b = curve[Math.min(low + 1, curve.length - 1)] as number;
    return a + (b - a) * (at - low);
  }
}

interface Item {
  readonly gain: number;
  readonly minutes: number;
  /** Null: it is not counted with its kind. */
  readonly kind: string | null;
}

function makeCurve(model: TripModel, base: number): Float64Array {
  const { facts, dates, must } = model;
  const middle = Math.floor(dates.length / 2);
  const factor =
    0.4 + 0.6 * monthFactor(getBase(facts, base).months, model.months[middle] as number);
  const items: Item[] = [];
  for (const sight of facts.sightsAt[base] ?? []) {
    const item = getSight(facts, sight);
    const gain = gainOn(model, sight, middle);
    if (gain <= 0) continue;
    const week = dates.slice(0, 7);
    const openDays = week.filter((_, day) => beginsOn(model, sight, day).length > 0).length;
    if (openDays === 0) continue;
    const share = Math.min(1, 0.35 + openDays / week.length);
    items.push({
      gain: must.has(sight) ? mustGain + gain : gain * share * factor,
      minutes: visitMinutes(item, model.traveller) + Math.max(16, (item.from?.[0] ?? 0) * 1.5),
      kind: hasKind(item) ? item.kind : null,
    });
  }
  return fillCurve(items);
}

/** Greedy by points a minute, each further one of a kind counting less. */
function fillCurve(items: Item[]): Float64Array {
  const curve = new Float64Array(mostMinutes / step + 1);
  const sums = new Map<string, number>();
  let minutes = 0;
  let worth = 0;
  let filled = 0;
  while (items.length > 0) {
    let best = -1;
    let bestRate = 0;
    let bestGain = 0;
    items.forEach((item, index) => {
      const gain = item.kind === null ? item.gain : marginal(sums.get(item.kind) ?? 0, item.gain);
      if (gain / item.minutes > bestRate) {
        bestRate = gain / item.minutes;
        bestGain = gain;
        best = index;
      }
    });
    const [item] = items.splice(best, 1);
    if (!item) break;
    if (item.kind !== null)
      sums.set(item.kind, (sums.get(item.kind) ?? 0) + Math.min(item.gain, 230));
    const end = minutes + item.minutes;
    for (; filled * step <= Math.min(end, mostMinutes); filled++)
      curve[filled] = worth + (bestGain * (filled * step - minutes)) / item.minutes;
    minutes = end;
    worth += bestGain;
  }
  for (; filled < curve.length; filled++) curve[filled] = worth;
  return curve;
}

function marginal(sum: number, gain: number): number {
  if (gain >= mustGain) return gain;
  const worth = (x: number) => (x * kindLimit) / (kindLimit + x);
  return worth(sum + gain) - worth(sum);
}
