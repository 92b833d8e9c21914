import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { usePages } from "#app/calls/use-pages.ts";
import { Chips } from "#app/desk/ui/chips.tsx";
import { ListBody } from "#app/desk/ui/list-body.tsx";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskMail, DeskMailPage } from "#contract/wire/desk-office.ts";
import { nameMailReason } from "./mail-reason.ts";
import styles from "./mails.module.css";

type State = DeskMail["status"];

/** What did not go out and why, what waits, what was sent; and the way to send it once more. */
export function MailsTab({ self }: { self: DeskSelf }) {
  const [status, setStatus] = useState<State>("failed");
  const [page, setPage] = useState<Pick<DeskMailPage, "counts" | "hasServer"> | null>(null);
  const list = usePages(
    callAsAdmin,
    `/api/desk/mails?status=${status}`,
    "after",
    (answer: DeskMailPage) => {
      setPage(answer);
      return { rows: answer.mails, next: answer.next };
    },
  );
  return (
    <>
      <TabHead title={m.desk_mails()}>
        <Chips
          label={m.desk_mails_state()}
          value={status}
          options={[
            { value: "failed", label: m.desk_mails_failed(), count: page?.counts.failed },
            { value: "pending", label: m.desk_mails_pending(), count: page?.counts.pending },
            { value: "sent", label: m.desk_mails_sent() },
          ]}
          onChange={setStatus}
        />
      </TabHead>
      {page && !page.hasServer && <p className={styles.warning}>{m.desk_mail_no_server()}</p>}
      <ListBody
        list={list}
        empty={{ title: m.desk_mails_empty(), lede: m.desk_mails_empty_lede() }}
      >
        {(rows) => (
          <ul className={styles.mails}>
            {rows.map((mail) => (
              <MailRow
                key={mail.id}
                mail={mail}
                mayEdit={self.role !== "viewer"}
                onChanged={() => void list.reload()}
              />
            ))}
          </ul>
        )}
      </ListBody>
    </>
  );
}

function MailRow({
  mail,
  mayEdit,
  onChanged,
}: {
  mail: DeskMail;
  mayEdit: boolean;
  onChanged(): void;
}) {
  const action = useDeskAction();
  const again = () =>
    action.run("again", async () => {
      const { message } = await callAsAdmin<{ message: string }>(
        "POST",
        `/api/desk/mails/${mail.id}/send-again`,
        {},
      );
      say(message);
      onChanged();
    });
  const reason = mail.status === "sent" ? "" : nameMailReason(mail.error);
  return (
    <li className={styles.mail}>
      <div>
        <strong>{mail.subject}</strong>
        <p className={styles.to}>
          {mail.to} · <time dateTime={mail.at}>{formatMoment(mail.at)}</time>
          {mail.attempts > 1 && ` · ${m.desk_mail_tries({ count: mail.attempts })}`}
          {mail.nextAt &&
            mail.error &&
            ` · ${m.desk_mail_next({ when: formatMoment(mail.nextAt) })}`}
        </p>
        {mail.error && mail.status !== "sent" && (
          <p className={styles.reason}>
            {reason && <b>{reason}</b>} <code>{mail.error}</code>
          </p>
        )}
      </div>
      {mayEdit &&
        mail.status === "failed" &&
        (mail.isStale ? (
          <p className={styles.to}>{m.desk_mail_stale()}</p>
        ) : (
          <Button
            variant="secondary"
            size="small"
            icon="send"
            busy={action.busy === "again"}
            onClick={() => void again()}
          >
            {m.desk_mail_again()}
          </Button>
        ))}
    </li>
  );
}
