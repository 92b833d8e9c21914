import { useState } from "react";
import { CallError } from "#app/calls/call-error.ts";
import { useAction } from "#app/calls/use-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckField, FieldError, TextAreaField, TextField } from "#app/ui/field.tsx";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { quoteLimits } from "#contract/quote/quote-item.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import type { ShownPrice } from "./price-table.tsx";
import styles from "./quote-section.module.css";
import type { Trip } from "./use-trip.ts";

type Decision = { trip: Trip; quote: ShownQuote; price: ShownPrice };

/** What was answered may be old by now: the quote is shown as it stands, and the refusal stays. */
async function decide(trip: Trip, path: string, body: unknown): Promise<void> {
  try {
    await trip.changeQuote("POST", path, body);
    await trip.page.reload();
  } catch (error) {
    if (error instanceof CallError && error.code === "conflict") await trip.quote.reload();
    throw error;
  }
}

function AcceptForm({ trip, quote, price }: Decision) {
  const action = useAction({ toast: false });
  const total = formatPaisa(price.totals.total);
  const form = useForm({
    action,
    draft: `trip-accept-${quote.id}`,
    check: (values) => ({
      name: values.name?.trim() ? undefined : m.trip_page_name_missing(),
      agreed: values.agreed === "on" ? undefined : m.trip_page_agree_missing(),
    }),
    send: ({ name }) =>
      decide(trip, "/acceptance", {
        version: quote.id,
        ticked: price.ticked,
        total: price.totals.total,
        name,
        agreed: true,
      }),
  });
  return (
    <form {...form.props} className={styles.decide} noValidate aria-labelledby="trip-accept">
      <h3 className="h3" id="trip-accept">
        {m.trip_page_accept_title()}
      </h3>
      <p className="muted">{m.trip_page_accept_lede({ total })}</p>
      <TextField
        label={m.trip_page_full_name()}
        name="name"
        autoComplete="name"
        maxLength={quoteLimits.name}
        error={form.error("name")}
      />
      <CheckField
        label={m.trip_page_agree()}
        name="agreed"
        aria-invalid={form.error("agreed") ? true : undefined}
      />
      {form.error("agreed") && <FieldError>{form.error("agreed") ?? ""}</FieldError>}
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <Button type="submit" size="large" icon="check" busy={form.busy}>
        {form.busy ? m.trip_page_saving() : m.trip_page_accept({ total })}
      </Button>
    </form>
  );
}

function DeclineForm({ trip, quote }: Decision) {
  const action = useAction({ toast: false });
  const [open, setOpen] = useState(false);
  const form = useForm({
    action,
    draft: `trip-decline-${quote.id}`,
    check: ({ reason }) => ({
      reason: reason?.trim() ? undefined : m.trip_page_reason_missing(),
    }),
    send: ({ reason }) => decide(trip, "/decline", { version: quote.id, reason }),
  });
  if (!open)
    return (
      <div className={styles.others}>
        <ButtonLink to="#talk" variant="secondary" size="small" icon="chat">
          {m.trip_page_ask()}
        </ButtonLink>
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {m.trip_page_decline_begin()}
        </Button>
      </div>
    );
  return (
    <form {...form.props} className={styles.decide} noValidate>
      <TextAreaField
        label={m.trip_page_reason()}
        name="reason"
        rows={3}
        maxLength={quoteLimits.reason}
        error={form.error("reason")}
      />
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <div className={styles.others}>
        <Button type="submit" variant="danger" size="small" busy={form.busy}>
          {form.busy ? m.trip_page_saving() : m.trip_page_decline()}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setOpen(false)}>
          {m.trip_page_keep_thinking()}
        </Button>
      </div>
    </form>
  );
}

/** The answer to a quote: accepted by name, declined with a reason, or asked about first. */
export function DecideForms(props: Decision) {
  return (
    <div className={styles.answers}>
      <AcceptForm {...props} />
      <DeclineForm {...props} />
    </div>
  );
}
