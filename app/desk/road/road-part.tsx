import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { LoadingRows } from "#app/desk/ui/list-body.tsx";
import { say } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import type { DeskRoad, RoadPaper } from "#contract/trip/road.ts";
import { DutyLinks } from "./duty-links.tsx";
import { DutySeats } from "./duty-seats.tsx";
import { NoticesPart } from "./notices-part.tsx";
import styles from "./road.module.css";
import { RoadForm } from "./road-form.tsx";

/** Papers for the road of an accepted trip, and the details that they need beside the quote. */
export function RoadPart({
  trip,
  mayEdit,
}: {
  trip: { id: string; reference: string; phone: string };
  mayEdit: boolean;
}) {
  const path = `/api/desk/trips/${trip.id}/road`;
  const road = useQuery<DeskRoad>(callAsAdmin, path);
  const [begun, setBegun] = useState(0);
  useLive(["trips"], (ids) => {
    if (ids.has(trip.id)) void road.reload();
  });
  const { data } = road;
  // Not accepted yet is no fault: it is said, and there is nothing to try again.
  if (!data)
    return road.fault ? <p className="muted small">{road.fault}</p> : <LoadingRows count={2} />;
  const link = (paper: RoadPaper, item = "") =>
    `${path}/paper.pdf?paper=${paper}${item && `&item=${item}`}`;
  return (
    <section className={styles.road} aria-label={m.desk_road_title()}>
      <NoticesPart trip={trip} mayEdit={mayEdit} />
      <ul className={styles.papers} aria-label={m.desk_road_papers()}>
        {data.services.map(({ item, kind, title, supplier, confirmation, isConfirmed }) => (
          <li key={item}>
            <span>
              <b>{title}</b>
              <small data-open={!isConfirmed || undefined}>
                {isConfirmed
                  ? [
                      // The line's title is often the supplier's name.
                      supplier !== title && supplier,
                      m.asks_number({ number: confirmation }),
                    ]
                      .filter(Boolean)
                      .join(" · ")
                  : m.road_unconfirmed()}
              </small>
            </span>
            <span className={styles.links}>
              <PaperLink to={link("voucher", item)} name={m.road_voucher()} about={title} />
              {kind === "transport" && (
                <PaperLink to={link("duty-slip", item)} name={m.road_duty_slip()} about={title} />
              )}
              {kind === "guide" && (
                <PaperLink
                  to={link("guide-sheet", item)}
                  name={m.road_guide_sheet()}
                  about={title}
                />
              )}
            </span>
          </li>
        ))}
        <li>
          <b>{data.lead}</b>
          <span className={styles.links}>
            <PaperLink to={link("rooming-list")} name={m.road_rooming_list()} about="" />
            <PaperLink to={link("placard")} name={m.road_placard()} about="" />
            <PaperLink to={link("feedback")} name={m.road_feedback()} about="" />
          </span>
        </li>
      </ul>
      <DutySeats trip={trip} services={data.services} mayEdit={mayEdit} />
      {mayEdit && (
        <DutyLinks trip={trip} services={data.services} details={data.details.services} />
      )}
      {mayEdit && (
        <RoadForm
          key={begun}
          road={data}
          onReset={() => setBegun(begun + 1)}
          send={async (details, revision) => {
            road.set(await callAsAdmin<DeskRoad>("PUT", path, { revision, details }));
            say(m.desk_road_kept());
          }}
        />
      )}
    </section>
  );
}

function PaperLink({ to, name, about }: { to: string; name: string; about: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      aria-label={[name, about].filter(Boolean).join(", ")}
    >
      {name}
    </a>
  );
}
