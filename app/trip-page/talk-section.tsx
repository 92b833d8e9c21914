import { sayFault } from "#app/calls/call-error.ts";
import { m } from "#app/paraglide/messages.js";
import { Conversation } from "#app/talk/conversation.tsx";
import { TravellersComposer, toTravellersLines } from "#app/talk/trip-messages.tsx";
import { writeOnWhatsapp } from "#app/talk/whatsapp.ts";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { TripPage } from "#contract/wire/trip-page.ts";
import styles from "./trip-page.module.css";
import type { Trip } from "./use-trip.ts";

/** What was written between the travellers and the office; only for the link that edits. */
export function TalkSection({ trip, data }: { trip: Trip; data: TripPage }) {
  async function send(body: string): Promise<boolean> {
    try {
      await trip.change("POST", "/messages", { body });
      return true;
    } catch (error) {
      void showToast(sayFault(error, m.trip_page_failed()), "error");
      return false;
    }
  }
  return (
    <section
      id="talk"
      className={`${styles.section} ${styles["on-screen"]}`}
      aria-labelledby="trip-talk"
    >
      <h2 className="h2" id="trip-talk">
        {m.trip_page_talk()}
      </h2>
      <div className={styles.card}>
        <Conversation empty={m.mytrips_talk_empty()} lines={toTravellersLines(data.messages)} />
        <TravellersComposer draft={`trip-message-${data.reference}`} onSend={send} />
        {data.whatsapp && (
          <p className={styles.handoff}>
            <a
              className="more"
              href={writeOnWhatsapp(
                data.whatsapp,
                m.mytrips_whatsapp_text({ reference: data.reference }),
              )}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="chat" />
              {m.mytrips_whatsapp()}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
