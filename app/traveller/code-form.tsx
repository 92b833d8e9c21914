import type { Action } from "#app/calls/use-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

type CodeFormProps = {
  className?: string | undefined;
  action: Action;
  /** What the button says. */
  submit: string;
  /** Gets the code without the spaces that people type. @throws CallError, which the field says */
  onCode(code: string): Promise<void>;
  /** In a popup of its own: the field takes the focus, the button its whole width. */
  alone?: boolean;
};

/** The six digits of an authenticator or of a text. */
export function CodeForm({ className, action, submit, onCode, alone = false }: CodeFormProps) {
  const form = useForm({
    action,
    async send({ code = "" }) {
      await onCode(code.replaceAll(/\s/g, ""));
      form.reset();
    },
  });
  return (
    <form className={className} {...form.props}>
      <TextField
        label={m.desk_code()}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        autoFocus={alone}
        error={form.problem || undefined}
      />
      <Button type="submit" {...(alone ? { full: true } : { size: "small" })} busy={form.busy}>
        {submit}
      </Button>
    </form>
  );
}
