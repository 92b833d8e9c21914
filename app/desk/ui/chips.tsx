import { type ReactNode, useEffect, useRef } from "react";
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
  const bar = useRef<HTMLFieldSetElement>(null);
  // On a phone they go on beyond its edge: what is chosen is in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen when the value changes.
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>("[aria-pressed=true]");
    if (bar.current && chosen && bar.current.scrollWidth > bar.current.clientWidth)
      bar.current.scrollTo({ left: chosen.offsetLeft - bar.current.offsetLeft - 24 });
  }, [value]);
  return (
    <fieldset ref={bar} className={styles.chips}>
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
