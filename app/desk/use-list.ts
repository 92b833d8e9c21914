import { useCallback, useEffect, useRef, useState } from "react";
import { callDesk, sayFault } from "./desk-client.ts";

type Page<Row> = { rows: Row[]; next: string | null };

export type List<Row> = {
  /** Null until the first page has come. */
  rows: Row[] | null;
  fault: string | null;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore(): void;
  /** Reads the head again; what had been loaded below it stays. */
  reload(): Promise<void>;
};

/**
 * A list paged by place. `path` has everything but the place; `read` takes an answer apart.
 * Rows are told apart by `id`, so one that moved while paging stands once.
 */
export function useList<Row extends { id: string | number }, Answer>(
  path: string,
  placeName: "after" | "before",
  read: (answer: Answer) => Page<Row>,
): List<Row> {
  const [state, setState] = useState<{ path: string; page: Page<Row> } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [loadingMore, setLoadingMore] = useState(false);
  const turn = useRef(0);
  const readRef = useRef(read);
  readRef.current = read;

  const reload = useCallback(async () => {
    const mine = ++turn.current;
    try {
      const head = readRef.current(await callDesk<Answer>("GET", path));
      if (mine !== turn.current) return;
      setFault(null);
      setState((held) => {
        // More than a page was there: keep what lies below the head that has just been read.
        if (held?.path !== path || !head.next || held.page.rows.length <= head.rows.length)
          return { path, page: head };
        const fresh = new Set(head.rows.map(({ id }) => id));
        const rest = held.page.rows.slice(head.rows.length).filter(({ id }) => !fresh.has(id));
        return { path, page: { rows: [...head.rows, ...rest], next: held.page.next } };
      });
    } catch (error) {
      if (mine === turn.current) setFault(sayFault(error));
    }
  }, [path]);
  useEffect(() => {
    setFault(null);
    void reload();
    return () => void turn.current++;
  }, [reload]);

  const page = state?.path === path ? state.page : null;
  const next = page?.next ?? null;
  const loadMore = useCallback(async () => {
    if (!next || loadingMore) return;
    setLoadingMore(true);
    try {
      const joiner = path.includes("?") ? "&" : "?";
      const more = readRef.current(
        await callDesk<Answer>("GET", `${path}${joiner}${placeName}=${encodeURIComponent(next)}`),
      );
      setState((held) => {
        if (held?.path !== path) return held;
        const known = new Set(held.page.rows.map(({ id }) => id));
        const rows = [...held.page.rows, ...more.rows.filter(({ id }) => !known.has(id))];
        return { path, page: { rows, next: more.next } };
      });
    } catch (error) {
      setFault(sayFault(error));
    }
    setLoadingMore(false);
  }, [path, placeName, next, loadingMore]);

  return {
    rows: page?.rows ?? null,
    fault,
    hasMore: next !== null,
    loadingMore,
    loadMore: () => void loadMore(),
    reload,
  };
}
