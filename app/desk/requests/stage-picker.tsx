import { type FormEvent, useState } from "react";
import { stageNames } from "#app/desk/request-names.ts";
import { StageSun } from "#app/desk/ui/stage-sun.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { type DeskTripDetail, deskLimits, tripStages } from "#contract/desk.ts";
import styles from "./requests.module.css";
import type { ChangeTrip } from "./use-trip-change.ts";

/** The five stages; Lost asks for its reason first. */
export function StagePicker({
  trip,
  disabled,
  onChange,
}: {
  trip: DeskTripDetail;
  disabled: boolean;
  onChange: ChangeTrip;
}) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");

  async function lose(event: FormEvent) {
    event.preventDefault();
    if (await onChange({ stage: "lost", lostReason: reason })) {
      setAsking(false);
      setReason("");
    }
  }

  return (
    <>
      <fieldset className={styles.stages}>
        <legend className="visually-hidden">{m.desk_stage()}</legend>
        {tripStages.map((stage) => (
          <button
            key={stage}
            type="button"
            aria-pressed={stage === trip.stage}
            disabled={disabled || stage === trip.stage}
            onClick={() => (stage === "lost" ? setAsking(true) : void onChange({ stage }))}
          >
            <StageSun stage={stage} size={28} />
            {stageNames[stage]()}
          </button>
        ))}
      </fieldset>
      {trip.stage === "lost" && trip.lostReason && (
        <p className={styles.reason}>{m.desk_lost_because({ reason: trip.lostReason })}</p>
      )}
      {asking && trip.stage !== "lost" && (
        <form className={styles.lost} onSubmit={lose}>
          <TextField
            label={m.desk_lost_reason()}
            value={reason}
            maxLength={deskLimits.reason}
            required
            autoFocus
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Escape") return;
              event.stopPropagation();
              setAsking(false);
            }}
          />
          <div style={{ display: "flex", gap: 10 }}>
            <Button type="submit" variant="danger" size="small" disabled={disabled}>
              {m.desk_lose()}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
              {m.desk_cancel()}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
