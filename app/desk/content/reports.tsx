import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import type { Query } from "#app/calls/use-query.ts";
import { subjectNames } from "#app/contact/report-subjects.ts";
import { EmptyList } from "#app/desk/empty-list.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { formatRecent } from "#app/ui/format-dates.ts";
import { type FactReport, type FactReports, reportLimits } from "#contract/wire/corrections.ts";
import styles from "./content.module.css";
import { ValueView } from "./value-view.tsx";

type OnOpen = (kind: string, item: string, report: string) => void;

/** What readers say has changed: those that wait first, each with the fact beside it. */
export function Reports({
  reports,
  mayEdit,
  onOpen,
}: {
  reports: Query<FactReports>;
  mayEdit: boolean;
  onOpen: OnOpen;
}) {
  const { data, fault } = reports;
  if (!data)
    return fault ? <Fault text={fault} onRetry={() => void reports.reload()} /> : <LoadingRows />;
  if (data.reports.length === 0)
    return <EmptyList title={m.content_no_reports()} lede={m.content_no_reports_lede()} />;
  return (
    <ul className={styles.reports}>
      {data.reports.map((report) => (
        <li key={report.id}>
          <Report report={report} mayEdit={mayEdit} onOpen={onOpen} onDecided={reports.set} />
        </li>
      ))}
    </ul>
  );
}

function Report({
  report,
  mayEdit,
  onOpen,
  onDecided,
}: {
  report: FactReport;
  mayEdit: boolean;
  onOpen: OnOpen;
  onDecided(reports: FactReports): void;
}) {
  const { id, status, name, path, subject, body, seenAt, shown, field, mayAnswer } = report;
  const [declines, setDeclines] = useState(false);
  const [answer, setAnswer] = useState("");
  const action = useDeskAction();
  const decline = () =>
    action.run("decline", async () => {
      onDecided(
        await callAsAdmin<FactReports>("POST", `/api/desk/reports/${id}/decline`, { answer }),
      );
      say(m.content_declined());
    });
  return (
    <article className={styles.report}>
      <header>
        <b>{name}</b> <span className={badgeClass}>{subjectNames[subject]()}</span>
        {status !== "new" && (
          <span className={badgeClass} data-tone={status === "accepted" ? "ok" : undefined}>
            {status === "accepted" ? m.content_accepted() : m.content_was_declined()}
          </span>
        )}
        <span className="small muted">
          {formatRecent(report.at)} ·{" "}
          <a href={path} target="_blank" rel="noreferrer">
            {path}
          </a>
        </span>
      </header>
      <p className={styles.text}>{body}</p>
      {seenAt && <p className="small muted">{m.content_seen({ text: seenAt })}</p>}
      {field && (
        <div className={styles.fact}>
          <span className="small muted">{m.content_as_shown()}</span>
          <ValueView value={shown} />
        </div>
      )}
      {report.answer && <p className="small">{report.answer}</p>}
      {status === "new" && (
        <p className="small muted">
          {mayAnswer ? m.content_may_answer() : m.content_may_not_answer()}
        </p>
      )}
      {status === "new" && mayEdit && (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => onOpen(report.kind, report.item, id)}>
            {m.content_correct()}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setDeclines(!declines)}>
            {m.content_decline()}
          </Button>
        </div>
      )}
      {status === "new" && declines && (
        <form
          className={styles.decline}
          onSubmit={(event) => {
            event.preventDefault();
            void decline();
          }}
        >
          <TextAreaField
            label={m.content_answer()}
            hint={mayAnswer ? m.content_answer_hint() : m.content_answer_kept()}
            rows={3}
            maxLength={reportLimits.answer}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
          <Button type="submit" size="small" busy={action.busy !== null}>
            {m.content_decline_now()}
          </Button>
        </form>
      )}
    </article>
  );
}
