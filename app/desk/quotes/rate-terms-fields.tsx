import { m } from "#app/paraglide/messages.js";
import { TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { ItemKind } from "#contract/quote/quote-item.ts";
import {
  guideSpans,
  mealPlans,
  planNames,
  type RateTerms,
  sharings,
} from "#contract/quote/rate-terms.ts";
import { AmountField, CountField } from "./amount-field.tsx";
import styles from "./quotes.module.css";

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const weekdayNames = [
  m.book_monday,
  m.book_tuesday,
  m.book_wednesday,
  m.book_thursday,
  m.book_friday,
  m.book_saturday,
  m.book_sunday,
];
const sharingNames = {
  "": m.book_any,
  single: m.book_single,
  double: m.book_double,
  triple: m.book_triple,
};

const spanNames = { "": m.book_any, half: m.book_half_day, full: m.book_full_day };

/** What a rate of this kind says beside its prices. */
export function RateTermsFields({
  kind,
  value,
  onChange,
}: {
  kind: ItemKind;
  value: RateTerms;
  onChange(change: Partial<RateTerms>): void;
}) {
  if (kind === "stay")
    return (
      <>
        <SelectField
          label={m.book_plan()}
          value={value.plan}
          options={mealPlans.map((plan) => ({
            value: plan,
            label: plan ? `${plan}, ${planNames[plan]}` : m.book_any(),
          }))}
          onChange={({ target }) => onChange({ plan: target.value as RateTerms["plan"] })}
        />
        <SelectField
          label={m.book_sharing()}
          value={value.sharing}
          options={sharings.map((one) => ({ value: one, label: sharingNames[one]() }))}
          onChange={({ target }) => onChange({ sharing: target.value as RateTerms["sharing"] })}
        />
        <AmountField
          label={m.book_weekend_price()}
          value={value.weekendPrice}
          optional
          onChange={(weekendPrice) =>
            onChange({
              weekendPrice,
              ...(weekendPrice !== null && value.weekend.length === 0 && { weekend: [5, 6] }),
            })
          }
        />
        {value.weekendPrice !== null && (
          <fieldset className={styles.weekend}>
            <legend>{m.book_weekend_nights()}</legend>
            {weekdays.map((day) => (
              <label key={day}>
                <input
                  type="checkbox"
                  checked={value.weekend.includes(day)}
                  onChange={({ target }) =>
                    onChange({
                      weekend: weekdays.filter((one) =>
                        one === day ? target.checked : value.weekend.includes(one),
                      ),
                    })
                  }
                />
                {weekdayNames[day - 1]?.()}
              </label>
            ))}
          </fieldset>
        )}
      </>
    );
  if (kind === "transport")
    return (
      <>
        <CountField
          label={m.book_km_per_day()}
          value={value.kmPerDay}
          most={5000}
          placeholder="–"
          onChange={(kmPerDay) => onChange({ kmPerDay })}
        />
        <CountField
          label={m.book_least_km()}
          value={value.leastKm}
          most={5000}
          placeholder="–"
          onChange={(leastKm) => onChange({ leastKm })}
        />
        <AmountField
          label={m.book_extra_km()}
          value={value.extraKm}
          optional
          onChange={(extraKm) => onChange({ extraKm })}
        />
        <AmountField
          label={m.book_driver_per_day()}
          value={value.driverPerDay}
          optional
          onChange={(driverPerDay) => onChange({ driverPerDay })}
        />
        <AmountField
          label={m.book_night()}
          value={value.night}
          optional
          onChange={(night) => onChange({ night })}
        />
      </>
    );
  if (kind !== "guide") return null;
  return (
    <>
      <SelectField
        label={m.book_span()}
        value={value.span}
        options={guideSpans.map((one) => ({ value: one, label: spanNames[one]() }))}
        onChange={({ target }) => onChange({ span: target.value as RateTerms["span"] })}
      />
      <TextField
        label={m.book_language()}
        value={value.language}
        maxLength={60}
        onChange={({ target }) => onChange({ language: target.value })}
      />
    </>
  );
}
