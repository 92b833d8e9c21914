import type { Resources } from "#server/resources.ts";

/** Plans that are waited for at once, and of one wide network among them. */
const most = { inAll: 12, ofNetwork: 3 };

/** Why a plan is not made now. `seconds`: until it is worth asking again. */
export type PlanRefusal =
  | { why: "network-count"; seconds: number }
  | { why: "site-count"; seconds: number }
  | { why: "network-busy" | "busy" };

export type PlanAdmission = ReturnType<typeof createPlanAdmission>;

/**
 * Who may have a plan made by the server: counted by network and then among all, and so many at once. One for the
 * process, so that the planner's page and the call share the same bounds.
 */
export function createPlanAdmission({
  database,
  clock,
  limits,
}: Pick<Resources, "database" | "clock" | "limits">) {
  const running = new Map<string, number>();
  let inAll = 0;

  return {
    /** Counts a plan of this network; null: it may be made. `household`: a key of `visitorKeys`. */
    async count(household: string): Promise<PlanRefusal | null> {
      const now = clock();
      // One after the other: who is beyond their own limit uses up nothing of what all have.
      const [own] = await limits.count(database.db, [["plan", household]], now);
      if (typeof own === "number") return { why: "network-count", seconds: own };
      const [all] = await limits.count(database.db, [["plan-site", "all"]], now);
      return typeof all === "number" ? { why: "site-count", seconds: all } : null;
    },

    /** A slot among those that plan now, as a function that leaves it. `wide`: a key of `visitorKeys`. */
    enter(wide: string): (() => void) | PlanRefusal {
      const own = running.get(wide) ?? 0;
      if (own >= most.ofNetwork) return { why: "network-busy" };
      if (inAll >= most.inAll) return { why: "busy" };
      inAll += 1;
      running.set(wide, own + 1);
      return () => {
        inAll -= 1;
        const left = (running.get(wide) ?? 1) - 1;
        if (left > 0) running.set(wide, left);
        else running.delete(wide);
      };
    },
  };
}
