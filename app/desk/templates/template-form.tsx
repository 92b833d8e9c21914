import { useRef, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type Template, type TemplateInput, templateWords } from "#contract/rate-book.ts";
import { languageNames } from "./fill-text.ts";
import styles from "./templates.module.css";

const wordNames: Record<(typeof templateWords)[number], () => string> = {
  name: m.templates_word_name,
  destination: m.templates_word_destination,
  departure: m.templates_word_departure,
  people: m.templates_word_people,
  days: m.templates_word_days,
  reference: m.templates_word_reference,
};

/** A text to be written, or a trip to be called otherwise; a trip's own content is a quote's. */
export function TemplateForm({
  template,
  busy,
  error,
  onSave,
  onCancel,
}: {
  template: Template | null;
  busy: boolean;
  error: Record<string, string>;
  onSave(body: Pick<TemplateInput, "name" | "language"> & Partial<TemplateInput>): void;
  onCancel(): void;
}) {
  const kept = template?.content;
  const [name, setName] = useState(template?.name ?? "");
  const [language, setLanguage] = useState(template?.language ?? "en");
  const [body, setBody] = useState(kept && "body" in kept ? kept.body : "");
  const area = useRef<HTMLTextAreaElement>(null);
  const isText = !kept || "body" in kept;

  function insert(word: string) {
    const field = area.current;
    const at = field?.selectionStart ?? body.length;
    const next = `${body.slice(0, at)}{${word}}${body.slice(field?.selectionEnd ?? at)}`;
    setBody(next);
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(at + word.length + 2, at + word.length + 2);
    });
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ name, language, ...(isText && { content: { body } }) });
      }}
    >
      <TextField
        label={m.templates_name()}
        value={name}
        maxLength={120}
        required
        error={error.name}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label={m.templates_language()}
        value={language}
        options={(["en", "hi"] as const).map((value) => ({
          value,
          label: languageNames[value](),
        }))}
        onChange={(event) => setLanguage(event.target.value === "hi" ? "hi" : "en")}
      />
      {isText && (
        <div className={styles.wide}>
          <TextAreaField
            ref={area}
            lang={language}
            label={m.templates_text()}
            value={body}
            maxLength={8000}
            rows={8}
            required
            error={error["content.body"] ?? error.content}
            onChange={(event) => setBody(event.target.value)}
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
        <Button type="submit" size="small" busy={busy}>
          {m.templates_save()}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {m.desk_cancel()}
        </Button>
      </span>
    </form>
  );
}
