import { CallError } from "#app/calls/call-error.ts";
import { m } from "#app/paraglide/messages.js";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import { settingNames } from "./setting-names.ts";
import { listStateChoices } from "./state-choices.ts";

type Part = keyof MoneySettings;
const most = 80;

/** What stands in a field now, as it is read there; "" of what is no field. */
function write(part: Part, settings: MoneySettings): string {
  const value = settings[part];
  if (part === "editorMost")
    return settings.editorMost === null ? "" : formatPaisa(settings.editorMost);
  if (part === "state")
    return listStateChoices().find((choice) => choice.value === value)?.label ?? settings.state;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The refusal of a save that would go over what a colleague wrote in the same places, by their names. */
export function tellClashes(parts: readonly Part[], now: MoneySettings): CallError {
  const names = parts.map((part) => settingNames[part]()).join(", ");
  const fields = parts.map((part) => {
    const value = write(part, now).slice(0, most) || m.money_settings_nothing();
    return [`settings.${part}`, m.money_settings_clash_field({ value })];
  });
  return new CallError("conflict", m.money_settings_clash({ parts: names }), {
    fields: Object.fromEntries(fields),
  });
}
