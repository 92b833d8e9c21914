import { useCallback, useEffect, useRef, useState } from "react";
import type { Caller } from "./call-api.ts";
import { CallError } from "./call-error.ts";
import { addKnown } from "./shared-reads.ts";
import { useRead } from "./use-query.ts";

type Page<Row> = { rows: Row[]; next: string | null };

export type Pages<Row> = {
  /** Null until the first page has come. */
  rows: Row[] | null;
  /** The sentence of the last failure; null while all is well. */
  fault: string | null;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore(): void;
  /** Reads the head again; what had been loaded below it stays. */
  reload(): Promise<void>;
};

const idle = { busy: false, fault: null };

type Identified = { id: string | number };

/** A new head over what is held: a row that moved while paging stands once. */
function layHead<Row extends Identified>(head: Page<Row>, held: Page<Row> | null): Page<Row> {
  if (!held || !head.next || held.rows.length <= head.rows.length) return head;
  const fresh = new Set(head.rows.map(({ id }) => id));
  const last = held.rows.findIndex(({ id }) => id === head.rows.at(-1)?.id);
  // A head all of new rows: what lies between it and what is held, nobody knows. The list goes on behind it.
  if (last === -1) return head;
  // What newer rows have pushed out of the head stands below it.
  const rest = held.rows.slice(last + 1).filter(({ id }) => !fresh.has(id));
  return { rows: [...head.rows, ...rest], next: held.next };
}

function append<Row extends Identified>(held: Page<Row>, more: Page<Row>): Page<Row> {
  const known = new Set(held.rows.map(({ id }) => id));
  return { rows: [...held.rows, ...more.rows.filter(({ id }) => !known.has(id))], next: more.next };
}

/**
 * A list paged by place. `address` has everything but the place (null: nothing is wanted); `read` takes an answer apart.
 * Rows are told apart by `id`.
 */
export function usePages<Row extends Identified, Answer>(
  call: Caller,
  address: string | null,
  placeName: "after" | "before" | "skip",
  read: (answer: Answer) => Page<Row>,
): Pages<Row> {
  const readRef = useRef(read);
  readRef.current = read;
  const list = useRead<Page<Row>>(address, async (signal) => {
    const head = readRef.current(await call<Answer>("GET", address ?? "", undefined, { signal }));
    return (held) => layHead(head, held);
  });
  const [more, setMore] = useState<{ busy: boolean; fault: string | null }>(idle);
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
      setMore(idle);
    },
    [address],
  );

  const next = list.data?.next ?? null;
  const loadMore = useCallback(async () => {
    if (address === null || !next || running.current) return;
    const mine = new AbortController();
    running.current = mine;
    setMore({ busy: true, fault: null });
    let fault: string | null = null;
    try {
      const joiner = address.includes("?") ? "&" : "?";
      const path = `${address}${joiner}${placeName}=${encodeURIComponent(next)}`;
      const page = readRef.current(
        await call<Answer>("GET", path, undefined, { signal: mine.signal }),
      );
      if (!mine.signal.aborted) addKnown<Page<Row>>(address, (held) => append(held, page));
    } catch (error) {
      fault = error instanceof CallError ? error.message : "";
    }
    if (mine.signal.aborted) return;
    running.current = null;
    setMore({ busy: false, fault });
  }, [call, address, placeName, next]);

  const { reload: reloadHead } = list;
  const reload = useCallback(async () => {
    await reloadHead();
    if (!running.current) setMore(idle);
  }, [reloadHead]);

  return {
    rows: list.data?.rows ?? null,
    fault: list.fault ?? more.fault,
    hasMore: next !== null,
    loadingMore: more.busy,
    loadMore: () => void loadMore(),
    reload,
  };
}
