import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import type { DeskIssue } from "#contract/wire/desk-newsletter.ts";
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
  const draft = issue ? `letter-${issue.id}` : "letter";
  const form = useForm({
    action,
    draft,
    async send({ subject, body }) {
      await (issue
        ? callAsAdmin("PUT", `/api/desk/newsletter/issues/${issue.id}`, { subject, body })
        : callAsAdmin("POST", "/api/desk/newsletter/issues", { subject, body }));
      say(m.desk_letter_saved());
      onDone();
    },
  });
  function leave() {
    const changed = [...(form.props.ref.current?.querySelectorAll("input, textarea") ?? [])].some(
      (field) => (field as HTMLInputElement).value !== (field as HTMLInputElement).defaultValue,
    );
    if (changed && !window.confirm(m.desk_discard())) return;
    form.reset();
    onCancel();
  }
  return (
    <form className={styles.form} {...form.props}>
      <TextField
        label={m.desk_subject()}
        name="subject"
        defaultValue={issue?.subject ?? ""}
        maxLength={160}
        required
        error={form.error("subject")}
      />
      <TextAreaField
        label={m.desk_letter_body()}
        hint={m.desk_letter_body_hint()}
        name="body"
        defaultValue={issue?.body ?? ""}
        maxLength={40_000}
        rows={14}
        required
        error={form.error("body")}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={form.busy}>
          {m.desk_letter_save()}
        </Button>
        <Button variant="quiet" size="small" onClick={leave}>
          {m.desk_cancel()}
        </Button>
      </div>
    </form>
  );
}
