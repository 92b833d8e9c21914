import { useState } from "react";
import { stageNames } from "#app/desk/request-names.ts";
import { m } from "#app/paraglide/messages.js";
import type { SimilarRequest } from "#contract/wire/desk-trip-detail.ts";
import styles from "./requests.module.css";

const sameNames = {
  email: m.desk_same_email,
  phone: m.desk_same_phone,
  destination: m.desk_same_destination,
};

const first = 2;

/** Requests that may be the same wish, those of the same place before the others. */
export function SimilarRequests({
  twins,
  onOpen,
}: {
  twins: SimilarRequest[];
  onOpen(id: string): void;
}) {
  const [all, setAll] = useState(false);
  if (twins.length === 0) return null;
  const sorted = twins.toSorted((one, other) => other.same.length - one.same.length);
  const shown = all ? sorted : sorted.slice(0, first);
  return (
    <div className={styles.similar}>
      <strong>{m.desk_similar()}</strong>
      {shown.map((twin) => (
        <button key={twin.id} type="button" onClick={() => onOpen(twin.id)}>
          {m.desk_similar_one({
            reference: twin.reference,
            destination: twin.destination,
            stage: stageNames[twin.stage](),
            same: twin.same.map((what) => sameNames[what]()).join(", "),
          })}
        </button>
      ))}
      {shown.length < twins.length && (
        <button type="button" onClick={() => setAll(true)}>
          {m.desk_similar_more({ count: twins.length - shown.length })}
        </button>
      )}
    </div>
  );
}
