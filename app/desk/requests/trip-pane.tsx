import { useEffect, useRef, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { TripQuotes } from "#app/desk/quotes/trip-quotes.tsx";
import { sayTravelers, sourceNames } from "#app/desk/request-names.ts";
import { formatAgo } from "#app/desk/time-spans.ts";
import { Chips } from "#app/desk/ui/chips.tsx";
import { findWhatsapp } from "#app/desk/ui/find-whatsapp.ts";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { useKeys } from "#app/desk/ui/use-keys.ts";
import { m } from "#app/paraglide/messages.js";
import { writeOnWhatsapp } from "#app/talk/whatsapp.ts";
import { formatTravel } from "#app/ui/format-dates.ts";
import { latePart } from "#app/ui/late-part.tsx";
import { nameTripType } from "#app/ui/trip-types.ts";
import { useAddress } from "#app/ui/use-address.ts";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import { Assignment } from "./assignment.tsx";
import { Notes } from "./notes.tsx";
import { Replies } from "./replies.tsx";
import styles from "./requests.module.css";
import { SimilarRequests } from "./similar-requests.tsx";
import { StagePicker } from "./stage-picker.tsx";
import { Timeline } from "./timeline.tsx";
import { useTripChange } from "./use-trip-change.ts";

const AsksPart = latePart(async () => (await import("#app/desk/asks/asks-part.tsx")).AsksPart, {
  wait: <LoadingRows count={2} />,
});
const RoadPart = latePart(async () => (await import("#app/desk/road/road-part.tsx")).RoadPart, {
  wait: <LoadingRows count={2} />,
});
const FilesPart = latePart(async () => (await import("#app/desk/road/files-part.tsx")).FilesPart);
const parts = ["talk", "asks", "road", "notes", "timeline"] as const;

/** One request: who, what they wish, where it stands, and all that was said and done. */
export function TripPane({
  id,
  self,
  onOpen,
}: {
  id: string;
  self: DeskSelf;
  onOpen(id: string): void;
}) {
  const address = useAddress();
  const trip = useQuery<DeskTripDetail>(callAsAdmin, `/api/desk/trips/${id}`);
  const [part, setPart] = useState(
    () => parts.find((one) => one === address.get("part")) ?? "talk",
  );
  const composer = useRef<HTMLTextAreaElement>(null);
  const focusAfter = useFocusAfter();
  const mayEdit = self.role !== "viewer";
  const { change, busy } = useTripChange(trip);

  useLive(["trips"], (ids) => {
    if (ids.size === 0 || ids.has(id)) void trip.reload();
  });
  const unread = trip.data?.unread;
  useEffect(() => {
    if (unread && mayEdit) callAsAdmin("POST", `/api/desk/trips/${id}/seen`, {}).catch(() => {});
  }, [unread, mayEdit, id]);
  const focusPart = (wanted: "talk" | "notes") => {
    setPart(wanted);
    focusAfter(() => composer.current);
  };
  useKeys({ r: () => focusPart("talk"), n: () => focusPart("notes") });

  const { data } = trip;
  if (!data)
    return trip.fault ? (
      <Fault text={trip.fault} onRetry={() => void trip.reload()} />
    ) : (
      <LoadingRows count={4} />
    );
  return (
    <article className={styles.trip}>
      <header className={styles.title}>
        <h3>{data.name}</h3>
        <span className={styles.reference}>
          {data.reference} · {sourceNames[data.source]()}
        </span>
      </header>
      <p className={styles.contact}>
        <strong>{data.destination}</strong>
        {data.email && (
          <a href={`mailto:${data.email}?subject=${encodeURIComponent(`[${data.reference}]`)}`}>
            {data.email}
          </a>
        )}
        {data.phone && <a href={`tel:${data.phone}`}>{data.phone}</a>}
        {findWhatsapp(data.phone) && (
          <a
            href={writeOnWhatsapp(
              findWhatsapp(data.phone),
              m.desk_whatsapp_text({ reference: data.reference }),
            )}
            target="_blank"
            rel="noopener noreferrer"
          >
            {m.desk_whatsapp()}
          </a>
        )}
      </p>
      <dl className={styles.facts}>
        <Fact label={m.admin_trip_date()} value={formatTravel(data)} />
        <Fact label={m.admin_trip_travelers()} value={sayTravelers(data)} />
        <Fact label={m.admin_trip_type()} value={nameTripType(data.tripType)} />
        <Fact label={m.admin_trip_received()} value={formatAgo(data.createdAt)} />
      </dl>
      {data.message && <p className={styles.wish}>{data.message}</p>}
      <SimilarRequests twins={data.twins} onOpen={onOpen} />
      <TripQuotes trip={data} />
      <StagePicker trip={data} disabled={!mayEdit || busy} onChange={change} />
      <Assignment
        key={`${data.nextAction} ${data.nextActionOn}`}
        trip={data}
        disabled={!mayEdit}
        busy={busy}
        onChange={change}
      />
      <div className={styles.parts}>
        <Chips
          label={m.desk_trip_parts()}
          value={part}
          options={[
            { value: "talk", label: m.desk_talk(), count: data.messages.length },
            { value: "asks", label: m.asks_title() },
            { value: "road", label: m.desk_road_title() },
            { value: "notes", label: m.desk_notes(), count: data.notes.length },
            { value: "timeline", label: m.desk_timeline() },
          ]}
          onChange={setPart}
        />
      </div>
      {part === "talk" && (
        <Replies trip={data} mayEdit={mayEdit} onChanged={trip.set} ref={composer} />
      )}
      {part === "asks" && <AsksPart trip={data} mayEdit={mayEdit} />}
      {part === "road" && (
        <>
          <RoadPart trip={data} mayEdit={mayEdit} />
          <FilesPart trip={data} mayEdit={mayEdit} />
        </>
      )}
      {part === "notes" && <Notes trip={data} self={self} onChanged={trip.set} ref={composer} />}
      {part === "timeline" && <Timeline events={data.timeline} />}
    </article>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
