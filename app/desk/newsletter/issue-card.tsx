import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskIssue, DeskSubscriberPage } from "#contract/wire/desk-newsletter.ts";
import styles from "./newsletter.module.css";

const statusNames = {
  draft: m.desk_letter_draft,
  sending: m.desk_letter_sending,
  sent: m.desk_letter_sent,
};

/** A letter and how far it has come; sending asks first, and says to how many. */
export function IssueCard({
  issue,
  self,
  onEdit,
  onChanged,
}: {
  issue: DeskIssue;
  self: DeskSelf;
  onEdit(): void;
  onChanged(): void;
}) {
  const action = useDeskAction();
  const path = `/api/desk/newsletter/issues/${issue.id}`;

  const send = () =>
    action.run("send", async () => {
      const readers = await callAsAdmin<DeskSubscriberPage>(
        "GET",
        "/api/desk/newsletter/subscribers?limit=1",
      );
      const count = readers.counts.confirmed;
      if (!window.confirm(m.desk_letter_send_confirm({ subject: issue.subject, count }))) return;
      await callAsAdmin("POST", `${path}/send`, {});
      onChanged();
    });
  const remove = () =>
    action.run("remove", async () => {
      if (!window.confirm(m.desk_letter_remove_confirm({ subject: issue.subject }))) return;
      await callAsAdmin("DELETE", path);
      onChanged();
    });
  const proof = () =>
    action.run("proof", async () => {
      const { message } = await callAsAdmin<{ message: string }>("POST", `${path}/proof`, {
        email: self.email,
      });
      say(message);
    });

  return (
    <li className={styles.issue}>
      <header>
        <strong>{issue.subject}</strong>
        <span
          className={badgeClass}
          data-tone={
            issue.status === "sent" ? "ok" : issue.status === "sending" ? "sun" : undefined
          }
        >
          {statusNames[issue.status]()}
        </span>
      </header>
      <p className={styles.text}>{issue.body}</p>
      <p className={styles.by}>
        <time dateTime={issue.finishedAt ?? issue.createdAt}>
          {formatMoment(issue.finishedAt ?? issue.createdAt)}
        </time>
        {issue.status !== "draft" &&
          ` · ${m.desk_letter_progress({ queued: issue.queued, recipients: issue.recipients })}`}
      </p>
      {issue.status === "sending" && (
        <progress
          max={issue.recipients}
          value={issue.queued}
          aria-label={m.desk_letter_sending()}
        />
      )}
      {issue.status === "draft" && self.role !== "viewer" && (
        <div className={styles.buttons}>
          <Button size="small" icon="send" busy={action.busy === "send"} onClick={send}>
            {m.desk_letter_send()}
          </Button>
          <Button variant="secondary" size="small" busy={action.busy === "proof"} onClick={proof}>
            {m.desk_letter_proof()}
          </Button>
          <Button variant="secondary" size="small" onClick={onEdit}>
            {m.desk_edit()}
          </Button>
          <Button variant="secondary" size="small" busy={action.busy === "remove"} onClick={remove}>
            {m.desk_remove()}
          </Button>
        </div>
      )}
    </li>
  );
}
