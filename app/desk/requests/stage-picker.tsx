import { useState } from "react";
import { nameReason, stageNames } from "#app/desk/request-names.ts";
import { StageSun } from "#app/desk/ui/stage-sun.tsx";
import { m } from "#app/paraglide/messages.js";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import { tripStages } from "#contract/wire/trip-stages.ts";
import { LostForm } from "./lost-form.tsx";
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
            <StageSun stage={stage} size={22} />
            {stageNames[stage]()}
          </button>
        ))}
      </fieldset>
      {trip.stage === "lost" && (
        <p className={styles.reason}>
          {m.desk_lost_because({ reason: nameReason(trip.lostCode, trip.lostReason) })}
        </p>
      )}
      {asking && trip.stage !== "lost" && (
        <LostForm
          busy={disabled}
          onLose={async (loss) => {
            if (await onChange(loss)) setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
