import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { CancelSeason } from "#contract/quote/cancel-policy.ts";
import styles from "./quotes.module.css";

/** Peak days with rows of their own: they begin with the whole price, until other rows are written. */
export function SeasonForm({
  add,
}: {
  /** Throws what the call throws. */
  add(season: CancelSeason): Promise<void>;
}) {
  const form = useForm({
    action: useDeskAction(),
    check: ({ from = "", to = "" }) => ({ to: from <= to ? "" : m.policy_season_order() }),
    async send({ name = "", from = "", to = "" }) {
      await add({ name, from, to, rows: [{ days: 0, share: 10_000 }] });
      form.reset();
    },
  });
  return (
    <form className={styles.basics} {...form.props}>
      <TextField
        label={m.policy_season_name()}
        name="name"
        maxLength={60}
        required
        error={form.error("name")}
      />
      <TextField
        label={m.policy_season_from()}
        name="from"
        type="date"
        required
        error={form.error("from")}
      />
      <TextField
        label={m.policy_season_to()}
        name="to"
        type="date"
        required
        error={form.error("to")}
      />
      <Button type="submit" size="small" variant="secondary" busy={form.busy}>
        {m.policy_season_add()}
      </Button>
    </form>
  );
}
