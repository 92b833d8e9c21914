import { type FormEvent, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import type { DeskIssue } from "#contract/desk-voices.ts";
import styles from "./newsletter.module.css";

/** Writes a letter, or goes on with a draft. */
export function IssueForm({
  issue,
  onDone,
  onCancel,
}: {
  issue: DeskIssue | null;
  onDone(): void;
  onCancel(): void;
}) {
  const action = useDeskAction();
  const [subject, setSubject] = useState(issue?.subject ?? "");
  const [body, setBody] = useState(issue?.body ?? "");
  const changed = subject !== (issue?.subject ?? "") || body !== (issue?.body ?? "");

  async function save(event: FormEvent) {
    event.preventDefault();
    const saved = await action.run("save", () =>
      issue
        ? callAsAdmin("PUT", `/api/desk/newsletter/issues/${issue.id}`, { subject, body })
        : callAsAdmin("POST", "/api/desk/newsletter/issues", { subject, body }),
    );
    if (!saved) return;
    say(m.desk_letter_saved());
    onDone();
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <TextField
        label={m.desk_subject()}
        value={subject}
        maxLength={160}
        required
        error={action.fields.subject}
        onChange={(event) => setSubject(event.target.value)}
      />
      <TextAreaField
        label={m.desk_letter_body()}
        hint={m.desk_letter_body_hint()}
        value={body}
        maxLength={40_000}
        rows={14}
        required
        error={action.fields.body}
        onChange={(event) => setBody(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={action.busy === "save"}>
          {m.desk_letter_save()}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            if (!changed || window.confirm(m.desk_discard())) onCancel();
          }}
        >
          {m.desk_cancel()}
        </Button>
      </div>
    </form>
  );
}
