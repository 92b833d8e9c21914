import { type FormEvent, useRef, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { loadLate } from "#app/release/load-late.ts";
import styles from "./newsletter-form.module.css";

type Sending = "idle" | "busy" | "done" | "failed";

/** The way to our calls is fetched when it is wanted: the line is part of every page's first script. */
async function subscribe(values: object): Promise<{ ok: boolean; message?: string | undefined }> {
  try {
    const askApi = await loadLate(async () => (await import("#app/calls/call-api.ts")).askApi);
    const { ok, status, body } = await askApi("POST", "/api/newsletter", values);
    return { ok, message: status < 500 ? body.message : undefined };
  } catch {
    return { ok: false };
  }
}

/** One address and a button; the answer stands where the form was. */
export function NewsletterForm() {
  const [state, setState] = useState<Sending>("idle");
  const [message, setMessage] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const isFaulty = state === "failed" || undefined;
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "busy") return;
    setState("busy");
    const answer = await subscribe(Object.fromEntries(new FormData(event.currentTarget)));
    setMessage(answer.message ?? (answer.ok ? m.footer_subscribed() : m.footer_subscribe_failed()));
    setState(answer.ok ? "done" : "failed");
    if (!answer.ok) input.current?.focus();
  }
  if (state === "done")
    return (
      <p className={styles.done} role="status">
        {message}
      </p>
    );
  return (
    <form
      method="post"
      action="/api/newsletter"
      onSubmit={send}
      onInput={() => isFaulty && setState("idle")}
      className={styles.form}
    >
      <input
        ref={input}
        type="email"
        name="email"
        required
        autoComplete="email"
        aria-label={m.footer_email()}
        placeholder={m.footer_email_placeholder()}
        className={styles.input}
        aria-invalid={isFaulty}
        aria-describedby={isFaulty && "newsletter-failed"}
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
      <button type="submit" className={styles.send} aria-disabled={state === "busy" || undefined}>
        {state === "busy" ? m.footer_subscribing() : m.footer_subscribe()}
      </button>
      {isFaulty && (
        <p id="newsletter-failed" className={styles.failed} role="alert">
          {message}
        </p>
      )}
    </form>
  );
}
