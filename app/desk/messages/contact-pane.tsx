import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { MakeRequest } from "#app/desk/requests/make-request.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { useUndo } from "#app/desk/ui/undo-bar.tsx";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Composer, Conversation } from "#app/talk/conversation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { ContactStatus, DeskContactThread } from "#contract/wire/desk-contacts.ts";
import { contactStatusNames } from "./contact-status.ts";
import { MailOffers } from "./mail-offers.tsx";
import styles from "./messages-tab.module.css";
import { WritesIn } from "./writes-in.tsx";

/** A message of the contact form, or a mail to be sorted, and what was answered by mail. */
export function ContactPane({ id, self }: { id: string; self: DeskSelf }) {
  const thread = useQuery<DeskContactThread>(callAsAdmin, `/api/desk/contact/${id}`);
  const action = useDeskAction();
  const offerUndo = useUndo();
  useLive(["desk-contact"], (ids) => {
    if (ids.size === 0 || ids.has(id)) void thread.reload();
  });
  const { data } = thread;
  if (!data)
    return thread.fault ? (
      <Fault text={thread.fault} onRetry={() => void thread.reload()} />
    ) : (
      <LoadingRows count={3} />
    );

  const setStatus = (status: ContactStatus) =>
    action.run("status", async () =>
      thread.set(await callAsAdmin("PUT", `/api/desk/contact/${id}/status`, { status })),
    );
  async function close(from: ContactStatus) {
    if (await setStatus("closed"))
      offerUndo(m.desk_contact_was_closed(), () => void setStatus(from));
  }
  return (
    <article>
      <header className={styles.head}>
        <h3 className="h3">{data.name}</h3>
        <span className={badgeClass} data-tone={data.status === "new" ? "sun" : undefined}>
          {contactStatusNames[data.status]()}
        </span>
      </header>
      <p className={styles.contact}>
        <span className="muted">{data.reference}</span>
        {data.email && <a href={`mailto:${data.email}`}>{data.email}</a>}
        {data.phone && <a href={`tel:${data.phone}`}>{data.phone}</a>}
        <WritesIn language={data.language} />
      </p>
      {data.unproved && <p className={styles.unproved}>{m.desk_mail_unproved()}</p>}
      <Conversation
        empty=""
        lines={[
          {
            id: data.id,
            own: false,
            who: data.name,
            subject: data.subject,
            body: data.message,
            at: data.createdAt,
          },
          ...data.replies.map((reply) => ({ ...reply, own: true, who: m.site_name() })),
        ]}
      />
      <MailOffers
        message={data}
        mayEdit={self.role !== "viewer"}
        busy={action.busy !== null}
        onJoin={(trip) =>
          void action.run("join", async () => {
            thread.set(await callAsAdmin("POST", `/api/desk/contact/${id}/join`, { trip }));
            say(m.desk_mail_joined_said());
          })
        }
      />
      {self.role !== "viewer" && !data.email && (
        <p className="muted small">{m.desk_mail_no_address()}</p>
      )}
      {self.role !== "viewer" && (
        <>
          {data.email && (
            <Composer
              label={m.desk_reply()}
              hint={m.desk_reply_hint({ email: data.email })}
              send={m.desk_reply_send()}
              sending={m.desk_sending()}
              maxLength={8000}
              draft={`contact-${id}`}
              onSend={(body) =>
                action.run("reply", async () => {
                  thread.set(
                    await callAsAdmin("POST", `/api/desk/contact/${id}/replies`, { body }),
                  );
                  say(m.desk_reply_sent({ email: data.email }));
                })
              }
            />
          )}
          <div className={styles.actions}>
            <MakeRequest
              from={{
                origin: data.reference,
                source: data.source === "mail" ? "email" : "contact",
                text: [data.subject, data.message].filter(Boolean).join("\n\n"),
                name: data.name,
                email: data.email,
                phone: data.phone,
              }}
            />
            {data.status === "closed" ? (
              <Button variant="secondary" size="small" onClick={() => void setStatus("new")}>
                {m.desk_contact_reopen()}
              </Button>
            ) : (
              <Button variant="secondary" size="small" onClick={() => void close(data.status)}>
                {m.desk_contact_close()}
              </Button>
            )}
          </div>
        </>
      )}
    </article>
  );
}
