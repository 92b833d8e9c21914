import { useEffect, useState } from "react";
import { CallError } from "#app/calls/call-error.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { readTripLink } from "#trip/link.ts";
import { dropPlan, type KeptPlan, prepareKeptPlans, readKeptPlans } from "./kept-plans.ts";
import styles from "./kept-trips.module.css";
import { namePlan } from "./plan-words.ts";
import { useAccountPlans } from "./use-account-plans.ts";
import type { Plan } from "./use-plan.ts";

/** One's other trips, of this browser and of the account: to go on with, or to be deleted. */
export function KeptTrips({
  plan,
}: {
  plan: Pick<Plan, "id" | "trip" | "isOwn" | "show" | "open">;
}) {
  const { id: shown, trip, isOwn } = plan;
  const account = useAccountPlans(shown && trip && isOwn ? { id: shown, trip } : null);
  const [here, setHere] = useState<KeptPlan[]>([]);
  useEffect(() => {
    let isOver = false;
    const list = () => !isOver && setHere(readKeptPlans());
    const prepared = prepareKeptPlans();
    if (prepared) prepared.then(list, () => {});
    else list();
    return () => {
      isOver = true;
    };
  }, [shown, isOwn]);
  const others = [
    ...here.map(({ id, plan }) => ({ id, name: namePlan(plan.document) })),
    ...account.plans.filter(({ id }) => !here.some((one) => one.id === id)),
  ].filter(({ id }) => id !== shown || !isOwn);
  if (others.length === 0) return null;

  async function open(id: string): Promise<void> {
    const kept = here.find((one) => one.id === id);
    if (kept) return plan.show(kept);
    const stored = account.plans.find((one) => one.id === id);
    if (stored) await plan.open(await readTripLink(stored.plan), id);
  }
  async function drop(id: string): Promise<void> {
    try {
      await account.drop(id);
    } catch (error) {
      if (error instanceof CallError) void showToast(error.message, "error");
      return;
    }
    dropPlan(id);
    setHere(readKeptPlans());
  }
  return (
    <section className={styles.kept} aria-labelledby="plan-kept">
      <h2 className="h4" id="plan-kept">
        {m.plan_kept_title()}
      </h2>
      <ul>
        {others.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button
              size="small"
              variant="secondary"
              aria-label={m.plan_kept_open_of({ name })}
              onClick={() => void open(id)}
            >
              {m.plan_kept_open()}
            </Button>
            <IconButton
              name="trash"
              variant="quiet"
              label={m.plan_kept_drop({ name })}
              onClick={() => void drop(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
