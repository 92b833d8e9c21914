import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { LinkOnce } from "#app/desk/ui/link-once.tsx";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import type { TripDuties } from "#contract/trip/duties.ts";
import type { DeskRoad } from "#contract/trip/road.ts";
import styles from "./road.module.css";

/** The links by which drivers and guides who do not sign in read their days. */
export function DutyLinks({
  trip,
  services,
  details,
}: {
  trip: { id: string; reference: string };
  services: DeskRoad["services"];
  /** Who drives and guides, for the number that the link is sent to. */
  details: DeskRoad["details"]["services"];
}) {
  const path = `/api/desk/trips/${trip.id}/duties`;
  const duties = useQuery<TripDuties>(callAsAdmin, path);
  const action = useDeskAction();
  const [made, setMade] = useState<{ item: string; link: string } | null>(null);
  const [sure, setSure] = useState("");
  useLive(["trips"], (ids) => {
    if (ids.has(trip.id)) void duties.reload();
  });
  const lines = services.filter(({ kind }) => kind !== "stay");
  if (!duties.data || lines.length === 0) return null;
  const { links } = duties.data;

  const make = (item: string) =>
    action.run(item, async () => {
      const { link } = await callAsAdmin<{ link: string }>("POST", `${path}/${item}/link`);
      setMade({ item, link });
      await duties.reload();
    });
  const close = (item: string) =>
    action.run(item, async () => {
      duties.set(await callAsAdmin<TripDuties>("DELETE", `${path}/${item}/link`));
      setMade(null);
      say(m.duty_link_closed());
    });
  return (
    <section className={styles.handed} aria-label={m.duty_link_title()}>
      <h4 className="h4">{m.duty_link_title()}</h4>
      <p className="muted small">{m.duty_link_lede()}</p>
      <ul className={styles.papers}>
        {lines.map(({ item, title }) => {
          const open = links.find((one) => one.item === item);
          const phone = details.find((one) => one.item === item)?.phone ?? "";
          return (
            <li key={item}>
              <span>
                <b>{title}</b>
                {open && (
                  <small>
                    {m.duty_link_since({ when: formatMoment(open.madeAt) })} ·{" "}
                    {open.openedAt
                      ? m.duty_link_opened({ when: formatMoment(open.openedAt) })
                      : m.duty_link_unopened()}
                  </small>
                )}
              </span>
              <span className={styles.links}>
                <Button
                  size="small"
                  variant="secondary"
                  busy={action.busy === item}
                  onClick={() => void make(item)}
                >
                  {open ? m.duty_link_again() : m.duty_link_make()}
                </Button>
                {open && (
                  <Button
                    size="small"
                    variant={sure === item ? "danger" : "quiet"}
                    onBlur={() => setSure("")}
                    onClick={() => (sure === item ? void close(item) : setSure(item))}
                  >
                    {sure === item ? m.duty_link_sure() : m.duty_link_close()}
                  </Button>
                )}
              </span>
              {made?.item === item && (
                <LinkOnce
                  lede={m.duty_link_made({ title })}
                  url={made.link}
                  phone={phone}
                  text={m.duty_link_text({ reference: trip.reference, link: made.link })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
