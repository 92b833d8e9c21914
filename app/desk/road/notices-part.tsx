import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { findWhatsapp } from "#app/desk/ui/find-whatsapp.ts";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { listNoticeLines, nameNotice, writeNotice } from "#app/notices/say-notice.ts";
import { m } from "#app/paraglide/messages.js";
import { writeOnWhatsapp } from "#app/talk/whatsapp.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField, TextAreaField } from "#app/ui/field.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import type { DeskNotices } from "#contract/wire/trip-notices.ts";
import styles from "./notices.module.css";

type Trip = { id: string; reference: string; phone: string };
type Notice = DeskNotices["notices"][number];

/** How it went out, and who opened it. */
function sayWays({ dueAt, toldAt, mailedAt, reads }: Notice): string[] {
  const when = (iso: string) => ({ when: formatMoment(iso) });
  return [
    toldAt ? m.desk_notice_told(when(toldAt)) : m.desk_notice_due(when(dueAt)),
    ...(mailedAt ? [m.desk_notice_mailed(when(mailedAt))] : []),
    ...reads.map(({ link, by, at }) => {
      if (by) return m.desk_notice_read_by({ by, ...when(at) });
      return link === "edit"
        ? m.desk_notice_read_edit(when(at))
        : m.desk_notice_read_read(when(at));
    }),
  ];
}

function NoticeRow({ notice, trip }: { notice: Notice; trip: Trip }) {
  const words = writeNotice(notice);
  const isOpened = notice.reads.length > 0;
  return (
    <li>
      <p className={styles.head}>
        {notice.urgent && <mark>{m.notice_urgent()}</mark>}
        <b>{nameNotice(notice)}</b>
        {notice.who && <small>{notice.who}</small>}
      </p>
      {listNoticeLines(notice).map((line) => (
        <p key={line} className={styles.words}>
          {line}
        </p>
      ))}
      <small data-open={!isOpened || undefined}>
        {[...sayWays(notice), ...(isOpened ? [] : [m.desk_notice_unread()])].join(" · ")}
      </small>
      {findWhatsapp(trip.phone) && (
        <a
          href={writeOnWhatsapp(
            findWhatsapp(trip.phone),
            m.desk_notice_to_whatsapp({ reference: trip.reference, words }),
          )}
          target="_blank"
          rel="noopener noreferrer"
        >
          {m.desk_notice_whatsapp()}
        </a>
      )}
    </li>
  );
}

function NoticeForm({ send }: { send(input: object): Promise<void> }) {
  const form = useForm({
    action: useDeskAction(),
    async send(values) {
      await send({ words: values.words ?? "", urgent: values.urgent === "on" });
      form.reset();
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <TextAreaField
        label={m.desk_notice_words()}
        name="words"
        rows={2}
        maxLength={600}
        required
        error={form.error("words")}
      />
      <CheckField label={m.desk_notice_urgent()} name="urgent" />
      <Button type="submit" size="small" busy={form.busy}>
        {m.desk_notice_send()}
      </Button>
    </form>
  );
}

/** What the travellers were told of changes, who has opened it, and a place to tell them something. */
export function NoticesPart({ trip, mayEdit }: { trip: Trip; mayEdit: boolean }) {
  const path = `/api/desk/trips/${trip.id}/notices`;
  const told = useQuery<DeskNotices>(callAsAdmin, path);
  useLive(["trips"], (ids) => {
    if (ids.has(trip.id)) void told.reload();
  });
  const { data } = told;
  if (!data)
    return told.fault ? (
      <Fault text={told.fault} onRetry={() => void told.reload()} />
    ) : (
      <LoadingRows count={1} />
    );
  return (
    <section className={styles.notices} aria-labelledby={`notices-${trip.id}`}>
      <h4 className="h4" id={`notices-${trip.id}`}>
        {m.desk_notices()}
      </h4>
      <p className="small muted">
        {m.desk_notices_lede()}{" "}
        {data.phones === 0
          ? m.desk_notices_no_phone()
          : m.desk_notices_phones({ count: data.phones })}
      </p>
      {data.notices.length === 0 && <p className="small">{m.desk_notices_none()}</p>}
      <ol className={styles.list}>
        {data.notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} trip={trip} />
        ))}
      </ol>
      {mayEdit && (
        <NoticeForm
          send={async (input) => {
            told.set(await callAsAdmin<DeskNotices>("POST", path, input));
            say(m.desk_notice_sent());
          }}
        />
      )}
    </section>
  );
}
