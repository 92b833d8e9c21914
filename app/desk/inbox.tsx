import type { ReactNode } from "react";
import type { Pages } from "#app/calls/use-pages.ts";
import { formatAgo } from "#app/desk/time-spans.ts";
import { ListBody } from "#app/desk/ui/list-body.tsx";
import { dotClass, rowClass, rowsClass } from "#app/desk/ui/list-classes.ts";
import { NothingOpen, Split } from "#app/desk/ui/split-view.tsx";
import { m } from "#app/paraglide/messages.js";
import { useAddress } from "#app/ui/use-address.ts";
import styles from "./inbox.module.css";
import { findNeighbour, useKeys } from "./ui/use-keys.ts";

export type InboxLine = {
  id: string;
  title: string;
  at: string;
  unread: boolean;
  body: string;
  /** Between title and text. */
  sub?: ReactNode;
};

/**
 * What people wrote, and beside it what is open of it: by pointer, or with j, k and Escape. The
 * open one stands in the address under `name`.
 */
export function Inbox({
  name,
  list,
  empty,
  paneLabel,
  pick,
  pane,
}: {
  name: "chat" | "message";
  list: Pages<InboxLine>;
  empty: { title: string; lede: string };
  paneLabel: string;
  /** Said while nothing is open. */
  pick: string;
  pane(id: string, open: (id: string | null) => void): ReactNode;
}) {
  const address = useAddress();
  const openId = address.get(name);
  const open = (id: string | null) => address.set({ [name]: id });
  const move = (by: 1 | -1) => {
    const next = findNeighbour(list.rows?.map(({ id }) => id) ?? [], openId, by);
    if (next) open(next);
  };
  useKeys({ j: () => move(1), k: () => move(-1), Escape: () => open(null) });
  return (
    <Split
      open={openId !== null}
      onClose={() => open(null)}
      paneLabel={paneLabel}
      list={
        <ListBody list={list} empty={empty}>
          {(rows) => (
            <ul className={rowsClass}>
              {rows.map((line) => (
                <li key={line.id}>
                  <button
                    type="button"
                    className={`${rowClass} ${styles.row}`}
                    aria-current={line.id === openId}
                    onClick={() => open(line.id)}
                  >
                    <span className={styles.top}>
                      <strong>{line.title}</strong>
                      {line.unread && (
                        <span className={dotClass} role="img" aria-label={m.desk_unread()} />
                      )}
                      <time dateTime={line.at}>{formatAgo(line.at)}</time>
                    </span>
                    {line.sub && <span className={styles.sub}>{line.sub}</span>}
                    <span className={styles.body}>{line.body}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </ListBody>
      }
      pane={openId === null ? <NothingOpen text={pick} /> : pane(openId, open)}
    />
  );
}
