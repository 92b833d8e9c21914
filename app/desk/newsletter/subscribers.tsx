import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { usePages } from "#app/calls/use-pages.ts";
import { Chips } from "#app/desk/ui/chips.tsx";
import { ListBody } from "#app/desk/ui/list-body.tsx";
import { badgeClass } from "#app/desk/ui/list-classes.ts";
import { SearchBox } from "#app/desk/ui/search-box.tsx";
import { useDebounced } from "#app/desk/ui/use-debounced.ts";
import { m } from "#app/paraglide/messages.js";
import { formatMoment } from "#app/ui/format-dates.ts";
import type { DeskSubscriber, DeskSubscriberPage } from "#contract/wire/desk-newsletter.ts";
import styles from "./newsletter.module.css";

const statusNames = {
  confirmed: m.desk_reader_confirmed,
  pending: m.desk_reader_pending,
  unsubscribed: m.desk_reader_gone,
};

/** Who reads the letters, who has not confirmed yet, who has left. */
export function Subscribers() {
  const [status, setStatus] = useState<DeskSubscriber["status"]>("confirmed");
  const [search, setSearch] = useState("");
  const [counts, setCounts] = useState<DeskSubscriberPage["counts"] | null>(null);
  const query = new URLSearchParams({ status, search: useDebounced(search).trim() });
  const list = usePages(
    callAsAdmin,
    `/api/desk/newsletter/subscribers?${query}`,
    "before",
    (answer: DeskSubscriberPage) => {
      setCounts(answer.counts);
      return { rows: answer.subscribers, next: answer.next };
    },
  );
  return (
    <>
      <div className={styles.filters}>
        <SearchBox value={search} onChange={setSearch} label={m.desk_search_readers()} />
        <Chips
          label={m.desk_readers()}
          value={status}
          options={(["confirmed", "pending", "unsubscribed"] as const).map((value) => ({
            value,
            label: statusNames[value](),
            count: counts?.[value],
          }))}
          onChange={setStatus}
        />
      </div>
      <ListBody
        list={list}
        empty={{ title: m.desk_readers_empty(), lede: m.desk_readers_empty_lede() }}
      >
        {(rows) => (
          <ul className={styles.readers}>
            {rows.map((reader) => (
              <li key={reader.id}>
                <span>{reader.email}</span>
                <span className={badgeClass}>{statusNames[reader.status]()}</span>
                <time dateTime={reader.createdAt}>{formatMoment(reader.createdAt)}</time>
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </>
  );
}
