import { useState } from "react";
import { CallError } from "#app/calls/call-error.ts";
import { useAction } from "#app/calls/use-action.ts";
import { CancelRules } from "#app/cancel/cancel-rules.tsx";
import { CancelSums } from "#app/cancel/cancel-sums.tsx";
import { type Cancellable, noChoice, toScope } from "#app/cancel/scope.ts";
import { ScopeFields } from "#app/cancel/scope-fields.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { CheckField, FieldError, TextAreaField, TextField } from "#app/ui/field.tsx";
import { isCharge } from "#contract/quote/cancel-scope.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { ItemKind } from "#contract/quote/quote-item.ts";
import { quoteLimits } from "#contract/quote/quote-item.ts";
import type { CancelPreview, CancelScopeInput } from "#contract/wire/trip-changes.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import styles from "./quote-section.module.css";
import type { Trip } from "./use-trip.ts";

const kindNames: Record<ItemKind, () => string> = {
  stay: m.trip_page_kind_stay,
  transport: m.trip_page_kind_transport,
  guide: m.trip_page_kind_guide,
  ticket: m.trip_page_kind_ticket,
  meal: m.trip_page_kind_meal,
  other: m.trip_page_kind_other,
};

/** What of a quote can be cancelled; a charge of before cannot. */
const listCancellable = ({ party, price }: ShownQuote): Cancellable => ({
  party,
  heads: price?.package ?? null,
  services: (price?.items ?? [])
    .filter(({ id, optional }) => (!optional || price?.ticked.includes(id)) && !isCharge({ id }))
    .map(({ id, title }) => ({ id, title })),
});

type Seen = { scope: CancelScopeInput; sums: CancelPreview };

/** The second press: the sums in words, whose name it is, and that it is meant. */
function ConfirmForm({
  trip,
  seen,
  onBack,
  onStale,
}: {
  trip: Trip;
  seen: Seen;
  onBack(): void;
  /** Something else holds by now: it is reckoned anew. */
  onStale(): Promise<void>;
}) {
  const action = useAction({ toast: false });
  const { sums, scope } = seen;
  const charge = formatPaisa(sums.charge.total);
  const form = useForm({
    action,
    check: (values) => ({
      name: values.name?.trim() ? undefined : m.trip_page_name_missing(),
      agreed: values.agreed === "on" ? undefined : m.cancel_agree_missing(),
    }),
    async send({ name, reason }) {
      try {
        await trip.changeQuote("POST", "/cancellation", {
          ...{ scope, name, reason, agreed: true },
          ...{ version: sums.version, charge: sums.charge.total, refund: sums.refund },
        });
        await trip.page.reload();
      } catch (error) {
        if (error instanceof CallError && error.code === "conflict") await onStale();
        throw error;
      }
    },
  });
  const says = sums.owed > 0 ? m.cancel_agree_owed : m.cancel_agree_refund;
  return (
    <form {...form.props} className={styles.decide} noValidate aria-labelledby="trip-cancel-sure">
      <h3 className="h3" id="trip-cancel-sure">
        {m.cancel_sure()}
      </h3>
      <CancelSums sums={sums} />
      <TextAreaField
        label={m.cancel_reason()}
        name="reason"
        rows={2}
        maxLength={quoteLimits.reason}
        error={form.error("reason")}
      />
      <TextField
        label={m.trip_page_full_name()}
        name="name"
        autoComplete="name"
        maxLength={quoteLimits.name}
        error={form.error("name")}
      />
      <CheckField
        label={says({ charge, sum: formatPaisa(sums.owed > 0 ? sums.owed : sums.refund) })}
        name="agreed"
        aria-invalid={form.error("agreed") ? true : undefined}
      />
      {form.error("agreed") && <FieldError>{form.error("agreed") ?? ""}</FieldError>}
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <div className={styles.others}>
        <Button type="submit" variant="danger" busy={form.busy}>
          {form.busy ? m.trip_page_saving() : m.cancel_do({ charge })}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {m.cancel_keep()}
        </Button>
      </div>
    </form>
  );
}

/** What a cancellation costs, and the way to it: what, what it comes to, and for good. */
export function CancelPart({
  trip,
  quote,
  canCancel,
}: {
  trip: Trip;
  quote: ShownQuote;
  canCancel: boolean;
}) {
  const action = useAction({ toast: false });
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState(noChoice);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [fault, setFault] = useState("");
  const of = listCancellable(quote);
  const reckon = () =>
    action.run("reckon", async () => {
      const scope = toScope(choice, of);
      try {
        const sums = await trip.ask<CancelPreview>("POST", "/cancellation/preview", { scope });
        setSeen({ scope, sums });
        setFault("");
      } catch (error) {
        setSeen(null);
        setFault(error instanceof Error ? error.message : m.trip_page_failed());
      }
    });
  const close = () => {
    setOpen(false);
    setSeen(null);
    setFault("");
  };
  return (
    <section id="cancel" className={styles.section} aria-labelledby="trip-cancel">
      <h2 className="h3" id="trip-cancel">
        {m.cancel_title()}
      </h2>
      {quote.cancellation && <CancelRules policy={quote.cancellation} kindNames={kindNames} />}
      {canCancel && !isOpen && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            {m.cancel_begin()}
          </Button>
        </div>
      )}
      {canCancel && isOpen && !seen && (
        <div className={styles.decide}>
          <ScopeFields of={of} value={choice} onChange={setChoice} />
          {fault && <FieldError>{fault}</FieldError>}
          <div className={styles.others}>
            <Button size="small" busy={action.busy === "reckon"} onClick={() => void reckon()}>
              {m.cancel_reckon()}
            </Button>
            <Button variant="quiet" size="small" onClick={close}>
              {m.cancel_keep()}
            </Button>
          </div>
        </div>
      )}
      {canCancel && seen && (
        <ConfirmForm
          key={`${seen.sums.version} ${seen.sums.charge.total} ${seen.sums.refund}`}
          trip={trip}
          seen={seen}
          onBack={close}
          onStale={async () => {
            await trip.quote.reload();
            await reckon();
          }}
        />
      )}
    </section>
  );
}
