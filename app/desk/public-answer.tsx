import { type FormEvent, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { tripReviewLimits } from "#contract/wire/trip-review-limits.ts";
import styles from "./voices.module.css";

/** What the office answers a review, for everybody to read. */
export function PublicAnswer({
  answer,
  busy,
  onAnswer,
  onCancel,
}: {
  answer: string;
  busy: boolean;
  onAnswer(body: string): void;
  onCancel(): void;
}) {
  const [body, setBody] = useState(answer);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(body);
  };
  return (
    <form className={styles.ask} onSubmit={submit}>
      <TextAreaField
        label={m.desk_review_answer_field()}
        hint={answer ? m.desk_review_answer_empty() : undefined}
        rows={4}
        value={body}
        maxLength={tripReviewLimits.answer}
        required={!answer}
        autoFocus
        onChange={(event) => setBody(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={busy}>
          {m.desk_review_answer_save()}
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          {m.desk_cancel()}
        </Button>
      </div>
    </form>
  );
}
