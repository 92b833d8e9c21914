import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { formatDay, formatMoment } from "#app/ui/format-dates.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { TripDuties } from "#contract/trip/duties.ts";
import type { DeskRoad } from "#contract/trip/road.ts";
import type { AdminList } from "#contract/wire/desk-admins.ts";
import styles from "./road.module.css";

type Mark = TripDuties["marks"][number];

const tellMark = ({ day, startedAt, finishedAt, kmOut, kmIn }: Mark): string =>
  [
    formatDay(day),
    startedAt && m.duty_started({ when: formatMoment(startedAt) }),
    finishedAt && m.duty_finished({ when: formatMoment(finishedAt) }),
    kmOut !== null && kmIn !== null && m.duty_km_driven({ km: kmIn - kmOut }),
  ]
    .filter(Boolean)
    .join(" · ");

/** Which driver or guide who signs in here has a line, and what they said of its days. */
export function DutySeats({
  trip,
  services,
  mayEdit,
}: {
  trip: { id: string };
  services: DeskRoad["services"];
  mayEdit: boolean;
}) {
  const path = `/api/desk/trips/${trip.id}/duties`;
  const duties = useQuery<TripDuties>(callAsAdmin, path);
  const team = useQuery<AdminList>(callAsAdmin, "/api/desk/admins");
  const action = useDeskAction();
  useLive(["trips"], (ids) => {
    if (ids.has(trip.id)) void duties.reload();
  });
  const { data } = duties;
  const lines = services.filter(({ kind }) => kind !== "stay");
  if (!data || !team.data || lines.length === 0) return null;
  const drivers = team.data.admins.filter(({ role, disabled }) => role === "driver" && !disabled);
  if (drivers.length === 0 && data.seats.length === 0)
    return mayEdit ? <p className="muted small">{m.duty_no_drivers()}</p> : null;
  return (
    <ul className={styles.papers} aria-label={m.duty_seats()}>
      {lines.map(({ item, title }) => {
        const seat = data.seats.find((one) => one.item === item);
        const options = [
          { value: "", label: m.duty_seat_none() },
          ...drivers.map(({ id, name, email }) => ({ value: id, label: name || email })),
          ...(seat && !drivers.some(({ id }) => id === seat.admin)
            ? [{ value: seat.admin, label: seat.name }]
            : []),
        ];
        return (
          <li key={item}>
            {mayEdit ? (
              <SelectField
                label={m.duty_seat_of({ title })}
                value={seat?.admin ?? ""}
                disabled={action.busy !== null}
                options={options}
                onChange={({ target }) =>
                  void action.run(item, async () => {
                    const admin = target.value || null;
                    duties.set(await callAsAdmin<TripDuties>("PUT", `${path}/${item}`, { admin }));
                    say(m.duty_seat_kept());
                  })
                }
              />
            ) : (
              <span>
                <b>{title}</b> {seat?.name ?? m.duty_seat_none()}
              </span>
            )}
            <span>
              {data.marks
                .filter((mark) => mark.item === item)
                .map((mark) => (
                  <small key={mark.day}>{tellMark(mark)}</small>
                ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
