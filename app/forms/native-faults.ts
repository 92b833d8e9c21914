import type { FormEvent } from "react";
import { m } from "#app/paraglide/messages.js";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the browser's own check has against a control, as a sentence that names it. */
function sayFault(control: Control): string {
  const { badInput, typeMismatch, valueMissing } = control.validity;
  const label = control.labels?.[0]?.textContent.trim() ?? control.name;
  // Half a date is no value either.
  if (badInput && control.type === "date") return m.form_date_half({ label });
  if (valueMissing) return m.form_required({ label });
  if (typeMismatch && control.type === "email") return m.email_rule();
  return control.validationMessage;
}

/**
 * For a form's `onInvalid`: the browser checks, as it does without a script, but its finding stands below the
 * field instead of in a bubble over it (`say`: the control's name and a sentence). The first one takes the focus.
 */
export const sayNativeFaults =
  (say: (name: string, fault: string) => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const control = event.target as unknown as Control;
    say(control.name, sayFault(control));
    const first = control.form?.querySelector(":is(input, select, textarea):invalid");
    if (first === control) control.focus();
  };
