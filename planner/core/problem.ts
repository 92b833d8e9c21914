/**
 * Several days, each from a start to an end within its hours; places that may be visited once, each
 * worth a prize; time windows by day. Times and travel are whole numbers of one unit (minutes, or
 * tenths of them), prizes whole numbers too, so that sums are exact.
 *
 * A matrix by day is flat: the entry of `node` on `day` stands at `day * nodes + node`.
 */
export interface Problem {
  readonly nodes: number;
  readonly days: number;
  /**
   * From `i` to `j` at `i * nodes + j`; the way back may take another time. Plans are possible
   * whatever stands here, but the search expects that a detour is not shorter than the straight way.
   */
  readonly travel: Int32Array;
  /** Length of the visit, by node. */
  readonly stay: Int32Array;
  /** What a visit is worth, by day; on days that pay nothing only pins are visited. */
  readonly prize: Int32Array;
  /** First and last moment at which a visit may begin, by day; `close < open` is closed that day. */
  readonly open: Int32Array;
  readonly close: Int32Array;
  /** Hours within `open` and `close` at which no visit may begin; null where no place has any. */
  readonly breaks: Breaks | null;
  readonly startNode: Int32Array;
  readonly endNode: Int32Array;
  readonly startTime: Int32Array;
  readonly endTime: Int32Array;
  /** The nodes that may be visited; those that are banned are simply not among them. */
  readonly places: Int32Array;
  /** Places that the plan must hold (1), by node; the day they are pinned to is the only one open. */
  readonly must: Uint8Array;
  /** Kinds of which one may have enough; null where every visit counts in full. */
  readonly kinds: Kinds | null;
  /** Days that stay as the first plan has them (1), by day. */
  readonly locked: Uint8Array;
  /** What a day may hold beside its hours; null where the clock alone counts. */
  readonly caps: Caps | null;
}

/** What somebody can bear in a day; a day without a visit may be as long as its way is. */
export interface Caps {
  /** Visits, by day. */
  readonly visits: Int32Array;
  /** Time of visits and ways together, by day, and what each way counts towards it, as in `travel`. */
  readonly effort: Int32Array;
  readonly effortOf: Int32Array;
  /** Time of ways by road, by day, and what each way counts towards it. */
  readonly road: Int32Array;
  readonly roadOf: Int32Array;
}

/** The breaks of entry `e` are `first[e]` to `first[e + 1] - 1`, in order: after `from`, before `to`. */
export interface Breaks {
  readonly first: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/**
 * Diminishing return: prizes of one kind that sum to `x` are worth `x * limit / (limit + x)`, so the
 * first counts nearly in full, and each further one less.
 */
export interface Kinds {
  /** By node; -1 is no kind. */
  readonly kindOf: Int32Array;
  /** By kind: what all of them together can never exceed. */
  readonly limit: Float64Array;
}

/** Places to visit, in order, day by day, without the ends of the days. */
export type Plan = readonly (readonly number[])[];

/** What each node is worth on the day that pays it best; nothing for what is no place. */
export function bestPrizes({ places, prize, days, nodes }: Problem): Int32Array {
  const best = new Int32Array(nodes);
  for (const place of places)
    for (let day = 0; day < days; day++)
      best[place] = Math.max(best[place] as number, prize[day * nodes + place] as number);
  return best;
}

/** What prizes of one kind that sum to `sum` are worth together. */
export function worthOfKind(sum: number, limit: number): number {
  return (sum * limit) / (limit + sum);
}

/** The first moment from `time` on that lies in no break of the entry. */
export function afterBreak(breaks: Breaks, entry: number, time: number): number {
  const end = breaks.first[entry + 1] as number;
  for (let k = breaks.first[entry] as number; k < end; k++) {
    if (time <= (breaks.from[k] as number)) return time;
    if (time < (breaks.to[k] as number)) return breaks.to[k] as number;
  }
  return time;
}

/** The last moment up to `time` that lies in no break of the entry. */
export function beforeBreak(breaks: Breaks, entry: number, time: number): number {
  const first = breaks.first[entry] as number;
  for (let k = (breaks.first[entry + 1] as number) - 1; k >= first; k--) {
    if (time >= (breaks.to[k] as number)) return time;
    if (time > (breaks.from[k] as number)) return breaks.from[k] as number;
  }
  return time;
}
