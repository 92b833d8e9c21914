import type { Route } from "./route.ts";

export interface FoundRoute {
  readonly route: Route;
  readonly cost: number;
  readonly estimate: number;
}

const mostPooled = 64;

/** The best routes that a search has come by, one for each set of bases. */
export class RoutePool {
  private readonly routes = new Map<string, FoundRoute>();
  /** Of a full pool: the least estimate in it. */
  private leastKept = Number.NEGATIVE_INFINITY;

  values(): Iterable<FoundRoute> {
    return this.routes.values();
  }

  keep(found: FoundRoute): void {
    const { routes } = this;
    // Of bases that are there it would be no better either.
    if (found.estimate <= this.leastKept) return;
    const key = [...new Set(found.route.sleep)].sort((a, b) => a - b).join();
    const known = routes.get(key);
    if (known && known.estimate >= found.estimate) return;
    routes.set(key, found);
    if (routes.size <= mostPooled && !known) return;
    this.findLeast(key, found.estimate);
  }

  /** Of more than the pool holds the worst falls out. */
  private findLeast(newest: string, estimate: number): void {
    const { routes } = this;
    let worst = estimate;
    let worstKey = newest;
    let second = Number.POSITIVE_INFINITY;
    for (const [other, found] of routes)
      if (found.estimate < worst) {
        second = worst;
        worst = found.estimate;
        worstKey = other;
      } else if (found.estimate < second && other !== worstKey) second = found.estimate;
    if (routes.size > mostPooled) {
      routes.delete(worstKey);
      worst = second;
    }
    if (routes.size >= mostPooled) this.leastKept = worst;
  }
}
