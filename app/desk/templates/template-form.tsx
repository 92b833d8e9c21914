import { useRef, useState } from "react";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { nameLanguage } from "#app/ui/language.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { type Language, languages } from "#contract/languages.ts";
import { type Template, type TemplateInput, templateWords } from "#contract/quote/rate-book.ts";
import styles from "./templates.module.css";

const wordNames: Record<(typeof templateWords)[number], () => string> = {
  name: m.templates_word_name,
  destination: m.templates_word_destination,
  departure: m.templates_word_departure,
  people: m.templates_word_people,
  days: m.templates_word_days,
  reference: m.templates_word_reference,
};

type TemplateFormProps = {
  template: Template | null;
  /** Throws what the call throws. */
  save(body: Pick<TemplateInput, "name" | "language"> & Partial<TemplateInput>): Promise<void>;
  onCancel(): void;
};

/** A text to be written, or a trip to be called otherwise; a trip's own content is a quote's. */
export function TemplateForm({ template, save, onCancel }: TemplateFormProps) {
  const kept = template?.content;
  const [language, setLanguage] = useState(template?.language ?? "en");
  const area = useRef<HTMLTextAreaElement>(null);
  const isText = !kept || "body" in kept;
  const form = useForm({
    action: useDeskAction(),
    send: ({ name = "", "content.body": body = "" }) =>
      save({ name, language, ...(isText && { content: { body } }) }),
  });

  function insert(word: string) {
    const field = area.current;
    if (!field) return;
    field.setRangeText(`{${word}}`, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  }

  return (
    <form className={styles.form} {...form.props}>
      <TextField
        label={m.templates_name()}
        name="name"
        defaultValue={template?.name}
        maxLength={120}
        required
        error={form.error("name")}
      />
      <SelectField
        label={m.templates_language()}
        name="language"
        value={language}
        options={languages.map((value) => ({
          value,
          label: nameLanguage(value),
        }))}
        onChange={(event) => setLanguage(event.target.value as Language)}
      />
      {isText && (
        <div className={styles.wide}>
          <TextAreaField
            ref={area}
            lang={language}
            label={m.templates_text()}
            name="content.body"
            defaultValue={kept?.body}
            maxLength={8000}
            rows={8}
            required
            error={form.error("content.body") ?? form.error("content")}
          />
          <fieldset className={styles.words}>
            <legend>{m.templates_words()}</legend>
            {templateWords.map((word) => (
              <button key={word} type="button" onClick={() => insert(word)}>
                {wordNames[word]()}
              </button>
            ))}
          </fieldset>
        </div>
      )}
      <span className={styles.buttons}>
        <Button type="submit" size="small" busy={form.busy}>
          {m.templates_save()}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {m.desk_cancel()}
        </Button>
      </span>
    </form>
  );
}
