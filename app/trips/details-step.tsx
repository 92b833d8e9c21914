import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { findToday } from "#app/ui/format-dates.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { listTripTypes } from "#app/ui/trip-types.ts";
import { findTravelDateFault, travelerOptions } from "#contract/wire/trips.ts";
import styles from "./trip-form.module.css";
import type { StepProps } from "./trip-steps.ts";

const travelers = travelerOptions.map((value) => ({ value, label: value }));
const types = listTripTypes();

/** Step 2. A day in the past is remarked upon here and refused by the server: section 5 knows no bounds. */
export function DetailsStep({
  shared,
  processing,
  onBack,
  onSubmit,
  onSubmitByAddress,
}: {
  shared: StepProps;
  processing: boolean;
  onBack(): void;
  onSubmit(): void;
  /** Sends it without an account; null: whoever is signed in needs no such way. */
  onSubmitByAddress: (() => void) | null;
}) {
  const { values, errors, setValue } = shared;
  const field = (name: "destination" | "travelDate" | "travelers" | "tripType" | "message") => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setValue(name, event.target.value),
  });
  const dateFault = values.travelDate ? findTravelDateFault(values.travelDate, findToday()) : null;
  return (
    <form
      className={styles.form}
      onInvalid={shared.onInvalid}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter?.getAttribute("value") === "by-address") onSubmitByAddress?.();
        else onSubmit();
      }}
    >
      <TextField
        {...field("destination")}
        label={m.trip_destination()}
        hint={m.trip_destination_hint()}
        icon="pin"
        required
        maxLength={120}
      />
      <div className={styles.pair}>
        <TextField
          {...field("travelDate")}
          error={errors.travelDate ?? dateFault ?? undefined}
          label={m.trip_date()}
          type="date"
          icon="calendar"
          required
        />
        <SelectField
          {...field("travelers")}
          label={m.trip_travelers()}
          options={travelers}
          required
        />
      </div>
      <SelectField {...field("tripType")} label={m.trip_type()} options={types} required />
      <TextAreaField
        {...field("message")}
        label={m.trip_requests()}
        hint={m.trip_requests_hint()}
        placeholder={m.trip_requests_placeholder()}
        maxLength={4000}
      />
      <div className={styles.actions}>
        <Button
          variant="quiet"
          aria-disabled={processing || undefined}
          onClick={() => !processing && onBack()}
        >
          {m.trip_back()}
        </Button>
        <Button type="submit" busy={processing}>
          {processing ? m.trip_processing() : m.trip_submit()}
        </Button>
      </div>
      {onSubmitByAddress && (
        <div className={styles.without}>
          <Button
            type="submit"
            name="how"
            value="by-address"
            variant="quiet"
            size="small"
            icon="mail"
            aria-disabled={processing || undefined}
          >
            {m.trip_without_account()}
          </Button>
          <p className="small muted">{m.trip_without_account_hint({ email: values.email })}</p>
        </div>
      )}
    </form>
  );
}
