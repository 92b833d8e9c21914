import { createHash } from "node:crypto";
import { addDays } from "#contract/calendar-day.ts";
import { sharedPlanId, sharedPlanTexts } from "#contract/shared-plans.ts";
import { dayInIndia } from "#server/days/india-day.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import { readTripLink } from "#trip/link.ts";
import { deleteSharedBefore, findShared, keepShared, touchShared } from "./shared-store.ts";

/** Days after which one that nobody opened is forgotten. */
const life = 2 * 366;

export type SharedPlans = ReturnType<typeof createSharedPlans>;

/** Five bits a letter, of the alphabet a–z and 2–7: read out on the telephone without capitals. */
function nameOf(plan: string): string {
  const digest = createHash("sha256").update(plan).digest();
  let bits = BigInt(`0x${digest.subarray(0, 8).toString("hex")}`) >> 4n;
  let name = "";
  for (let letter = 0; letter < 12; letter++) {
    name = "abcdefghijklmnopqrstuvwxyz234567"[Number(bits & 31n)] + name;
    bits >>= 5n;
  }
  return name;
}

/** Plans handed on by a short address. Nothing is kept of who shared them: a plan names places, days and ages alone. */
export function createSharedPlans({
  config,
  database,
  clock,
  limits,
}: Pick<Resources, "config" | "database" | "clock" | "limits">) {
  const today = () => dayInIndia(clock());
  return {
    /**
     * The short address of a plan, the same however often it is shared.
     * @throws AppError validation_failed where its link carries no days, too_many_requests by network
     */
    async share(plan: string, visitor: string): Promise<{ url: string }> {
      await limits.take(database.db, "share-plan", visitor, clock());
      const { skeleton } = await readTripLink(plan);
      if (!skeleton) throw new AppError("validation_failed", sharedPlanTexts.unreadable);
      const id = nameOf(plan);
      await keepShared(database.db, { id, plan, usedOn: today() });
      return { url: `${config.http.origin}/p/${id}` };
    },

    /** What the link of a short address says. Null: it is not kept (any more). */
    async find(id: string): Promise<string | null> {
      if (!sharedPlanId.test(id)) return null;
      const found = await findShared(database.db, id);
      if (!found) return null;
      if (found.usedOn < today()) await touchShared(database.db, id, today());
      return found.plan;
    },

    /** Work by the clock: two years after its last day a plan is forgotten. */
    forgetOld: (): Promise<void> => deleteSharedBefore(database.db, addDays(today(), -life)),
  };
}
