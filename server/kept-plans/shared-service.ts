import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { sharedPlanId, sharedPlanTexts } from "#contract/wire/shared-plans.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";
import { readTripLink } from "#trip/link.ts";
import {
  deleteSharedBefore,
  findShared,
  keepShared,
  replaceShared,
  setTalk,
  touchShared,
} from "./shared-store.ts";

/** Days after which one that nobody opened is forgotten. */
const life = 2 * 366;

export type SharedPlans = ReturnType<typeof createSharedPlans>;

/** Five bits a letter, of the alphabet a–z and 2–7: read out on the telephone without capitals. */
function spell(bytes: Buffer): string {
  let bits = BigInt(`0x${bytes.subarray(0, 8).toString("hex")}`) >> 4n;
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
  const secrets = createServerSecrets(database);
  /** What only the browser that shared a plan can show. */
  const sharerOf = async (id: string) =>
    (await secrets.digest("plan-sharer", id)).toString("base64url");
  const urlOf = (id: string) => `${config.http.origin}/p/${id}`;
  /** Whether the browser that brings this has shared the plan. */
  async function isSharer(id: string, sharer: string | undefined): Promise<boolean> {
    const [sent, right] = [Buffer.from(sharer ?? ""), Buffer.from(await sharerOf(id))];
    return sent.length === right.length && timingSafeEqual(sent, right);
  }
  return {
    /**
     * The short address of a plan: without talk the same however often it is shared, with talk a new one each
     * time. `sharer`: what the browser is to bring to take words away or close the talk; null: there is none.
     * @throws AppError validation_failed where its link carries no days, too_many_requests by network
     */
    async share(
      plan: string,
      visitor: string,
      withTalk: boolean,
    ): Promise<{ url: string; id: string; sharer: string | null }> {
      await limits.take(database.db, "share-plan", visitor, clock());
      const { skeleton } = await readTripLink(plan);
      if (!skeleton) throw new AppError("validation_failed", sharedPlanTexts.unreadable);
      const id = spell(withTalk ? randomBytes(8) : createHash("sha256").update(plan).digest());
      await keepShared(database.db, {
        id,
        plan,
        usedOn: today(),
        ...(withTalk && { talk: "open" as const }),
      });
      const sharer = withTalk ? await sharerOf(id) : null;
      return { url: urlOf(id), id, sharer };
    },

    /**
     * Other days under the address of a plan with talk, by the browser that shared it.
     * @throws AppError not_found, forbidden, validation_failed, too_many_requests by network
     */
    async replace(
      id: string,
      plan: string,
      { network, sharer }: { network: string; sharer: string | undefined },
    ): Promise<{ url: string; id: string }> {
      await limits.take(database.db, "share-plan", network, clock());
      const found = sharedPlanId.test(id) ? await findShared(database.db, id) : null;
      if (!found?.talk) throw new AppError("not_found", sharedPlanTexts.noTalk);
      if (!(await isSharer(id, sharer))) throw new AppError("forbidden", sharedPlanTexts.notYours);
      if (!(await readTripLink(plan)).skeleton)
        throw new AppError("validation_failed", sharedPlanTexts.unreadable);
      await replaceShared(database.db, { id, plan, usedOn: today() });
      return { url: urlOf(id), id };
    },

    /** What the link of a short address says. Null: it is not kept (any more). */
    async find(id: string): Promise<{ plan: string; hasTalk: boolean } | null> {
      if (!sharedPlanId.test(id)) return null;
      const found = await findShared(database.db, id);
      if (!found) return null;
      if (found.usedOn < today()) await touchShared(database.db, id, today());
      return { plan: found.plan, hasTalk: found.talk !== null };
    },

    /** Null: no such plan, or nobody can talk about it. */
    async findTalk(id: string): Promise<"open" | "closed" | null> {
      return sharedPlanId.test(id) ? ((await findShared(database.db, id))?.talk ?? null) : null;
    },

    isSharer,

    /** Closes the talk about a plan, or opens it again; who may is asked before. */
    setTalk: (id: string, talk: "open" | "closed"): Promise<void> => setTalk(database.db, id, talk),

    /** Work by the clock: two years after its last day a plan is forgotten. */
    forgetOld: (): Promise<void> => deleteSharedBefore(database.db, addDays(today(), -life)),
  };
}
