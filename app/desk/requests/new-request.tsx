import { useEffect, useRef, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { sourceNames } from "#app/desk/request-names.ts";
import type { ReadParty } from "#app/desk/request-text/find-party.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { readDraft } from "#app/forms/drafts.ts";
import { formDraft } from "#app/forms/form-drafts.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { CheckField, FieldError, TextAreaField, TextField } from "#app/ui/field.tsx";
import { findToday, formatMonth } from "#app/ui/format-dates.ts";
import { Popup } from "#app/ui/popup.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { listTripTypes } from "#app/ui/trip-types.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import { type TripSource, tripSources } from "#contract/wire/trip-stages.ts";
import { travelerOptions } from "#contract/wire/trips.ts";
import type { EntryField } from "./merge-reading.ts";
import styles from "./new-request.module.css";
import { useReading } from "./use-reading.ts";

/** What a request is made of: a conversation or a message, its words and who wrote them. */
export type RequestOrigin = {
  /** Which one, for the timeline. */
  origin: string;
  source: Exclude<TripSource, "site">;
  text: string;
  name: string;
  email: string;
  phone: string;
};

type Props = {
  open: boolean;
  onClose(): void;
  onEntered(id: string): void;
  from?: RequestOrigin;
};

/** A request that came by telephone, WhatsApp or mail: pasted and read, or typed; looked over, and kept. */
export function NewRequest(props: Props) {
  return (
    <Popup open={props.open} onClose={props.onClose} title={m.desk_new_request()} width={760}>
      <RequestForm {...props} />
    </Popup>
  );
}

const fieldNames: Record<EntryField, () => string> = {
  name: m.admin_name,
  email: m.admin_user_email,
  phone: m.admin_phone,
  destination: m.admin_trip_destination,
  travelDate: m.admin_trip_date,
  travelMonth: m.desk_travel_month,
  travelers: m.admin_trip_travelers,
  tripType: m.admin_trip_type,
  source: m.desk_source,
  message: m.admin_trip_requests,
};

function RequestForm({ onEntered, from }: Props) {
  const action = useDeskAction();
  const draft = from ? `entry-${from.origin}` : "entry";
  const [isContinued, setContinued] = useState(() => readDraft(formDraft(draft)) !== null);
  // Another number is another, empty box.
  const [box, setBox] = useState(0);
  const form = useForm({
    action,
    draft,
    async send(values) {
      const trip = await callAsAdmin<DeskTripDetail>("POST", "/api/desk/trips", {
        ...values,
        travelDate: values.travelDate || values.travelMonth,
        confirm: values.confirm === "on",
        origin: from?.origin ?? "",
      });
      say(m.desk_entered({ reference: trip.reference }));
      clear();
      onEntered(trip.id);
    },
  });
  const { reading, read, clear: clearFields, onInput } = useReading(form.props.ref);

  /** The next request begins with nothing of this one. */
  function clear() {
    clearFields();
    form.reset();
    setContinued(false);
    setBox((number) => number + 1);
  }

  const begun = useRef(false);
  useEffect(() => {
    if (!from || begun.current) return;
    begun.current = true;
    // What was begun of this very message is further than a first reading of it.
    const { name, email, phone, source } = from;
    if (!isContinued) read(from.text, { name, email, phone, source });
  });

  return (
    <form
      {...form.props}
      onInput={(event) => {
        onInput(event);
        form.props.onInput(event);
      }}
      className={styles.form}
    >
      {isContinued && (
        <p className={styles.read} role="status">
          {m.desk_entry_continued()}{" "}
          <Button variant="quiet" size="small" onClick={clear}>
            {m.desk_entry_afresh()}
          </Button>
        </p>
      )}
      {!from && (
        <TextAreaField
          key={box}
          label={m.desk_paste()}
          hint={m.desk_paste_hint()}
          rows={3}
          maxLength={8000}
          autoFocus
          onChange={(event) => {
            if (event.target.value.trim().length <= 12) return;
            setContinued(false);
            read(event.target.value);
          }}
        />
      )}
      {reading && (
        <p className={styles.read} role="status">
          {reading.found.isVague
            ? m.desk_read_vague()
            : reading.found.travelDate
              ? m.desk_read()
              : m.desk_read_no_date()}{" "}
          {sayParty(reading.found.party)}{" "}
          {reading.found.days > 0 && `${m.desk_read_days({ count: reading.found.days })} `}
          {reading.left.length > 0 &&
            m.desk_read_left({ fields: reading.left.map((name) => fieldNames[name]()).join(", ") })}
        </p>
      )}
      <div className={styles.fields}>
        <TextField
          label={m.admin_name()}
          name="name"
          maxLength={100}
          required
          error={form.error("name")}
        />
        <SelectField
          label={m.desk_source()}
          name="source"
          defaultValue={from?.source ?? "phone"}
          options={tripSources
            .filter((source) => source !== "site")
            .map((source) => ({ value: source, label: sourceNames[source]() }))}
          error={form.error("source")}
        />
        <TextField
          label={m.admin_phone()}
          name="phone"
          type="tel"
          maxLength={40}
          error={form.error("phone")}
        />
        <TextField
          label={m.admin_user_email()}
          name="email"
          type="email"
          maxLength={254}
          error={form.error("email")}
        />
        <TextField
          label={m.admin_trip_destination()}
          name="destination"
          maxLength={120}
          required
          error={form.error("destination")}
        />
        <TextField
          label={m.admin_trip_date()}
          name="travelDate"
          type="date"
          error={form.error("travelDate")}
        />
        <SelectField
          label={m.desk_travel_month()}
          name="travelMonth"
          options={[
            { value: "", label: m.travel_open() },
            ...listMonths().map((value) => ({ value, label: formatMonth(value) })),
          ]}
        />
        <SelectField
          label={m.admin_trip_travelers()}
          name="travelers"
          options={travelerOptions.map((value) => ({ value, label: value }))}
          error={form.error("travelers")}
        />
        <SelectField
          label={m.admin_trip_type()}
          name="tripType"
          options={listTripTypes()}
          error={form.error("tripType")}
        />
      </div>
      <TextAreaField
        label={m.admin_trip_requests()}
        name="message"
        rows={4}
        maxLength={4000}
        error={form.error("message")}
      />
      <div className={styles.foot}>
        <CheckField label={m.desk_entry_confirm()} name="confirm" />
        <Button type="submit" busy={form.busy}>
          {form.busy ? m.desk_saving() : m.desk_entry_save()}
        </Button>
      </div>
      {form.problem && <FieldError>{form.problem}</FieldError>}
    </form>
  );
}

/** This month and those in which a trip may begin, "2027-02". */
function listMonths(today = findToday()): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: 36 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  );
}

/** The party in words, its children's ages where they were said. */
function sayParty(party: ReadParty | null): string {
  if (!party) return m.desk_read_no_party();
  const { adults, children } = party;
  if (children.length === 0) return m.desk_read_adults({ adults });
  const ages = children.filter((age) => age !== null).join(", ");
  const count = children.length;
  return ages ? m.desk_read_ages({ adults, count, ages }) : m.desk_read_children({ adults, count });
}
