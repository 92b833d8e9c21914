import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import styles from "./trip-form.module.css";
import type { StepProps } from "./trip-steps.ts";

/** Step 1. The browser's own checks are all there are (section 5); what they find stands below the fields. */
export function ContactStep({ shared, onNext }: { shared: StepProps; onNext(): void }) {
  const { values, errors, setValue } = shared;
  const field = (name: "name" | "email" | "phone") => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (event: { target: { value: string } }) => setValue(name, event.target.value),
  });
  return (
    <form
      className={styles.form}
      onInvalid={shared.onInvalid}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <TextField {...field("name")} label={m.trip_full_name()} icon="person" autoComplete="name" />
      <TextField
        {...field("email")}
        label={m.trip_email()}
        type="email"
        icon="mail"
        autoComplete="email"
      />
      <TextField
        {...field("phone")}
        label={m.trip_phone()}
        type="tel"
        icon="phone"
        autoComplete="tel"
      />
      <div className={styles.actions}>
        <Button type="submit" iconAfter="arrow-right">
          {m.trip_next()}
        </Button>
      </div>
    </form>
  );
}
