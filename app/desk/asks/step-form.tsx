import { useRef, useState } from "react";
import { AmountField } from "#app/desk/quotes/amount-field.tsx";
import { Agree } from "#app/desk/ui/agree.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { findToday } from "#app/ui/format-dates.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { Ask } from "#contract/wire/agenda.ts";
import styles from "./asks.module.css";

/** Steps that something has to be said with. */
export type SaidStep = "hold" | "confirm" | "cancel";

const stepNames: Record<SaidStep, () => string> = {
  hold: m.asks_hold,
  confirm: m.asks_mark_confirmed,
  cancel: m.asks_cancel,
};

/** Until when it is held, by what number it is confirmed, or what its cancellation costs, which is asked for in words first. */
export function StepForm({
  ask,
  about,
  step,
  send,
  onCancel,
}: {
  ask: Ask;
  about: string;
  step: SaidStep;
  /** Throws what the call throws. */
  send(change: object): Promise<void>;
  onCancel(): void;
}) {
  const [charge, setCharge] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const isAgreed = useRef(false);
  const form = useForm({
    action: useDeskAction(),
    check: () => ({ charge: step === "cancel" && charge === null ? m.asks_charge_note() : "" }),
    async send({ until, confirmation, note }) {
      if (step === "cancel" && !isAgreed.current) {
        setAsked(true);
        return false;
      }
      isAgreed.current = false;
      await send({
        action: step,
        note,
        ...(step === "hold" && { until }),
        ...(step === "confirm" && { confirmation }),
        ...(step === "cancel" && { charge }),
      });
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      {step === "hold" && (
        <TextField
          label={m.asks_until()}
          name="until"
          type="date"
          min={findToday()}
          defaultValue={ask.until ?? ""}
          required
          autoFocus
          error={form.error("until")}
        />
      )}
      {step === "confirm" && (
        <TextField
          label={m.asks_confirmation()}
          name="confirmation"
          defaultValue={ask.confirmation}
          maxLength={80}
          required
          autoFocus
          error={form.error("confirmation")}
        />
      )}
      {step === "cancel" && (
        <AmountField
          label={m.asks_charge()}
          name="charge"
          value={charge}
          optional
          error={form.error("charge")}
          onChange={setCharge}
        />
      )}
      <TextField
        label={m.asks_step_note()}
        hint={m.desk_optional()}
        name="note"
        maxLength={300}
        error={form.error("note")}
      />
      <span className={styles.buttons}>
        <Button type="submit" size="small" busy={form.busy}>
          {step === "cancel" ? m.asks_cancel() : m.asks_keep()}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {m.desk_cancel()}
        </Button>
      </span>
      <Agree
        open={isAsked}
        title={stepNames[step]()}
        yes={m.asks_cancel_yes()}
        no={m.asks_cancel_no()}
        onNo={() => setAsked(false)}
        onYes={() => {
          isAgreed.current = true;
          setAsked(false);
          form.props.ref.current?.requestSubmit();
        }}
      >
        <p>
          {charge
            ? m.asks_cancel_ask({ about, supplier: ask.supplier, sum: formatPaisa(charge) })
            : m.asks_cancel_ask_free({ about, supplier: ask.supplier })}
        </p>
      </Agree>
    </form>
  );
}
