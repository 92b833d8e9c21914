import { useState } from "react";
import { SignUpsPart } from "#app/desk/sign-ups/sign-ups-part.tsx";
import { Chips } from "#app/desk/ui/chips.tsx";
import { SearchBox } from "#app/desk/ui/search-box.tsx";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { m } from "#app/paraglide/messages.js";
import { useAddress } from "#app/ui/use-address.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import { GrowingRows } from "./growing-rows.tsx";
import { useUsersAndTrips } from "./use-users-and-trips.ts";
import { UsersTable } from "./users-table.tsx";

/** Users with a phone in their metadata (section 2), and sign-ups that nobody has confirmed. */
export function UsersTab({ self }: { self: DeskSelf }) {
  const address = useAddress();
  const isWaiting = address.get("show") === "waiting";
  const [search, setSearch] = useState("");
  const { lists, deleting, remove, ...state } = useUsersAndTrips(!isWaiting);
  const head = (
    <TabHead title={m.admin_tab_users()} count={isWaiting ? undefined : lists?.users.length}>
      <Chips
        label={m.desk_users_which()}
        value={isWaiting ? "waiting" : "all"}
        options={[
          { value: "all", label: m.desk_users_confirmed() },
          { value: "waiting", label: m.desk_users_waiting() },
        ]}
        onChange={(value) => address.set({ show: value === "waiting" ? value : null })}
      />
      {isWaiting && (
        <SearchBox value={search} onChange={setSearch} label={m.desk_search_sign_ups()} />
      )}
    </TabHead>
  );
  if (isWaiting)
    return (
      <>
        {head}
        <SignUpsPart self={self} search={search} />
      </>
    );
  return (
    <>
      {head}
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
