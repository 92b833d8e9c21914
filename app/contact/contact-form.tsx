import { useRef, useState } from "react";
import { callApi } from "#app/calls/call-api.ts";
import { useAction } from "#app/calls/use-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextAreaField, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import type { ContactAnswer } from "#contract/wire/contact.ts";
import styles from "./contact-form.module.css";

/** Section 9: a telephone number has 7 to 15 digits, and people write them with spaces. */
const phonePattern = "\\+?[\\d\\s\\(\\).\\-]{7,24}";

/** Name, email, phone (optional), message. Without a script the browser sends the form itself. */
export function ContactForm() {
  const [sent, setSent] = useState<ContactAnswer | null>(null);
  const done = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter();
  const action = useAction({ toast: false, otherwise: m.contact_failed });
  const form = useForm({
    action,
    draft: "contact",
    async send(values) {
      setSent(await callApi<ContactAnswer>("POST", "/api/contact", values));
      focusAfter(() => done.current);
    },
  });

  if (sent)
    return (
      <div className={styles.sent} ref={done} tabIndex={-1} role="status">
        <span className={styles.sun} aria-hidden="true">
          <Icon name="check" size={34} />
        </span>
        <h3 className="h3">{m.contact_sent()}</h3>
        <p>{sent.message}</p>
        {sent.reference && (
          <p className="small muted">
            {m.contact_reference()} <b className="num">{sent.reference}</b>
          </p>
        )}
        <Button variant="quiet" onClick={() => setSent(null)}>
          {m.contact_another()}
        </Button>
      </div>
    );

  return (
    <form method="post" action="/api/contact" className={styles.form} {...form.props}>
      <TextField
        name="name"
        label={m.contact_name()}
        icon="person"
        autoComplete="name"
        required
        maxLength={100}
        error={form.error("name")}
      />
      <TextField
        name="email"
        type="email"
        label={m.contact_email()}
        icon="mail"
        autoComplete="email"
        required
        maxLength={254}
        error={form.error("email")}
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
        error={form.error("phone")}
      />
      <TextAreaField
        name="message"
        label={m.contact_message()}
        required
        maxLength={5000}
        rows={6}
        error={form.error("message")}
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
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <Button type="submit" icon="send" busy={form.busy}>
        {form.busy ? m.contact_sending() : m.contact_send()}
      </Button>
    </form>
  );
}
