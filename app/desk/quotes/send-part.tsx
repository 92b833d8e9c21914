import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import type { TemplateTrip } from "#app/desk/templates/fill-text.ts";
import { TextPicker } from "#app/desk/templates/text-picker.tsx";
import { LinkOnce } from "#app/desk/ui/link-once.tsx";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import type { DeskQuote, QuoteSent } from "#contract/wire/desk-quotes.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import styles from "./quotes.module.css";

/** Sends what is kept as the next version; afterwards its link, said once, for WhatsApp. */
export function SendPart({
  trip,
  filled,
  next,
  doubts,
  onSave,
  onSent,
}: {
  trip: DeskTripDetail;
  /** What its texts are filled from. */
  filled: TemplateTrip;
  next: number;
  /** What one may have forgotten; it is sent all the same. */
  doubts: readonly string[];
  onSave(): Promise<number | null>;
  onSent(quote: DeskQuote): void;
}) {
  const action = useDeskAction();
  const [message, setMessage] = useState("");
  const [sent, setSent] = useState<{ url: string; text: string } | null>(null);

  const send = () =>
    action.run("send", async () => {
      const revision = await onSave();
      if (revision === null) return;
      const path = `/api/desk/trips/${trip.id}/quote/versions`;
      const answer = await callAsAdmin<QuoteSent>("POST", path, { revision, message });
      onSent(answer.quote);
      // What was written stays: it went to nobody.
      if (answer.url === null) return say(m.quote_sent_before());
      setSent({ url: answer.url, text: answer.text });
      setMessage("");
      say(m.quote_sent_to({ name: trip.name || trip.email || trip.reference }));
    });

  return (
    <section className={styles.send} aria-label={m.quote_send_part()}>
      <TextPicker trip={filled} onTake={setMessage} />
      <TextAreaField
        label={m.quote_message()}
        hint={m.quote_message_hint()}
        value={message}
        maxLength={4000}
        rows={3}
        onChange={(event) => setMessage(event.target.value)}
      />
      {doubts.map((text) => (
        <p key={text} className={styles.warn}>
          {text}
        </p>
      ))}
      <Button icon="send" busy={action.busy === "send"} onClick={() => void send()}>
        {m.quote_send({ number: next })}
      </Button>
      {sent && (
        <LinkOnce lede={m.quote_link_once()} url={sent.url} phone={trip.phone} text={sent.text} />
      )}
    </section>
  );
}
