import type { ReactNode } from "react";
import styles from "./list.module.css";

/** One of several, with how many there are: filters that say what they will show. */
export function Chips<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly {
    value: NoInfer<Value>;
    label: string;
    count?: number | undefined;
    icon?: ReactNode;
  }[];
  onChange(value: NoInfer<Value>): void;
}) {
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          {option.label}
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
