import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { type FormValues, useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextAreaField, TextField } from "#app/ui/field.tsx";
import type { OfficeDetails, OfficeView } from "#contract/wire/desk-office.ts";
import styles from "./office.module.css";

const days = ["weekdays", "saturday", "sunday"] as const;
const dayNames = {
  weekdays: m.desk_office_weekdays,
  saturday: m.desk_office_saturday,
  sunday: m.desk_office_sunday,
};

/** The fields by the names that faults come back under: "postal.street". */
function readDetails(values: FormValues): OfficeDetails {
  const text = (name: string) => values[name]?.trim() ?? "";
  const hours = (day: (typeof days)[number]) => {
    const [opens, closes] = [text(`${day}.opens`), text(`${day}.closes`)];
    return opens || closes ? { opens, closes } : null;
  };
  return {
    address: text("address")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
    postal: {
      street: text("postal.street"),
      locality: text("postal.locality"),
      region: text("postal.region"),
      postalCode: text("postal.postalCode"),
    },
    coordinates: {
      lat: Number(text("coordinates.lat")),
      lon: Number(text("coordinates.lon")),
    },
    phone: text("phone"),
    helpline: text("helpline"),
    fax: text("fax"),
    emails: { general: text("emails.general"), trips: text("emails.trips") },
    weekdays: hours("weekdays"),
    saturday: hours("saturday"),
    sunday: hours("sunday"),
  };
}

/** The office's details as a form; an owner saves them for all pages. */
export function OfficeForm({
  details,
  mayEdit,
  onSaved,
}: {
  details: OfficeDetails;
  mayEdit: boolean;
  onSaved(view: OfficeView): void;
}) {
  const action = useDeskAction();
  const form = useForm({
    action,
    async send(values) {
      onSaved(await callAsAdmin<OfficeView>("PUT", "/api/desk/office", readDetails(values)));
      say(m.desk_office_saved());
    },
  });
  const field = (name: string, label: string, value: string, most: number) => (
    <TextField
      label={label}
      name={name}
      defaultValue={value}
      maxLength={most}
      required
      error={form.error(name)}
    />
  );
  return (
    <form {...form.props} className={styles.form}>
      <fieldset disabled={!mayEdit} className={styles.fields}>
        <TextAreaField
          label={m.desk_office_address()}
          name="address"
          defaultValue={details.address.join("\n")}
          rows={4}
          maxLength={500}
          required
          error={form.error("address")}
        />
        <div className={styles.group}>
          {field("postal.street", m.desk_office_street(), details.postal.street, 120)}
          {field("postal.locality", m.desk_office_town(), details.postal.locality, 60)}
          {field("postal.region", m.desk_office_state(), details.postal.region, 60)}
          {field("postal.postalCode", m.desk_office_code(), details.postal.postalCode, 12)}
          {field("coordinates.lat", m.desk_office_lat(), String(details.coordinates.lat), 12)}
          {field("coordinates.lon", m.desk_office_lon(), String(details.coordinates.lon), 12)}
        </div>
        <div className={styles.group}>
          {field("phone", m.desk_office_phone(), details.phone, 40)}
          {field("helpline", m.desk_office_helpline(), details.helpline, 40)}
          {field("fax", m.desk_office_fax(), details.fax, 40)}
          {field("emails.general", m.desk_office_general(), details.emails.general, 254)}
          {field("emails.trips", m.desk_office_trips(), details.emails.trips, 254)}
        </div>
        <div className={styles.group}>
          {days.flatMap((day) =>
            (["opens", "closes"] as const).map((end) => (
              <TextField
                key={`${day}.${end}`}
                type="time"
                name={`${day}.${end}`}
                label={
                  end === "opens"
                    ? m.desk_office_opens({ days: dayNames[day]() })
                    : m.desk_office_closes({ days: dayNames[day]() })
                }
                hint={end === "opens" ? m.desk_office_closed_hint() : undefined}
                defaultValue={details[day]?.[end] ?? ""}
                error={
                  form.error(`${day}.${end}`) ?? (end === "opens" ? form.error(day) : undefined)
                }
              />
            )),
          )}
        </div>
      </fieldset>
      {form.problem && <FieldError>{form.problem}</FieldError>}
      {mayEdit && (
        <div>
          <Button type="submit" busy={form.busy}>
            {form.busy ? m.desk_saving() : m.desk_office_save()}
          </Button>
        </div>
      )}
    </form>
  );
}
