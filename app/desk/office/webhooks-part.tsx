import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { LinkOnce } from "#app/desk/ui/link-once.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { CheckField, FieldError, TextField } from "#app/ui/field.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import {
  type Webhook,
  type WebhookAdded,
  type WebhookEvent,
  type WebhookList,
  webhookEvents,
} from "#contract/wire/webhooks.ts";
import styles from "./office.module.css";

const path = "/api/desk/webhooks";

const eventNames: Record<WebhookEvent, () => string> = {
  "request.received": m.webhooks_request_received,
  "request.moved": m.webhooks_request_moved,
  "quote.sent": m.webhooks_quote_sent,
  "quote.accepted": m.webhooks_quote_accepted,
  "quote.declined": m.webhooks_quote_declined,
  "payment.received": m.webhooks_payment_received,
  "payment.refunded": m.webhooks_payment_refunded,
  "trip.cancelled": m.webhooks_trip_cancelled,
};

/** Other programs that are told what happens: how they fare, one more, and away with one. An owner's. */
export function WebhooksPart() {
  const list = useQuery<WebhookList>(callAsAdmin, path);
  const [secret, setSecret] = useState("");
  const { data } = list;
  return (
    <section className={styles.webhooks} aria-labelledby="webhooks">
      <h3 id="webhooks" className="h4">
        {m.webhooks_title()}
      </h3>
      <p className="muted small">{m.webhooks_lede()}</p>
      {secret && <LinkOnce lede={m.webhooks_secret()} url={secret} copy={m.webhooks_copy()} />}
      {data ? (
        <>
          {data.webhooks.length > 0 && (
            <ul>
              {data.webhooks.map((hook) => (
                <HookRow key={hook.id} hook={hook} onChanged={list.set} />
              ))}
            </ul>
          )}
          <AddForm
            onAdded={({ webhooks, secret: made }) => {
              list.set({ webhooks });
              setSecret(made);
            }}
          />
        </>
      ) : list.fault ? (
        <Fault text={list.fault} onRetry={() => void list.reload()} />
      ) : (
        <LoadingRows count={2} />
      )}
    </section>
  );
}

function HookRow({ hook, onChanged }: { hook: Webhook; onChanged(list: WebhookList): void }) {
  const action = useDeskAction();
  const ping = () =>
    action.run("ping", async () => {
      onChanged(await callAsAdmin<WebhookList>("POST", `${path}/${hook.id}/ping`));
      say(m.webhooks_pinged());
    });
  const remove = () => {
    if (!window.confirm(m.webhooks_remove_confirm({ url: hook.url }))) return;
    void action.run("remove", async () => {
      onChanged(await callAsAdmin<WebhookList>("DELETE", `${path}/${hook.id}`));
    });
  };
  return (
    <li>
      <div>
        <code>{hook.url}</code>
        <p className="muted small">{hook.events.map((name) => eventNames[name]()).join(" · ")}</p>
        <p className="small">
          {hook.goneAt
            ? m.webhooks_gone({ at: formatMoment(hook.goneAt) })
            : hook.lastSentAt
              ? m.webhooks_last({ at: formatMoment(hook.lastSentAt) })
              : m.webhooks_never()}{" "}
          {hook.waiting > 0 && m.webhooks_waiting({ count: hook.waiting })}{" "}
          {hook.failed > 0 && m.webhooks_failed({ count: hook.failed })}
        </p>
      </div>
      <span className={styles.buttons}>
        {!hook.goneAt && (
          <Button
            size="small"
            variant="secondary"
            busy={action.busy === "ping"}
            onClick={() => void ping()}
          >
            {m.webhooks_ping()}
          </Button>
        )}
        <Button size="small" variant="quiet" busy={action.busy === "remove"} onClick={remove}>
          {m.webhooks_remove()}
        </Button>
      </span>
    </li>
  );
}

function AddForm({ onAdded }: { onAdded(added: WebhookAdded): void }) {
  const action = useDeskAction();
  const form = useForm({
    action,
    async send(values) {
      const events = webhookEvents.filter((name) => values[name]);
      onAdded(await callAsAdmin<WebhookAdded>("POST", path, { url: values.url ?? "", events }));
      say(m.webhooks_added());
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        label={m.webhooks_url()}
        name="url"
        type="url"
        placeholder="https://"
        maxLength={500}
        required
        error={form.error("url")}
      />
      <fieldset className={styles.choices}>
        <legend className="small">{m.webhooks_events()}</legend>
        {webhookEvents.map((name) => (
          <CheckField key={name} name={name} label={eventNames[name]()} defaultChecked />
        ))}
        {form.error("events") && <FieldError>{form.error("events") ?? ""}</FieldError>}
      </fieldset>
      <span className={styles.buttons}>
        <Button type="submit" size="small" busy={form.busy}>
          {m.webhooks_add()}
        </Button>
      </span>
    </form>
  );
}
