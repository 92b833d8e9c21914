import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatTravel } from "#app/ui/format-dates.ts";
import { useAddress } from "#app/ui/use-address.ts";
import type { DeskContactThread, MailOffer } from "#contract/wire/desk-contacts.ts";
import styles from "./messages-tab.module.css";

const reasons: Record<MailOffer["why"], () => string> = {
  reference: m.desk_offer_reference,
  address: m.desk_offer_address,
  name: m.desk_offer_name,
};

/** The requests that a mail may belong to, or the one that it was joined to. */
export function MailOffers({
  message,
  mayEdit,
  busy,
  onJoin,
}: {
  message: Pick<DeskContactThread, "offers" | "joined" | "email">;
  mayEdit: boolean;
  busy: boolean;
  onJoin(trip: string): void;
}) {
  const address = useAddress();
  const { offers, joined } = message;
  const open = (trip: string) =>
    address.set({ tab: "requests", trip, message: null, box: null, show: null });
  if (joined)
    return (
      <p className={styles.offers}>
        {m.desk_mail_joined()}{" "}
        <Button variant="quiet" size="small" onClick={() => open(joined.id)}>
          {joined.reference}
        </Button>
      </p>
    );
  if (offers.length === 0) return null;
  return (
    <section className={styles.offers} aria-label={m.desk_offers()}>
      <p>
        <b>{m.desk_offers()}</b>
        {message.email && ` ${m.desk_offers_note({ email: message.email })}`}
      </p>
      <ul>
        {offers.map(({ id, reference, name, destination, travelDate, travelWhen, why }) => (
          <li key={id}>
            <span>
              <Button variant="quiet" size="small" onClick={() => open(id)}>
                {reference}
              </Button>{" "}
              {name} · {destination} · {formatTravel({ travelDate, travelWhen })}
              <small className="muted"> {reasons[why]()}</small>
            </span>
            {mayEdit && (
              <Button variant="secondary" size="small" disabled={busy} onClick={() => onJoin(id)}>
                {m.desk_mail_join({ reference })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
