import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { usePages } from "#app/calls/use-pages.ts";
import { ListBody } from "#app/desk/ui/list-body.tsx";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { useDebounced } from "#app/desk/ui/use-debounced.ts";
import { m } from "#app/paraglide/messages.js";
import { TextField } from "#app/ui/field.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { AuditPage } from "#contract/wire/audit.ts";
import { sayDetails, saySubject } from "./audit-details.ts";
import styles from "./audit-tab.module.css";
import { listThings, nameAction } from "./audit-words.ts";

const actors = {
  "": m.desk_view_all,
  admin: m.desk_actor_admin,
  traveller: m.desk_actor_traveller,
  nobody: m.desk_actor_nobody,
  service: m.desk_actor_service,
  system: m.desk_actor_system,
};

/** Who did what, when; nothing in it can be changed. */
export function AuditTab() {
  const [actor, setActor] = useState("");
  const [action, setAction] = useState("");
  const [subject, setSubject] = useState("");
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const query = useDebounced(new URLSearchParams({ actor, action, subject, from, to }).toString());
  const list = usePages(callAsAdmin, `/api/desk/audit?${query}`, "after", (answer: AuditPage) => ({
    rows: answer.entries,
    next: answer.next,
  }));
  return (
    <>
      <TabHead title={m.desk_audit()} />
      <div className={styles.filters}>
        <SelectField
          label={m.desk_audit_actor()}
          value={actor}
          options={Object.entries(actors).map(([value, label]) => ({ value, label: label() }))}
          onChange={(event) => setActor(event.target.value)}
        />
        <SelectField
          label={m.desk_audit_action()}
          value={action}
          options={[{ value: "", label: m.desk_view_all() }, ...listThings()]}
          onChange={(event) => setAction(event.target.value)}
        />
        <TextField
          label={m.desk_audit_subject()}
          placeholder="SF-…"
          value={subject}
          maxLength={100}
          onChange={(event) => setSubject(event.target.value)}
        />
        <TextField
          label={m.desk_from()}
          type="date"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label={m.desk_to()}
          type="date"
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <ListBody
        list={list}
        empty={{ title: m.desk_audit_empty(), lede: m.desk_audit_empty_lede() }}
      >
        {(rows) => (
          <ol className={styles.entries}>
            {rows.map((entry) => (
              <li key={entry.id}>
                <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
                <span className={styles.who}>
                  {entry.actor === "admin"
                    ? entry.who
                    : (actors[entry.actor as keyof typeof actors]?.() ?? entry.actor)}
                </span>
                <span title={entry.action}>{nameAction(entry.action)}</span>
                <span
                  className={styles.about}
                  title={[entry.subjectKind, entry.subjectId].filter(Boolean).join(" ")}
                >
                  {saySubject(entry)}
                  {sayDetails(entry) && <span className={styles.details}>{sayDetails(entry)}</span>}
                </span>
              </li>
            ))}
          </ol>
        )}
      </ListBody>
    </>
  );
}
