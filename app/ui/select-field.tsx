import type { ComponentProps } from "react";
import { Box, Field, type FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import styles from "./select-field.module.css";

export type Option = { value: string; label: string };
/** Options of one kind, under a heading that cannot be chosen. */
export type OptionGroup = { label: string; options: readonly Option[] };

type SelectProps = Omit<ComponentProps<"select">, "id" | "className" | "children"> & {
  options: readonly (Option | OptionGroup)[];
  /** Shown, and not choosable, while nothing is chosen. */
  placeholder?: string;
};

/** The system's own select in our box: it opens as people know it, on a phone as a wheel. */
export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  ...select
}: FieldProps & SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Box invalid={Boolean(error)}>
          <Select {...select} {...control} options={options} placeholder={placeholder ?? ""} />
        </Box>
      )}
    </Field>
  );
}

export function Select({ options, placeholder, ...select }: SelectProps & { id?: string }) {
  return (
    <>
      <select className={styles.select} {...select}>
        {placeholder && (
          <option value="" disabled={select.required ?? false}>
            {placeholder}
          </option>
        )}
        {options.map((option) =>
          "options" in option ? (
            <optgroup key={option.label} label={option.label}>
              <Options options={option.options} />
            </optgroup>
          ) : (
            <Options key={option.value} options={[option]} />
          ),
        )}
      </select>
      <Icon name="chevron-down" className={styles.chevron} />
    </>
  );
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
