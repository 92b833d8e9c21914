import { type FormEvent, useRef, useState } from "react";
import { askApi, readMessage } from "#app/calls/call-api.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextAreaField, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ContactAnswer } from "#contract/contact.ts";
import styles from "./contact-form.module.css";

/** Section 9: a telephone number has 7 to 15 digits, and people write them with spaces. */
const phonePattern = "\\+?[\\d\\s().\\-]{7,24}";

type State =
  | { step: "writing"; failure?: string; fields?: Record<string, string> }
  | { step: "sending" }
  | { step: "sent"; answer: Partial<ContactAnswer> };

/** Name, email, phone (optional), message. Without a script the browser sends the form itself. */
export function ContactForm() {
  const [state, setState] = useState<State>({ step: "writing" });
  const done = useRef<HTMLDivElement>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    setState({ step: "sending" });
    try {
      const answer = await askApi<ContactAnswer>("POST", "/api/contact", values);
      if (answer.ok) {
        setState({ step: "sent", answer: answer.body });
        requestAnimationFrame(() => done.current?.focus());
        return;
      }
      const failure = readMessage(answer) || m.contact_failed();
      setState({ step: "writing", failure, fields: answer.body.error?.fields });
    } catch {
      setState({ step: "writing", failure: m.contact_failed() });
    }
  }

  if (state.step === "sent")
    return (
      <div className={styles.sent} ref={done} tabIndex={-1} role="status">
        <span className={styles.sun} aria-hidden="true">
          <Icon name="check" size={34} />
        </span>
        <h3 className="h3">{m.contact_sent()}</h3>
        <p>{state.answer.message}</p>
        {state.answer.reference && (
          <p className="small muted">
            {m.contact_reference()} <b className="num">{state.answer.reference}</b>
          </p>
        )}
        <Button variant="quiet" onClick={() => setState({ step: "writing" })}>
          {m.contact_another()}
        </Button>
      </div>
    );

  const errors = (state.step === "writing" && state.fields) || {};
  const failure = state.step === "writing" && !state.fields ? state.failure : undefined;
  return (
    <form method="post" action="/api/contact" className={styles.form} onSubmit={send}>
      <TextField
        name="name"
        label={m.contact_name()}
        icon="person"
        autoComplete="name"
        required
        maxLength={100}
        error={errors.name}
      />
      <TextField
        name="email"
        type="email"
        label={m.contact_email()}
        icon="mail"
        autoComplete="email"
        required
        maxLength={254}
        error={errors.email}
      />
      <TextField
        name="phone"
        type="tel"
        label={m.contact_phone()}
        hint={m.contact_optional()}
        icon="phone"
        autoComplete="tel"
        pattern={phonePattern}
        title={m.contact_phone_title()}
        error={errors.phone}
      />
      <TextAreaField
        name="message"
        label={m.contact_message()}
        required
        maxLength={5000}
        rows={6}
        error={errors.message}
      />
      {/* People do not see it: whoever fills it is a script. */}
      <input
        type="text"
        name="website"
        className={styles.trap}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      {failure && <FieldError>{failure}</FieldError>}
      <Button type="submit" icon="send" busy={state.step === "sending"}>
        {state.step === "sending" ? m.contact_sending() : m.contact_send()}
      </Button>
    </form>
  );
}
