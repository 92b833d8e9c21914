import { m } from "#app/paraglide/messages.js";
import { Box, Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type CountryCode, countries, nameCountry, otherCountry } from "./countries.ts";
import styles from "./phone-field.module.css";

/** A telephone number with the list of dialling codes before it; a typed + code goes before the list's. */
export function PhoneField({
  country,
  onCountry,
  number,
  onNumber,
  onBlur,
  error,
}: {
  country: CountryCode;
  onCountry(country: CountryCode): void;
  number: string;
  onNumber(number: string): void;
  onBlur(): void;
  error?: string | undefined;
}) {
  return (
    <Field
      label={m.auth_phone()}
      error={error}
      note={country === otherCountry && <p className={styles.note}>{m.auth_phone_other()}</p>}
    >
      {(control) => (
        <div className={styles.row}>
          <Box>
            <span className={styles.code} aria-hidden="true">
              {country.dial}
            </span>
            <Icon name="chevron-down" size={18} className={styles.chevron} />
            <select
              className={styles.list}
              aria-label={m.auth_dialling_code()}
              value={country.label}
              onChange={(event) => {
                const chosen = [...countries, otherCountry].find(
                  ({ label }) => label === event.target.value,
                );
                if (chosen) onCountry(chosen);
              }}
            >
              {[...countries, otherCountry].map((one) => (
                <option key={one.label} value={one.label}>
                  {nameCountry(one)} {one.dial}
                </option>
              ))}
            </select>
          </Box>
          <Box invalid={Boolean(error)}>
            <input
              {...control}
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              value={number}
              onChange={(event) => onNumber(event.target.value)}
              onBlur={onBlur}
            />
          </Box>
        </div>
      )}
    </Field>
  );
}
