import { type ComponentProps, type ReactNode, useId } from "react";
import { m } from "#app/paraglide/messages.js";
import styles from "./field.module.css";
import { Icon, type IconName } from "./icon.tsx";

/** What a control needs to be tied to its label, hint and error. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldProps = {
  label: string;
  /** Beside the label: "Optional", or what the field is for. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Under the control: what it takes, said before anything is wrong. */
  note?: ReactNode;
};

/** Label above, control, error below with icon and sentence. */
export function Field({
  label,
  hint,
  error,
  note,
  className = "",
  children,
}: FieldProps & { className?: string; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const below = error ? `${id}-error` : note && `${id}-note`;
  const described = [hint && `${id}-hint`, below].filter(Boolean).join(" ");
  return (
    <div className={`${styles.field} ${className}`}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {note && (
        <div className={styles.note} id={`${id}-note`}>
          {note}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Rules under a field, each ticked off while one types what it wants. */
export function Rules({ rules }: { rules: readonly { text: string; holds: boolean }[] }) {
  return (
    <ul className={styles.rules}>
      {rules.map(({ text, holds }) => (
        <li key={text} data-holds={holds}>
          <Icon name={holds ? "check" : "minus"} size={16} />
          {text}
          {holds && <span className="visually-hidden">{m.form_rule_holds()}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Texts that begin with a sign of their own have it drawn by the icon here. */
const withoutSign = (text: string) => text.replace(/^\p{Extended_Pictographic}\ufe0f?\s*/u, "");

/** The sentence under a field, or under a whole form when it has no field of its own. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p className={styles.error} id={id} role={id ? undefined : "alert"}>
      <Icon name="alert" size={18} />
      <span>{withoutSign(children)}</span>
    </p>
  );
}

/** The bordered box around a control, with an icon before it and a button after it. */
export function Box({
  icon,
  after,
  invalid,
  tall = false,
  children,
}: {
  icon?: IconName | undefined;
  after?: ReactNode;
  invalid?: boolean | undefined;
  tall?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.box} data-invalid={invalid || undefined} data-tall={tall || undefined}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {children}
      {after}
    </div>
  );
}

type InputProps = Omit<ComponentProps<"input">, "id" | "className">;

export function TextField({
  label,
  hint,
  error,
  note,
  icon,
  after,
  className,
  ...input
}: FieldProps & {
  icon?: IconName | undefined;
  after?: ReactNode;
  className?: string;
} & InputProps) {
  return (
    <Field label={label} hint={hint} error={error} note={note} className={className ?? ""}>
      {(control) => (
        <Box icon={icon} after={after} invalid={Boolean(error)}>
          <input {...input} {...control} />
        </Box>
      )}
    </Field>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  ...area
}: FieldProps & Omit<ComponentProps<"textarea">, "id" | "className">) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Box tall invalid={Boolean(error)}>
          <textarea {...area} {...control} />
        </Box>
      )}
    </Field>
  );
}

export function CheckField({ label, ...input }: { label: string } & Omit<InputProps, "type">) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
