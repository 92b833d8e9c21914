import { useSyncExternalStore } from "react";
import { m } from "#app/paraglide/messages.js";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { applyTheme, readTheme, type ThemeChoice, watchTheme } from "./theme.ts";
import styles from "./theme-switch.module.css";

const choices: { value: ThemeChoice; icon: IconName; label: () => string }[] = [
  { value: "light", icon: "sun", label: m.theme_day },
  { value: "system", icon: "system", label: m.theme_system },
  { value: "dark", icon: "moon", label: m.theme_night },
];

/** Day, night, or as the device has it. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(watchTheme, readTheme, () => "system" as const);
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{m.theme_label()}</legend>
      {choices.map(({ value, icon, label }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name="theme"
            value={value}
            checked={chosen === value}
            onChange={() => applyTheme(value)}
            className="visually-hidden"
          />
          <Icon name={icon} size={18} />
          <span>{label()}</span>
        </label>
      ))}
    </fieldset>
  );
}
