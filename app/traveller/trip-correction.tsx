import { useState } from "react";
import { callAsTraveller } from "#app/calls/call-as-traveller.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextAreaField, TextField } from "#app/ui/field.tsx";
import { findToday } from "#app/ui/format-dates.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { listTripTypes } from "#app/ui/trip-types.ts";
import type { MyTrip, MyTripDetail } from "#contract/wire/account.ts";
import { deskLimits } from "#contract/wire/desk.ts";
import { findTravelDateFault, travelerOptions } from "#contract/wire/trips.ts";
import styles from "./my-trips.module.css";
import { useAuthAction } from "./use-auth-action.ts";

/** Puts a request right or takes it back, while it is open. */
export function TripCorrection({ trip, onChanged }: { trip: MyTrip; onChanged(): void }) {
  const [doing, setDoing] = useState<"correct" | "withdraw" | null>(null);
  if (trip.stage === "accepted" || trip.stage === "lost") return null;
  const done = () => {
    setDoing(null);
    onChanged();
  };
  return (
    <div className={styles.correction}>
      {doing === null ? (
        <div className={styles.corrections}>
          <Button variant="quiet" size="small" icon="edit" onClick={() => setDoing("correct")}>
            {m.mytrips_correct()}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setDoing("withdraw")}>
            {m.mytrips_withdraw()}
          </Button>
        </div>
      ) : doing === "correct" ? (
        <Correct trip={trip} onDone={done} onCancel={() => setDoing(null)} />
      ) : (
        <Withdraw trip={trip} onDone={done} onCancel={() => setDoing(null)} />
      )}
    </div>
  );
}

type Part = { trip: MyTrip; onDone(): void; onCancel(): void };

function Correct({ trip, onDone, onCancel }: Part) {
  const action = useAuthAction();
  const form = useForm({
    action,
    draft: `correct-${trip.id}`,
    check: ({ travelDate = "" }) => ({
      travelDate:
        travelDate === trip.travelDate
          ? undefined
          : (findTravelDateFault(travelDate, findToday()) ?? undefined),
    }),
    async send(values) {
      await callAsTraveller<MyTripDetail>("PATCH", `/api/me/trips/${trip.id}`, values);
      void showToast(m.mytrips_corrected(), "success");
      onDone();
      return false;
    },
  });
  return (
    <form {...form.props} className={styles.change} aria-label={m.mytrips_correct()}>
      <TextField
        label={m.trip_destination()}
        name="destination"
        defaultValue={trip.destination}
        maxLength={120}
        required
        autoFocus
        error={form.error("destination")}
      />
      <TextField
        label={m.trip_date()}
        name="travelDate"
        type="date"
        defaultValue={trip.travelDate}
        required
        error={form.error("travelDate")}
      />
      <SelectField
        label={m.trip_travelers()}
        name="travelers"
        defaultValue={trip.travelers}
        options={travelerOptions.map((value) => ({ value, label: value }))}
      />
      <SelectField
        label={m.trip_type()}
        name="tripType"
        defaultValue={trip.tripType}
        options={listTripTypes()}
      />
      <TextAreaField
        label={m.trip_requests()}
        name="message"
        defaultValue={trip.message}
        rows={4}
        maxLength={4000}
        error={form.error("message")}
      />
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <div className={styles.corrections}>
        <Button type="submit" size="small" busy={form.busy}>
          {form.busy ? m.desk_saving() : m.mytrips_correct_send()}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {m.desk_cancel()}
        </Button>
      </div>
    </form>
  );
}

function Withdraw({ trip, onDone, onCancel }: Part) {
  const action = useAuthAction();
  const form = useForm({
    action,
    async send(values) {
      await callAsTraveller<MyTripDetail>("POST", `/api/me/trips/${trip.id}/withdraw`, values);
      void showToast(m.mytrips_withdrawn(), "success");
      onDone();
    },
  });
  return (
    <form {...form.props} className={styles.change} aria-label={m.mytrips_withdraw()}>
      <TextField
        label={m.mytrips_withdraw_reason()}
        hint={m.desk_optional()}
        name="reason"
        maxLength={deskLimits.reason}
        autoFocus
        error={form.error("reason")}
      />
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <div className={styles.corrections}>
        <Button type="submit" variant="danger" size="small" busy={form.busy}>
          {m.mytrips_withdraw()}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {m.mytrips_keep()}
        </Button>
      </div>
    </form>
  );
}
