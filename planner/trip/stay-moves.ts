import type { Random } from "#planner/core/random.ts";
import { listNearBases } from "./near-bases.ts";
import type { Stay } from "./stay.ts";
import type { TripModel } from "./trip-model.ts";

/** Whether a stay with nights to give is the one: each of them as likely. */
const givesNight = 0.5;

/** Of the bases nearest to a cluster's first so many are looked at, and so many bases it has at most. */
const mostNear = 6;
const mostInCluster = 4;

/** A cluster takes one more stay's nights so often than it needs. */
const takesMore = 0.4;

/** Of new stays so many are come to by night: by day what is far would seem impossible. */
const rideShare = 0.3;

/** So often a new base is one of the nearest to the stay that it is put beside. */
const nearShare = 0.55;

/** Of all bases the better ones are drawn rather: a power of the even draw. */
const betterFirst = 1.7;

/** A new stay is given so many nights at most. */
const mostGiven = 3;

/** Two stays of a route, drawn: the moves that need a second one get another than the first. */
interface Drawn {
  readonly stays: readonly Stay[];
  readonly at: number;
  readonly other: number;
}

/** Another list of stays near a given one: the moves of the search over routes. */
export class StayMoves {
  private readonly model: TripModel;
  /** Bases that may be slept in, those of more worth first. */
  private readonly bases: readonly number[];
  private readonly random: Random;
  private readonly nearLists = new Map<number, number[]>();

  constructor(model: TripModel, bases: readonly number[], random: Random) {
    this.model = model;
    this.bases = bases;
    this.random = random;
  }

  /** One move, drawn: adding a stay and carrying one elsewhere are twice as likely as the others. Null: it does not apply. */
  move(stays: readonly Stay[]): Stay[] | null {
    const { random } = this;
    const move = random.below(10);
    if (move === 9) return this.replaceByCluster(stays);
    const at = random.below(stays.length);
    if (move <= 1) return this.addStay(stays, at);
    if (move === 2) return this.giveNightsAway(stays, at);
    if (move === 3) return this.replaceBase(stays, at);
    if (stays.length < 2) return null;
    const other = random.below(stays.length);
    if (other === at) return null;
    const drawn = { stays, at, other };
    if (move === 4) return shiftNight(drawn);
    if (move === 5) return reverseBetween(drawn);
    if (move === 6) return changeRide(drawn);
    return this.carryElsewhere(stays, at);
  }

  /** Some stays in a row give way to a part of the country: a base and some of those near it. */
  private replaceByCluster(stays: readonly Stay[]): Stay[] | null {
    const { random } = this;
    const first = this.chooseBase(null);
    const around = this.nearest(first).slice(0, mostNear);
    const bases = [first];
    for (let k = random.below(mostInCluster); k > 0 && around.length > 0; k--)
      bases.push(...around.splice(random.below(around.length), 1));
    const from = random.below(stays.length);
    let nights = 0;
    let to = from;
    while (to < stays.length && (nights < bases.length || random.next() < takesMore))
      nights += (stays[to++] as Stay).nights;
    if (nights < bases.length) return null;
    const fresh = bases.map((base): Stay => ({ base, nights: 1, ride: random.next() < rideShare }));
    for (let left = nights - bases.length; left > 0; left--) {
      const at = random.below(fresh.length);
      const stay = fresh[at] as Stay;
      fresh[at] = { ...stay, nights: stay.nights + 1 };
    }
    return [...stays.slice(0, from), ...fresh, ...stays.slice(to)];
  }

  /** A new stay before or behind one, with nights of a stay that has more than one. */
  private addStay(stays: readonly Stay[], at: number): Stay[] {
    const { random } = this;
    const base = this.chooseBase((stays[at] as Stay).base);
    const giver = stays.findIndex(
      ({ nights }, k) => nights > 1 && (k === at || random.next() < givesNight),
    );
    const from = giver >= 0 ? giver : at;
    const give = Math.min((stays[from] as Stay).nights, 1 + random.below(mostGiven));
    const fresh: Stay = { base, nights: give, ride: random.next() < rideShare };
    const left = stays.map((item, k) =>
      k === from ? { ...item, nights: item.nights - give } : item,
    );
    const place = at + random.below(2);
    const next = left[place];
    if (next && random.next() < rideShare) left[place] = { ...next, ride: !next.ride };
    left.splice(place, 0, fresh);
    return left.filter(({ nights }) => nights > 0);
  }

  /** A stay falls away, and the one before or behind it has its nights. */
  private giveNightsAway(stays: readonly Stay[], at: number): Stay[] | null {
    if (stays.length < 2) return null;
    const { nights } = stays[at] as Stay;
    const isBehind = at === 0 || (at < stays.length - 1 && this.random.next() < givesNight);
    const to = isBehind ? at + 1 : at - 1;
    return stays
      .map((item, k) => (k === to ? { ...item, nights: item.nights + nights } : item))
      .filter((_, k) => k !== at);
  }

  private replaceBase(stays: readonly Stay[], at: number): Stay[] {
    return stays.map((item, k) =>
      k === at ? { ...item, base: this.chooseBase(item.base) } : item,
    );
  }

  /** Elsewhere in the order, alone or with the stay that follows. */
  private carryElsewhere(stays: readonly Stay[], at: number): Stay[] {
    const { random } = this;
    const count = Math.min(1 + random.below(2), stays.length - 1);
    const left = [...stays];
    const taken = left.splice(Math.min(at, stays.length - count), count);
    left.splice(random.below(left.length + 1), 0, ...taken);
    return left;
  }

  /** Half the time one of the nearest, else any, the better ones rather. */
  private chooseBase(near: number | null): number {
    const { random, bases } = this;
    if (near !== null && random.next() < nearShare) {
      const list = this.nearest(near);
      if (list.length > 0) return list[random.below(list.length)] as number;
    }
    return bases[Math.floor(random.next() ** betterFirst * bases.length)] as number;
  }

  private nearest(base: number): number[] {
    let list = this.nearLists.get(base);
    if (!list) {
      list = listNearBases(this.model, this.bases, base);
      this.nearLists.set(base, list);
    }
    return list;
  }
}

/** A night more elsewhere. */
function shiftNight({ stays, at, other }: Drawn): Stay[] | null {
  if ((stays[at] as Stay).nights < 2) return null;
  return stays.map((item, k) => {
    if (k === at) return { ...item, nights: item.nights - 1 };
    return k === other ? { ...item, nights: item.nights + 1 } : item;
  });
}

function reverseBetween({ stays, at, other }: Drawn): Stay[] {
  const [a, b] = [Math.min(at, other), Math.max(at, other)];
  return [...stays.slice(0, a), ...stays.slice(a, b + 1).reverse(), ...stays.slice(b + 1)];
}

/** Come to by night instead of by day, or the other way round. */
const changeRide = ({ stays, at }: Drawn): Stay[] =>
  stays.map((item, k) => (k === at ? { ...item, ride: !item.ride } : item));
