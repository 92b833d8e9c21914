import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import type { GoTo } from "#app/desk/go-to.ts";
import { useLive } from "#app/desk/live.tsx";
import { findWhatsapp } from "#app/desk/ui/find-whatsapp.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { writeOnWhatsapp } from "#app/talk/whatsapp.ts";
import { Button } from "#app/ui/button.tsx";
import type { DayMessage, DayMessages } from "#contract/wire/day-messages.ts";
import styles from "./today.module.css";

const kindNames: Record<DayMessage["kind"], () => string> = {
  arrival: m.day_message_arrival,
  duty: m.day_message_duty,
  payment: m.day_message_payment,
  lapsing: m.day_message_lapsing,
  hold: m.day_message_hold,
};

/** To travellers: the others have no page of the trip. */
const toGuest: readonly DayMessage["kind"][] = ["arrival", "payment", "lapsing"];

/** What the day asks to be written: each is read, then copied or opened in WhatsApp. Nothing goes by itself. */
export function DayMessageList({ onGo }: { onGo: GoTo }) {
  const list = useQuery<DayMessages>(callAsAdmin, "/api/desk/day-messages");
  useLive(["trips"], () => void list.reload());
  const action = useDeskAction();
  /** Messages with the link of their trip's page, by id: it is said this once, and kept nowhere. */
  const [linked, setLinked] = useState<Record<string, string>>({});
  const messages = (list.data?.messages ?? []).map((one) => ({
    ...one,
    text: linked[one.id] ? `${one.text}\n${linked[one.id]}` : one.text,
  }));
  const addLink = ({ id, tripId }: DayMessage) =>
    action.run(id, async () => {
      const path = `/api/desk/trips/${tripId}/links`;
      const { url } = await callAsAdmin<{ url: string }>("POST", path, { kind: "edit" });
      setLinked((now) => ({ ...now, [id]: url }));
    });
  if (messages.length === 0) return null;
  return (
    <details className={styles.messages}>
      <summary>{m.day_messages({ count: messages.length })}</summary>
      <ul>
        {messages.map((one) => (
          <li key={one.id}>
            <header>
              <b>{one.to}</b>
              <button type="button" onClick={() => onGo("requests", { trip: one.tripId })}>
                {kindNames[one.kind]()} · {one.reference}
              </button>
            </header>
            <p>{one.text}</p>
            <span>
              {toGuest.includes(one.kind) && !linked[one.id] && (
                <Button
                  size="small"
                  variant="quiet"
                  busy={action.busy === one.id}
                  onClick={() => void addLink(one)}
                >
                  {m.day_message_link()}
                </Button>
              )}
              <Button
                size="small"
                variant="secondary"
                onClick={() =>
                  void navigator.clipboard.writeText(one.text).then(() => say(m.asks_copied()))
                }
              >
                {m.asks_copy()}
              </Button>
              {findWhatsapp(one.phone) ? (
                <a
                  href={writeOnWhatsapp(findWhatsapp(one.phone), one.text)}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {m.desk_whatsapp()}
                </a>
              ) : (
                <small>{one.phone || m.day_message_no_phone()}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
