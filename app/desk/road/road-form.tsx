import { useState } from "react";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import {
  type DeskRoad,
  emptyService,
  type RoadDetails,
  type RoadService,
} from "#contract/trip/road.ts";
import { readGuests, writeGuests } from "./read-guests.ts";
import styles from "./road.module.css";

type Field = Exclude<keyof RoadService, "item" | "km">;

const fieldsOf: Record<DeskRoad["services"][number]["kind"], Field[]> = {
  stay: ["address", "meals", "requests"],
  transport: [
    "person",
    "phone",
    "vehicle",
    "plate",
    "reportAt",
    "reportPlace",
    "charges",
    "requests",
  ],
  guide: ["person", "phone", "language", "reportAt", "reportPlace", "charges", "requests"],
};
const fieldNames: Record<Field, () => string> = {
  person: m.road_person,
  phone: m.road_phone,
  vehicle: m.road_vehicle,
  plate: m.road_plate,
  reportAt: m.road_report_at,
  reportPlace: m.road_report_place,
  charges: m.road_charges,
  address: m.road_address,
  meals: m.road_meals,
  language: m.road_language,
  requests: m.road_requests,
};
const types: Partial<Record<Field, string>> = { phone: "tel", reportAt: "time" };

/** Guests one a line, how they come and go, and who comes for each service. */
export function RoadForm({
  road,
  onReset,
  send,
}: {
  road: DeskRoad;
  /** Begins anew with what is kept. */
  onReset(): void;
  /** Throws what the call throws; what was typed stays. */
  send(details: RoadDetails, revision: number): Promise<void>;
}) {
  const [seen] = useState(road);
  // What a colleague kept meanwhile is told by the call; a revision of one's own saving is taken on.
  const [revision, setRevision] = useState(road.revision);
  const { details } = seen;
  const serviceOf = (item: string) =>
    details.services.find((one) => one.item === item) ?? emptyService(item);
  const form = useForm({
    action: useDeskAction(),
    check: (values) => ({
      guests: readGuests(values.guests ?? "").fault,
      ...Object.fromEntries(
        seen.services.map(({ item }) => [
          `${item}.km`,
          /^\d{0,5}$/.test((values[`${item}.km`] ?? "").trim()) ? "" : m.road_km_fault(),
        ]),
      ),
    }),
    async send(values) {
      const text = (name: string) => values[name] ?? "";
      const passage = (name: string) => ({
        time: text(`${name}.time`),
        by: text(`${name}.by`),
        place: text(`${name}.place`),
      });
      const services = seen.services.map(({ item, kind }) => ({
        ...serviceOf(item),
        ...Object.fromEntries(fieldsOf[kind].map((field) => [field, text(`${item}.${field}`)])),
        ...(kind === "transport" && { km: text(`${item}.km`) ? Number(text(`${item}.km`)) : null }),
      }));
      await send(
        {
          guests: readGuests(text("guests")).guests,
          phone: text("phone"),
          arrival: passage("arrival"),
          departure: passage("departure"),
          placard: text("placard"),
          remarks: text("remarks"),
          services,
        },
        revision,
      );
      setRevision(revision + 1);
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <div className={styles.wide}>
        <TextAreaField
          label={m.road_guests()}
          hint={m.road_guests_hint()}
          name="guests"
          rows={Math.max(3, details.guests.length + 1)}
          defaultValue={writeGuests(details.guests)}
          placeholder={m.road_guests_example()}
          error={form.error("guests") ?? form.error("details.guests")}
        />
      </div>
      <TextField
        label={m.road_guests_phone()}
        name="phone"
        type="tel"
        defaultValue={details.phone}
        placeholder={seen.leadPhone}
        maxLength={40}
        error={form.error("phone")}
      />
      <TextField
        label={m.road_placard_name()}
        name="placard"
        defaultValue={details.placard}
        placeholder={seen.lead}
        maxLength={60}
        error={form.error("placard")}
      />
      <PassageFields name="arrival" title={m.road_arrival()} value={details.arrival} />
      <PassageFields name="departure" title={m.road_departure()} value={details.departure} />
      {seen.services.map(({ item, kind, title }) => (
        <fieldset key={item} className={styles.service}>
          <legend>{title}</legend>
          {fieldsOf[kind].map((field) => (
            <TextField
              key={field}
              label={fieldNames[field]()}
              name={`${item}.${field}`}
              type={types[field] ?? "text"}
              defaultValue={serviceOf(item)[field]}
              maxLength={field === "requests" ? 300 : 120}
              error={form.error(`${item}.${field}`)}
            />
          ))}
          {kind === "transport" && (
            <TextField
              label={m.road_km()}
              name={`${item}.km`}
              inputMode="numeric"
              defaultValue={serviceOf(item).km ?? ""}
              maxLength={6}
              error={form.error(`${item}.km`)}
            />
          )}
        </fieldset>
      ))}
      <div className={styles.wide}>
        <TextAreaField
          label={m.road_remarks()}
          name="remarks"
          rows={2}
          maxLength={1000}
          defaultValue={details.remarks}
          error={form.error("remarks")}
        />
      </div>
      {road.revision > revision && (
        <p className={styles.wide}>
          {m.road_behind()}{" "}
          <Button size="small" variant="quiet" onClick={onReset}>
            {m.road_show_theirs()}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setRevision(road.revision)}>
            {m.road_keep_mine()}
          </Button>
        </p>
      )}
      {form.problem && <p className={styles.problem}>{form.problem}</p>}
      <span className={styles.wide}>
        <Button type="submit" size="small" busy={form.busy}>
          {m.road_keep()}
        </Button>
      </span>
    </form>
  );
}

function PassageFields({
  name,
  title,
  value,
}: {
  name: string;
  title: string;
  value: RoadDetails["arrival"];
}) {
  return (
    <fieldset className={styles.service}>
      <legend>{title}</legend>
      <TextField
        label={m.road_time()}
        name={`${name}.time`}
        type="time"
        defaultValue={value.time}
      />
      <TextField label={m.road_by()} name={`${name}.by`} defaultValue={value.by} maxLength={60} />
      <TextField
        label={m.road_place()}
        name={`${name}.place`}
        defaultValue={value.place}
        maxLength={80}
      />
    </fieldset>
  );
}
