import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { EmptyList } from "./empty-list.tsx";
import { TripsTable } from "./trips-table.tsx";
import type { useLists } from "./use-lists.ts";
import { UsersTable } from "./users-table.tsx";

/** One of the specification's two tabs: a spinner while loading, a way to try again. */
export function Lists({
  kind,
  lists,
  failed,
  deleting,
  load,
  remove,
}: { kind: "users" | "trips" } & ReturnType<typeof useLists>) {
  if (failed && !lists)
    return (
      <EmptyList title={m.admin_load_failed()} lede={m.admin_load_failed_lede()}>
        <Button onClick={() => void load()}>{m.admin_retry()}</Button>
      </EmptyList>
    );
  if (!lists) return <Spinner label={m.admin_loading()} />;
  if (kind === "users")
    return <UsersTable users={lists.users} deleting={deleting} onDelete={remove} />;
  return <TripsTable trips={lists.trips} />;
}
