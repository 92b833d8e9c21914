import type { Route } from "./route.ts";
import type { TimedTrip } from "./timed-trip.ts";

const mostKept = 8;

/** Two routes are the same where one sleeps, and rides by night, alike. */
export const keyOf = ({ start, end, sleep, ride }: Route): string =>
  `${start}|${end}|${sleep.join()}|${ride.map(Number).join("")}`;

const basesOf = ({ sleep }: Route) => [...new Set(sleep)].sort((a, b) => a - b).join();

/** The best trips laid so far, one for each set of bases, the best first; and all that was tried. */
export class EliteTrips {
  private readonly kept: TimedTrip[] = [];
  private readonly tried = new Set<string>();

  get best(): TimedTrip | null {
    return this.kept[0] ?? null;
  }

  get size(): number {
    return this.kept.length;
  }

  at(index: number): TimedTrip {
    return this.kept[index] as TimedTrip;
  }

  isTried(route: Route): boolean {
    return this.tried.has(keyOf(route));
  }

  /** Takes a trip in where it is better than the one of the same bases, or than the worst. */
  take(timedTrip: TimedTrip): void {
    this.tried.add(keyOf(timedTrip.route));
    const bases = basesOf(timedTrip.route);
    const same = this.kept.findIndex(({ route }) => basesOf(route) === bases);
    if (same >= 0) {
      if ((this.kept[same] as TimedTrip).worth >= timedTrip.worth) return;
      this.kept.splice(same, 1);
    }
    const at = this.kept.findIndex(({ worth }) => worth < timedTrip.worth);
    this.kept.splice(at < 0 ? this.kept.length : at, 0, timedTrip);
    this.kept.length = Math.min(this.kept.length, mostKept);
  }
}
