import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import type { TripDocument } from "#trip/document.ts";
import { describeTrip } from "./plan-words.ts";
import styles from "./send-plainly.module.css";

/** Without a script: the plan as a message to the office, sent by the browser itself. */
export function SendPlainly({ trip, link }: { trip: TripDocument; link: string }) {
  const address = `/plan?p=${link}`;
  return (
    <noscript>
      <form method="post" action="/api/contact" className={styles.form}>
        <h3 className="h4">{m.plan_send_plainly()}</h3>
        <p className="small muted">
          <a href={address}>{m.plan_link_of()}</a>
        </p>
        <div className={styles.row}>
          <TextField name="name" label={m.contact_name()} autoComplete="name" required />
          <TextField
            name="email"
            type="email"
            label={m.contact_email()}
            autoComplete="email"
            required
          />
        </div>
        <TextAreaField
          name="message"
          label={m.contact_message()}
          required
          maxLength={5000}
          rows={8}
          defaultValue={`${describeTrip(trip, "").message}${address.length < 900 ? `\n${address}` : ""}`}
        />
        <Button type="submit" icon="send">
          {m.plan_send()}
        </Button>
      </form>
    </noscript>
  );
}
