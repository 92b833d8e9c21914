import styles from "#app/desk/desk-table.module.css";
import { EmptyList } from "#app/desk/empty-list.tsx";
import { m } from "#app/paraglide/messages.js";
import { formatLongDay, formatMoment, formatTravel } from "#app/ui/format-dates.ts";
import { nameTripType } from "#app/ui/trip-types.ts";
import type { TravellerListItem } from "#contract/wire/trips.ts";

export function TripsTable({ trips }: { trips: TravellerListItem[] }) {
  if (trips.length === 0)
    return <EmptyList title={m.admin_trips_empty()} lede={m.admin_trips_empty_lede()} />;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.admin_trip_contact()}</th>
          <th scope="col">{m.admin_trip_destination()}</th>
          <th scope="col">{m.admin_trip_date()}</th>
          <th scope="col">{m.admin_trip_travelers()}</th>
          <th scope="col">{m.admin_trip_type()}</th>
          <th scope="col">{m.admin_trip_received()}</th>
        </tr>
      </thead>
      <tbody>
        {trips.map((trip) => (
          <tr key={trip.id ?? `${trip.User_id} ${trip.created_at}`}>
            <th scope="row">
              {trip.name}
              <a className={styles.under} href={`mailto:${trip.email}`}>
                {trip.email}
              </a>
              {trip.phone && (
                <a className={styles.under} href={`tel:${trip.phone}`}>
                  {trip.phone}
                </a>
              )}
            </th>
            <td data-label={m.admin_trip_destination()}>
              {trip.destination}
              {trip.message && (
                <details className={styles.more}>
                  <summary>{m.admin_trip_requests()}</summary>
                  <p>{trip.message}</p>
                </details>
              )}
            </td>
            <td data-label={m.admin_trip_date()} className={styles.number}>
              {formatTravel(trip, formatLongDay)}
            </td>
            <td data-label={m.admin_trip_travelers()} className={styles.number}>
              {trip.travelers}
            </td>
            <td data-label={m.admin_trip_type()}>{nameTripType(trip.type)}</td>
            <td data-label={m.admin_trip_received()} className={styles.number}>
              {formatMoment(trip.created_at)}
              {trip.reference && <span className={styles.under}>{trip.reference}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
