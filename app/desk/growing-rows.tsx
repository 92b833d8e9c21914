import { type ReactNode, startTransition, useCallback, useState } from "react";
import { MoreRows } from "#app/desk/ui/list-body.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { EmptyList } from "./empty-list.tsx";
import type { useUsersAndTrips } from "./use-users-and-trips.ts";

const step = 200;

/**
 * A whole list of the specification: a spinner while loading, a way to try again; the head of a long
 * one at once, the rest as the reader comes near it.
 */
export function GrowingRows<Row>({
  rows,
  failed,
  load,
  children,
}: Pick<ReturnType<typeof useUsersAndTrips>, "failed" | "load"> & {
  rows: Row[] | undefined;
  children(shown: Row[]): ReactNode;
}) {
  const [shown, setShown] = useState(step);
  const grow = useCallback(() => startTransition(() => setShown((count) => count + step)), []);
  if (failed && !rows)
    return (
      <EmptyList title={m.admin_load_failed()} lede={m.admin_load_failed_lede()}>
        <Button onClick={() => void load()}>{m.admin_retry()}</Button>
      </EmptyList>
    );
  if (!rows) return <Spinner label={m.admin_loading()} />;
  return (
    <>
      {children(rows.length > shown ? rows.slice(0, shown) : rows)}
      {rows.length > shown && <MoreRows key={shown} busy={false} onMore={grow} />}
    </>
  );
}
