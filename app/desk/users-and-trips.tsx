import { type ReactNode, startTransition, useCallback, useState } from "react";
import { MoreRows } from "#app/desk/ui/list-body.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { EmptyList } from "./empty-list.tsx";
import { TripsTable } from "./trips-table.tsx";
import type { useUsersAndTrips } from "./use-users-and-trips.ts";
import { UsersTable } from "./users-table.tsx";

/** One of the specification's two tabs: a spinner while loading, a way to try again. */
export function UsersAndTrips({
  kind,
  lists,
  failed,
  deleting,
  load,
  remove,
}: { kind: "users" | "trips" } & ReturnType<typeof useUsersAndTrips>) {
  if (failed && !lists)
    return (
      <EmptyList title={m.admin_load_failed()} lede={m.admin_load_failed_lede()}>
        <Button onClick={() => void load()}>{m.admin_retry()}</Button>
      </EmptyList>
    );
  if (!lists) return <Spinner label={m.admin_loading()} />;
  return kind === "users" ? (
    <Growing rows={lists.users}>
      {(users) => <UsersTable users={users} deleting={deleting} onDelete={remove} />}
    </Growing>
  ) : (
    <Growing rows={lists.trips}>{(trips) => <TripsTable trips={trips} />}</Growing>
  );
}

const step = 200;

/** The head of a long list at once, the rest as the reader comes near it. */
function Growing<Row>({ rows, children }: { rows: Row[]; children(shown: Row[]): ReactNode }) {
  const [shown, setShown] = useState(step);
  const grow = useCallback(() => startTransition(() => setShown((count) => count + step)), []);
  return (
    <>
      {children(rows.length > shown ? rows.slice(0, shown) : rows)}
      {rows.length > shown && <MoreRows key={shown} busy={false} onMore={grow} />}
    </>
  );
}
