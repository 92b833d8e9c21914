import { useState } from "react";
import { WaitingList } from "#app/book/waiting-list.tsx";
import { invalidate } from "#app/calls/shared-reads.ts";
import { dutyPaper } from "#app/kept/keep-duty.ts";
import { baseOf } from "#app/kept/kept-store.ts";
import { useKeptPapers } from "#app/kept/use-kept-papers.ts";
import { m } from "#app/paraglide/messages.js";
import { Notice } from "#app/traveller/own-notice.tsx";
import { Button } from "#app/ui/button.tsx";
import { formatLongDay, formatMoment, formatNamedDay } from "#app/ui/format-dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { DutyPage } from "#contract/trip/duties.ts";
import styles from "./duties.module.css";
import { DutyCard } from "./duty-card.tsx";
import { type OwnDuty, useDuty } from "./use-duty.ts";

/** The days of whoever drives or guides a line, by their own link; read without a network too. */
export function DutyView({ token }: { token: string }) {
  const duty = useDuty(token);
  const { error, fault } = duty.page;
  // What was read from the phone is not shown any longer than its link is open.
  const isClosed = error?.status === 404;
  if (duty.shown && !isClosed) return <Days token={token} own={duty} data={duty.shown} />;
  if (isClosed) return <Notice title={m.trip_page_no_link()} lede={fault ?? ""} />;
  if (!error) return <Spinner label={m.admin_loading()} />;
  return (
    <Notice title={m.trip_page_failed()} lede={fault ?? ""}>
      <Button onClick={() => void duty.page.reload()}>{m.admin_retry()}</Button>
    </Notice>
  );
}

function Days({ token, own, data }: { token: string; own: OwnDuty; data: DutyPage }) {
  const { kept, asOf } = own;
  const [paper] = useKeptPapers(kept?.id ?? null, kept?.papersVersion ?? "");
  const href = paper?.href ?? (asOf === null ? baseOf(token) + dutyPaper : null);
  return (
    <div className={styles.page}>
      <h2 className="h3">{[data.title, data.reference].join(" · ")}</h2>
      <nav className={styles.links} aria-label={m.road_help()}>
        <a href="tel:112">{m.road_emergency()}</a>
        <a href={data.office.href}>{m.duty_office({ phone: data.office.shown })}</a>
      </nav>
      {asOf && (
        <p className={styles.note} role="status">
          <Icon name="info" size={20} />
          {m.duty_as_of({ when: formatMoment(asOf) })}
        </p>
      )}
      {kept && <WaitingList token={token} onSent={() => void invalidate(baseOf(token))} />}
      {data.duties.length === 0 && <p>{m.duty_none()}</p>}
      {data.duties.map((duty) => (
        <section key={duty.day} className={styles.day} aria-label={formatNamedDay(duty.day)}>
          <h3 className="h4">
            {duty.day === data.today
              ? m.duty_today({ day: formatNamedDay(duty.day) })
              : formatNamedDay(duty.day)}
          </h3>
          <DutyCard
            duty={duty}
            isOpen={duty.day <= data.today}
            paper={href}
            send={(input) => own.mark(duty.day, input)}
          />
        </section>
      ))}
      <OnPhone own={own} />
    </div>
  );
}

/** That it lies here, until when, and how it goes. */
function OnPhone({ own }: { own: OwnDuty }) {
  const [sure, setSure] = useState(false);
  const { kept } = own;
  if (!kept) return <p className="small muted">{own.cannotKeep && m.duty_not_kept()}</p>;
  return (
    <section className={styles.card}>
      <p>
        {kept.missing.length > 0
          ? m.duty_kept_partly()
          : m.duty_kept({ until: formatLongDay(kept.until) })}
      </p>
      <div className={styles.links}>
        <Button
          size="small"
          variant={sure ? "danger" : "secondary"}
          onBlur={() => setSure(false)}
          onClick={() =>
            sure ? void own.forget().then(() => showToast(m.duty_forgotten())) : setSure(true)
          }
        >
          {sure ? m.duty_forget_sure() : m.road_forget()}
        </Button>
      </div>
    </section>
  );
}
