import { type Ref, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { TextPicker } from "#app/desk/templates/text-picker.tsx";
import { findWhatsapp } from "#app/desk/ui/find-whatsapp.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Composer, Conversation } from "#app/talk/conversation.tsx";
import { writeOnWhatsapp } from "#app/talk/whatsapp.ts";
import { TextField } from "#app/ui/field.tsx";
import { deskLimits } from "#contract/wire/desk.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import styles from "./requests.module.css";

/** What traveller and office have written; an answer goes out by mail and onto their page. */
export function Replies({
  trip,
  mayEdit,
  onChanged,
  ref,
}: {
  trip: DeskTripDetail;
  mayEdit: boolean;
  onChanged(trip: DeskTripDetail): void;
  ref: Ref<HTMLTextAreaElement>;
}) {
  const [subject, setSubject] = useState("");
  const [hasSubject, setHasSubject] = useState(false);
  const action = useDeskAction();
  const send = (body: string) =>
    action.run("send", async () => {
      onChanged(await callAsAdmin("POST", `/api/desk/trips/${trip.id}/replies`, { subject, body }));
      setSubject("");
      setHasSubject(false);
      say(m.desk_reply_sent({ email: trip.email }));
    });
  return (
    <>
      <Conversation
        empty={m.desk_talk_empty()}
        lines={trip.messages.map((message) => ({ ...message, own: message.author === "desk" }))}
      />
      {mayEdit && !trip.email && findWhatsapp(trip.phone) && (
        <Composer
          ref={ref}
          label={m.templates_whatsapp_text()}
          send={m.templates_open_whatsapp()}
          sending={m.desk_sending()}
          maxLength={deskLimits.message}
          draft={`whatsapp-${trip.id}`}
          look="foot"
          tools={(_text, write) => (
            <div className={styles.tools}>
              <TextPicker trip={withDeparture(trip)} onTake={write} />
            </div>
          )}
          onSend={async (text) => {
            window.open(
              writeOnWhatsapp(findWhatsapp(trip.phone), text),
              "_blank",
              "noopener,noreferrer",
            );
            return true;
          }}
        />
      )}
      {mayEdit && trip.email && (
        <Composer
          ref={ref}
          label={m.desk_reply()}
          hint={m.desk_reply_hint({ email: trip.email })}
          send={m.desk_reply_send()}
          sending={m.desk_sending()}
          maxLength={deskLimits.message}
          draft={`reply-${trip.id}`}
          look="foot"
          tools={(text, write) => (
            <ReplyTools
              trip={trip}
              text={text}
              onTake={(taken) => write(text.trim() ? `${text.trimEnd()}\n\n${taken}` : taken)}
            />
          )}
          beside={
            !hasSubject &&
            !subject && (
              <button type="button" className={styles.add} onClick={() => setHasSubject(true)}>
                {m.desk_subject_add()}
              </button>
            )
          }
          onSend={send}
        >
          {(hasSubject || subject) && (
            <TextField
              label={m.desk_subject()}
              hint={m.desk_optional()}
              placeholder={m.desk_subject_placeholder({ destination: trip.destination })}
              value={subject}
              maxLength={deskLimits.subject}
              autoFocus
              onChange={(event) => setSubject(event.target.value)}
            />
          )}
        </Composer>
      )}
    </>
  );
}

/** For a template's `{departure}`, which is left to be written where no day is known. */
const withDeparture = (trip: DeskTripDetail) => ({
  ...trip,
  departure: trip.travelWhen ? "" : trip.travelDate,
});

/** A text from the templates, and what is written to be sent on WhatsApp instead. */
function ReplyTools({
  trip,
  text,
  onTake,
}: {
  trip: DeskTripDetail;
  text: string;
  onTake(text: string): void;
}) {
  return (
    <div className={styles.tools}>
      <TextPicker trip={withDeparture(trip)} onTake={onTake} />
      {findWhatsapp(trip.phone) && text.trim() && (
        <a
          href={writeOnWhatsapp(findWhatsapp(trip.phone), text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {m.templates_by_whatsapp()}
        </a>
      )}
    </div>
  );
}
