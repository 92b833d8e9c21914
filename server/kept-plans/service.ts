import { type KeptPlanInput, type KeptPlanList, mostKeptPlans } from "#contract/wire/kept-plans.ts";
import type { Person, PersonKeeper } from "#server/auth/person-removal.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import * as store from "./store.ts";

export type KeptPlans = ReturnType<typeof createKeptPlans>;

/** The trips of the planner that travellers keep in their accounts; each sees and changes their own alone. */
export function createKeptPlans({
  database,
  clock,
  limits,
}: Pick<Resources, "database" | "clock" | "limits">) {
  return {
    async listPlans(userId: string): Promise<KeptPlanList> {
      const plans = await store.listPlans(database.db, userId);
      return {
        plans: plans.map(({ id, name, plan, updatedAt }) => ({
          id,
          name,
          plan,
          updated_at: updatedAt.toISOString(),
        })),
      };
    },

    /** @throws AppError conflict when the account is full, too_many_requests */
    async keepPlan(userId: string, id: string, plan: KeptPlanInput): Promise<void> {
      await limits.take(database.db, "kept-plan", userId, clock());
      await database.transaction(async (db) => {
        if ((await store.countOthers(db, userId, id)) >= mostKeptPlans)
          throw new AppError(
            "conflict",
            `Your account keeps ${mostKeptPlans} plans. Delete one to keep another.`,
          );
        await store.putPlan(db, { userId, id }, plan, clock());
      });
    },

    /** Also where there is none: deleted is deleted. */
    dropPlan: (userId: string, id: string): Promise<void> =>
      store.deletePlan(database.db, { userId, id }),

    exportOf: async ({ userId }: Pick<Person, "userId">) => ({
      plans: (await store.listPlans(database.db, userId)).map(
        ({ name, plan, createdAt, updatedAt }) => ({
          name,
          plan,
          created_at: createdAt,
          updated_at: updatedAt,
        }),
      ),
    }),
    forgetPerson: (db: Db, { userId }: Pick<Person, "userId">) => store.deletePlansOf(db, userId),
  } satisfies PersonKeeper & Record<string, unknown>;
}
