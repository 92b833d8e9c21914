import { useRef, useState } from "react";
import type { Action } from "#app/calls/use-action.ts";
import { Agree } from "#app/desk/ui/agree.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { AskPreview } from "#contract/wire/agenda.ts";
import { type AskChannel, askChannels } from "#contract/wire/ask-states.ts";
import styles from "./asks.module.css";
import type { Need } from "./propose-asks.ts";

export type NewAsk = {
  supplier: string;
  supplierId: string | null;
  email: string;
  item: string;
  body: string;
  channel: AskChannel;
};

const channelNames: Record<AskChannel, () => string> = {
  mail: m.asks_by_mail,
  whatsapp: m.asks_by_whatsapp,
  telephone: m.asks_by_telephone,
};

/** Whom to ask, how and what: as it is proposed, to be changed, and looked at as it goes out before it goes. */
export function AskForm({
  need,
  action,
  preview,
  send,
  onCancel,
}: {
  need: Omit<Need, "title">;
  action: Action;
  /** Both throw what the call throws. */
  preview(ask: NewAsk): Promise<AskPreview>;
  send(ask: NewAsk): Promise<void>;
  onCancel(): void;
}) {
  const [channel, setChannel] = useState<AskChannel>(need.email ? "mail" : "whatsapp");
  const [letter, setLetter] = useState<AskPreview | null>(null);
  const [body, setBody] = useState("");
  const isAgreed = useRef(false);
  const form = useForm({
    action,
    check: ({ email = "" }) => ({
      email: channel === "mail" && !email.trim() ? m.asks_address_missing() : "",
    }),
    async send({ supplier = "", email = "", body = "" }) {
      const supplierId = supplier === need.supplier ? need.supplierId : null;
      const ask = { supplier, supplierId, email, body, channel, item: need.item };
      if (!isAgreed.current) {
        setBody(body);
        setLetter(await preview(ask));
        return false;
      }
      isAgreed.current = false;
      await send(ask);
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <TextField
        label={m.book_supplier()}
        name="supplier"
        defaultValue={need.supplier}
        maxLength={120}
        required
        error={form.error("supplier")}
      />
      <SelectField
        label={m.asks_channel()}
        name="channel"
        value={channel}
        options={askChannels.map((value) => ({ value, label: channelNames[value]() }))}
        onChange={(event) => setChannel(event.target.value as AskChannel)}
      />
      {channel === "mail" && (
        <TextField
          label={m.book_email()}
          name="email"
          type="email"
          defaultValue={need.email}
          maxLength={254}
          error={form.error("email")}
        />
      )}
      <div className={styles.wide}>
        <TextAreaField
          label={m.asks_body()}
          name="body"
          defaultValue={need.body}
          maxLength={4000}
          rows={7}
          required
          error={form.error("body")}
        />
      </div>
      <span className={styles.buttons}>
        <Button type="submit" size="small" icon="send" busy={form.busy}>
          {m.asks_look()}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {m.desk_cancel()}
        </Button>
      </span>
      <Agree
        open={letter !== null}
        title={channelNames[channel]()}
        width={640}
        yes={
          channel === "mail"
            ? m.asks_send_mail({ to: letter?.to ?? "" })
            : channel === "whatsapp"
              ? m.asks_send_link()
              : m.asks_send_telephone()
        }
        no={m.desk_cancel()}
        onNo={() => setLetter(null)}
        onYes={() => {
          isAgreed.current = true;
          setLetter(null);
          form.props.ref.current?.requestSubmit();
        }}
      >
        {letter && <Letter letter={letter} channel={channel} body={body} />}
      </Agree>
    </form>
  );
}

/** As the supplier reads it: our mail, or the words beside the link. */
function Letter({
  letter,
  channel,
  body,
}: {
  letter: AskPreview;
  channel: AskChannel;
  body: string;
}) {
  const note = channel === "whatsapp" ? m.asks_message_note() : m.asks_telephone_note();
  return (
    <>
      <p className="small">{channel === "mail" ? <b>{letter.subject}</b> : note}</p>
      <pre>{channel === "mail" ? letter.text : body}</pre>
    </>
  );
}
