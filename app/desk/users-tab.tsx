import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { m } from "#app/paraglide/messages.js";
import type { DeskSelf } from "#contract/desk-admins.ts";
import { GrowingRows } from "./growing-rows.tsx";
import { useUsersAndTrips } from "./use-users-and-trips.ts";
import { UsersTable } from "./users-table.tsx";

/** Users with a phone in their metadata (section 2). */
export function UsersTab({ self }: { self: DeskSelf }) {
  const { lists, deleting, remove, ...state } = useUsersAndTrips(true);
  return (
    <>
      <TabHead title={m.admin_tab_users()} count={lists?.users.length} />
      <GrowingRows rows={lists?.users} {...state}>
        {(users) => (
          <UsersTable
            users={users}
            deleting={deleting}
            {...(self.role === "owner" && { onDelete: remove })}
          />
        )}
      </GrowingRows>
    </>
  );
}
