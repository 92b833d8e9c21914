import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { m } from "#app/paraglide/messages.js";
import { formatMoment } from "#app/ui/format-dates.ts";
import type { SettingsChanges } from "#contract/quote/money.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import styles from "./quotes.module.css";
import { settingNames } from "./setting-names.ts";
import { listStateChoices } from "./state-choices.ts";

/** As it reads in the form: a State by its name, a tick as yes or no. */
function sayValue(part: string, value: string): string {
  if (value === "") return m.money_settings_nothing();
  if (part === "sellsAbroad")
    return value === "true" ? m.money_settings_yes() : m.money_settings_no();
  if (part === "state")
    return listStateChoices().find((one) => one.value === value)?.label ?? value;
  return value;
}

/** What stood in the settings before each change, and who changed it. */
export function SettingsHistory() {
  const { data } = useQuery<SettingsChanges>(callAsAdmin, "/api/desk/money-settings/changes");
  if (!data || data.changes.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className="h4">{m.money_settings_history()}</h3>
      <ul className={styles.history}>
        {data.changes.map(({ at, who, parts }) => (
          <li key={at}>
            <small className="muted">
              {who} · <time dateTime={at}>{formatMoment(at)}</time>
            </small>
            {parts
              // Of what was empty and stays so there is nothing to say.
              .filter(({ before, after }) => before !== after)
              .map(({ part, before, after }) => (
                <p key={part}>
                  <b>{settingNames[part as keyof MoneySettings]?.() ?? part}</b>{" "}
                  {m.money_settings_change({
                    before: sayValue(part, before),
                    after: sayValue(part, after),
                  })}
                </p>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
