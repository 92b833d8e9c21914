import { useState } from "react";
import { useAction } from "#app/calls/use-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { writeOnWhatsapp } from "#app/talk/whatsapp.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import { toastTimes } from "#app/ui/toast.tsx";
import type { Duty, DutyInput } from "#contract/trip/duties.ts";
import styles from "./duties.module.css";

const options = { toast: toastTimes.admin, otherwise: m.admin_failed };

/** A day on the road: whom to fetch, when and where, the way, and what is said of it. */
export function DutyCard({
  duty,
  isOpen,
  paper,
  send,
}: {
  duty: Duty;
  /** Whether its day has come. */
  isOpen: boolean;
  /** Where its slip or sheet is opened; null: it is not there. */
  paper: string | null;
  /** @throws CallError */
  send(input: DutyInput): Promise<void>;
}) {
  const facts: [string, string][] = [
    [m.duty_report(), [duty.reportAt, duty.reportPlace].filter(Boolean).join(", ")],
    [m.road_vehicle(), [duty.vehicle, duty.plate].filter(Boolean).join(", ")],
    [m.road_language(), duty.language],
    [m.road_arrival(), duty.arrival],
    [m.road_departure(), duty.departure],
    [m.duty_night(), duty.night],
    [m.road_requests(), duty.requests],
    [
      m.duty_guests(),
      duty.guests
        .map(({ name, age, diet }) =>
          [name, age, diet].filter((one) => one !== null && one !== "").join(", "),
        )
        .join("\n"),
    ],
  ];
  return (
    <article className={styles.card} aria-label={`${duty.lead}, ${duty.dayTitle}`}>
      <header>
        <h4>{duty.lead}</h4>
        <span className="muted small">
          {[
            duty.kind === "guide" ? m.duty_as_guide() : m.duty_as_driver(),
            duty.people,
            duty.title,
            duty.reference,
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </header>
      {duty.phone && (
        <p className={styles.links}>
          <a href={`tel:${duty.phone}`}>{duty.phone}</a>
          {duty.phone.startsWith("+") && (
            <a href={writeOnWhatsapp(duty.phone, "")} target="_blank" rel="noopener noreferrer">
              WhatsApp
            </a>
          )}
        </p>
      )}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <details>
        <summary>{duty.dayTitle || m.duty_way()}</summary>
        {duty.route.length > 0 ? (
          <ol className={styles.route}>
            {duty.route.map(({ at, name }, index) => (
              <li key={index}>
                <time>{at}</time> {name}
              </li>
            ))}
          </ol>
        ) : (
          <p className="muted small">{m.duty_no_way()}</p>
        )}
      </details>
      {paper && (
        <p className={styles.links}>
          <a href={paper} target="_blank" rel="noopener">
            {duty.kind === "transport" ? m.road_duty_slip() : m.road_guide_sheet()}
          </a>
        </p>
      )}
      {isOpen && <Marks duty={duty} send={send} />}
    </article>
  );
}

/** Started, finished, kilometres; the last of these can be taken back. */
function Marks({ duty, send }: { duty: Duty; send(input: DutyInput): Promise<void> }) {
  const [isBack, setBack] = useState(false);
  const undo = useAction(options);
  const { startedAt, finishedAt, kmOut, kmIn } = duty;
  const action = startedAt === null ? "start" : "finish";
  const form = useForm({
    action: useAction(options),
    check: ({ km = "" }) => ({ km: /^\d{0,7}$/.test(km.trim()) ? "" : m.road_km_fault() }),
    send: ({ km = "" }) => send({ action, km: km.trim() ? Number(km) : null }),
  });
  const km = (value: number | null) => (value === null ? "" : m.duty_km_at({ km: value }));
  return (
    <div className={styles.marks}>
      {startedAt && (
        <p>
          {m.duty_started({ when: formatMoment(startedAt) })} {km(kmOut)}
        </p>
      )}
      {finishedAt && (
        <p>
          {m.duty_finished({ when: formatMoment(finishedAt) })} {km(kmIn)}
          {kmIn !== null && kmOut !== null && ` · ${m.duty_km_driven({ km: kmIn - kmOut })}`}
        </p>
      )}
      {!finishedAt && (
        <form key={action} className={styles.mark} {...form.props}>
          {duty.kind === "transport" && (
            <TextField
              label={action === "start" ? m.duty_km_out() : m.duty_km_in()}
              hint={m.desk_optional()}
              name="km"
              inputMode="numeric"
              maxLength={7}
              error={form.error("km")}
            />
          )}
          <Button type="submit" busy={form.busy}>
            {action === "start" ? m.duty_start() : m.duty_finish()}
          </Button>
        </form>
      )}
      {startedAt &&
        (isBack ? (
          <span className={styles.links}>
            <Button
              size="small"
              variant="danger"
              busy={undo.busy !== null}
              onClick={() =>
                void undo.run("undo", async () => {
                  await send({ action: "undo", km: null });
                  setBack(false);
                })
              }
            >
              {finishedAt ? m.duty_undo_finish() : m.duty_undo_start()}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setBack(false)}>
              {m.desk_cancel()}
            </Button>
          </span>
        ) : (
          <Button size="small" variant="quiet" onClick={() => setBack(true)}>
            {m.duty_undo()}
          </Button>
        ))}
    </div>
  );
}
