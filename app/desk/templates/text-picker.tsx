import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { m } from "#app/paraglide/messages.js";
import { nameLanguage } from "#app/ui/language.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Template } from "#contract/quote/rate-book.ts";
import { fillText, type TemplateTrip } from "./fill-text.ts";

/** Takes a text from the shelf, filled from the trip; where there is none, nothing is shown. */
export function TextPicker({
  trip,
  disabled,
  onTake,
}: {
  trip: TemplateTrip;
  disabled?: boolean;
  onTake(text: string): void;
}) {
  const list = useQuery<{ templates: Template[] }>(callAsAdmin, "/api/desk/templates");
  const texts = (list.data?.templates ?? []).filter(({ kind }) => kind === "text");
  if (texts.length === 0) return null;
  return (
    <SelectField
      label={m.quote_text_template()}
      value=""
      placeholder={m.quote_choose()}
      disabled={disabled}
      options={texts.map(({ id, name, language }) => ({
        value: id,
        label: m.templates_option({ name, language: nameLanguage(language) }),
      }))}
      onChange={(event) => {
        const found = texts.find(({ id }) => id === event.target.value);
        if (found && "body" in found.content)
          onTake(fillText(found.content.body, found.language, trip));
      }}
    />
  );
}
