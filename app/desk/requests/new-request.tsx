import { useEffect, useRef, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { sourceNames } from "#app/desk/request-names.ts";
import { type ReadRequest, readRequest } from "#app/desk/request-text/read-request.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { CheckField, FieldError, TextAreaField, TextField } from "#app/ui/field.tsx";
import { findToday } from "#app/ui/format-dates.ts";
import { Popup } from "#app/ui/popup.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type DeskTripDetail, type TripSource, tripSources } from "#contract/desk.ts";
import { travelerOptions, tripTypeLabels, tripTypes } from "#contract/trips.ts";
import { readKnownPlaces } from "./known-places.ts";
import styles from "./new-request.module.css";

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

const fields = [
  "name",
  "email",
  "phone",
  "destination",
  "travelDate",
  "travelers",
  "tripType",
  "source",
  "message",
] as const;

function RequestForm({ onEntered, from }: Props) {
  const action = useDeskAction();
  const [read, setRead] = useState<ReadRequest | null>(null);
  const places = useRef<Promise<string[]> | null>(null);
  const latest = useRef("");
  const form = useForm({
    action,
    draft: from ? `entry-${from.origin}` : "entry",
    async send(values) {
      const trip = await callAsAdmin<DeskTripDetail>("POST", "/api/desk/trips", {
        ...values,
        confirm: values.confirm === "on",
        origin: from?.origin ?? "",
      });
      say(m.desk_entered({ reference: trip.reference }));
      onEntered(trip.id);
      return false;
    },
  });

  /** What a text says goes into the fields; what it does not say leaves them as they are. */
  function fill(text: string, known?: Partial<RequestOrigin>) {
    latest.current = text;
    put(readRequest(text, { today: findToday() }), known);
    places.current ??= readKnownPlaces();
    // The site's own names are surer than a guess; they may be on their way still.
    void places.current.then((names) => {
      if (latest.current === text && names.length > 0)
        put(readRequest(text, { today: findToday(), places: names }), known);
    });
  }

  function put(found: ReadRequest, known?: Partial<RequestOrigin>) {
    setRead(found);
    const values: Partial<Record<(typeof fields)[number], string | undefined>> = {
      ...found,
      ...Object.fromEntries(Object.entries(known ?? {}).filter(([, value]) => value)),
    };
    const element = form.props.ref.current;
    for (const name of fields) {
      const control = element?.elements.namedItem(name);
      const value = values[name];
      if (!value || !control || !("value" in control)) continue;
      control.value = value;
      (control as unknown as HTMLElement).dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  const begun = useRef(false);
  useEffect(() => {
    if (!from || begun.current) return;
    begun.current = true;
    fill(from.text, from);
  });

  return (
    <form {...form.props} className={styles.form}>
      {!from && (
        <TextAreaField
          label={m.desk_paste()}
          hint={m.desk_paste_hint()}
          rows={3}
          maxLength={8000}
          autoFocus
          onChange={(event) => {
            if (event.target.value.trim().length > 12) fill(event.target.value);
          }}
        />
      )}
      {read && (
        <p className={styles.read} role="status">
          {read.isVague
            ? m.desk_read_vague()
            : read.travelDate
              ? m.desk_read()
              : m.desk_read_no_date()}
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
          required
          error={form.error("travelDate")}
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
          options={tripTypes.map((value) => ({ value, label: tripTypeLabels[value] }))}
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
