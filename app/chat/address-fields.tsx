import { m } from "#app/paraglide/messages.js";
import { TextField } from "#app/ui/field.tsx";
import { chatLimits } from "#contract/wire/chat.ts";

type AddressFieldsProps = {
  name: string;
  email: string;
  emailHint?: string;
  /** What is wrong with a field. */
  error?(name: string): string | undefined;
};

/** Who is asking, and where the answer may follow; the values are what stands in them at first. */
export function AddressFields({ name, email, emailHint, error }: AddressFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label={m.contact_name()}
        hint={m.contact_optional()}
        autoComplete="name"
        maxLength={chatLimits.name}
        error={error?.("name")}
        defaultValue={name.slice(0, chatLimits.name)}
      />
      <TextField
        name="email"
        type="email"
        label={m.contact_email()}
        hint={emailHint}
        autoComplete="email"
        required
        maxLength={254}
        error={error?.("email")}
        defaultValue={email}
      />
    </>
  );
}
