import { m } from "#app/paraglide/messages.js";
import { writeOnWhatsapp } from "#app/talk/whatsapp.ts";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { nameTripType } from "#app/ui/trip-types.ts";
import type { MyTrip } from "#contract/wire/account.ts";
import styles from "./my-trips.module.css";
import { OpenTripPage } from "./open-trip-page.tsx";
import { ownStageNames, StagePath } from "./stage-path.tsx";
import { TripCorrection } from "./trip-correction.tsx";
import { TripTalk } from "./trip-talk.tsx";

/** One request: its place and reference, where it stands, and opened, the conversation. */
export function TripCard({
  trip,
  whatsapp,
  open,
  onToggle,
  onChanged,
}: {
  trip: MyTrip;
  whatsapp: string | null;
  open: boolean;
  onToggle(): void;
  onChanged(): void;
}) {
  return (
    <li id={`trip-${trip.id}`} className={styles.trip}>
      <h2 className={styles.title}>
        <button type="button" aria-expanded={open} onClick={onToggle}>
          <span>
            {trip.destination}
            {trip.unread && <span className={styles.new}>{m.mytrips_new_message()}</span>}
          </span>
          <Icon name="chevron-down" size={24} />
        </button>
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{m.trip_sent_reference()}</dt>
          <dd>{trip.reference}</dd>
        </div>
        <div>
          <dt>{m.mytrips_status()}</dt>
          <dd>{ownStageNames[trip.stage]()}</dd>
        </div>
        <div>
          <dt>{m.trip_date()}</dt>
          <dd>{formatLongDay(trip.travelDate)}</dd>
        </div>
        <div>
          <dt>{m.trip_travelers()}</dt>
          <dd>{trip.travelers}</dd>
        </div>
        <div>
          <dt>{m.trip_type()}</dt>
          <dd>{nameTripType(trip.tripType)}</dd>
        </div>
      </dl>
      <StagePath stage={trip.stage} />
      <OpenTripPage tripId={trip.id} />
      {open && <TripCorrection key={trip.stage} trip={trip} onChanged={onChanged} />}
      {open && <TripTalk trip={trip} onChanged={onChanged} />}
      {open && whatsapp && (
        <p className={styles.handoff}>
          <a
            className="more"
            href={writeOnWhatsapp(whatsapp, m.mytrips_whatsapp_text({ reference: trip.reference }))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="chat" />
            {m.mytrips_whatsapp()}
          </a>
        </p>
      )}
    </li>
  );
}
