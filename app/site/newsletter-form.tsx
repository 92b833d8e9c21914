import { type FormEvent, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import type { ErrorBody } from "#contract/errors.ts";
import styles from "./newsletter-form.module.css";

type Sending = "idle" | "busy" | "done" | "failed";

async function subscribe(values: object): Promise<{ ok: boolean; message?: string }> {
  try {
    const response = await fetch("/api/newsletter", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(values),
    });
    const body = (await response.json()) as Partial<ErrorBody>;
    return { ok: response.ok, message: response.status < 500 ? body.message : undefined };
  } catch {
    return { ok: false };
  }
}

/** One address and a button; the answer stands where the form was. */
export function NewsletterForm() {
  const [state, setState] = useState<Sending>("idle");
  const [message, setMessage] = useState("");
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setState("busy");
    const answer = await subscribe(Object.fromEntries(new FormData(event.currentTarget)));
    setMessage(answer.message ?? (answer.ok ? m.footer_subscribed() : m.footer_subscribe_failed()));
    setState(answer.ok ? "done" : "failed");
  }
  if (state === "done")
    return (
      <p className={styles.done} role="status">
        {message}
      </p>
    );
  return (
    <form method="post" action="/api/newsletter" onSubmit={send} className={styles.form}>
      <input
        type="email"
        name="email"
        required
        autoComplete="email"
        aria-label={m.footer_email()}
        placeholder={m.footer_email_placeholder()}
        className={styles.input}
        aria-describedby={state === "failed" ? "newsletter-failed" : undefined}
      />
      {/* People do not see it: whoever fills it is a script. */}
      <input
        type="text"
        name="website"
        className="visually-hidden"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <button type="submit" className={styles.send} disabled={state === "busy"}>
        {state === "busy" ? m.footer_subscribing() : m.footer_subscribe()}
      </button>
      {state === "failed" && (
        <p id="newsletter-failed" className={styles.failed} role="alert">
          {message}
        </p>
      )}
    </form>
  );
}
