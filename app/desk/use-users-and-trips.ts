import { useEffect, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { CallError } from "#app/calls/call-error.ts";
import { addKnown } from "#app/calls/shared-reads.ts";
import { useRead } from "#app/calls/use-query.ts";
import { m } from "#app/paraglide/messages.js";
import { showToast, toastTimes } from "#app/ui/toast.tsx";
import { adminTexts, type UserListItem } from "#contract/wire/admin.ts";
import type { TravellerListItem } from "#contract/wire/trips.ts";

type UsersAndTrips = { users: UserListItem[]; trips: TravellerListItem[] };

const address = "/UserList /Travellerlist";

/** Both lists; users without a phone in their metadata are left out (section 2). */
async function readUsersAndTrips(signal: AbortSignal): Promise<() => UsersAndTrips> {
  const [users, trips] = await Promise.all([
    callAsAdmin<UserListItem[]>("GET", "/UserList", undefined, { signal }),
    callAsAdmin<TravellerListItem[]>("GET", "/Travellerlist", undefined, { signal }),
  ]);
  if (!Array.isArray(users) || !Array.isArray(trips)) throw new CallError("internal", "");
  return () => ({ users: users.filter((user) => user.user_metadata?.phone), trips });
}

/** Whether the server has said, in the specification's words, that the user is gone. */
async function deleteUser({ id, email }: UserListItem): Promise<boolean> {
  try {
    const { message } = await callAsAdmin<{ message: string }>("POST", "/DeleteUser", {
      id,
      email,
    });
    return message === adminTexts.userDeleted;
  } catch {
    return false;
  }
}

/**
 * The two lists of section 2, read when one of them is first `wanted` and each time it is again;
 * and the deletion of a user after a confirm prompt.
 */
export function useUsersAndTrips(wanted: boolean) {
  const [everWanted, setEverWanted] = useState(wanted);
  const [deleting, setDeleting] = useState<string | null>(null);
  const { data, error, reload } = useRead<UsersAndTrips>(
    everWanted ? address : null,
    readUsersAndTrips,
  );
  useEffect(() => {
    if (!wanted) return;
    setEverWanted(true);
    // A tab that is opened again is read again.
    if (data || error) void reload();
  }, [wanted]);
  const failed = error !== null && error.status !== 401;
  useEffect(() => {
    if (failed) void showToast(m.admin_load_failed(), "error", toastTimes.admin);
  }, [failed, error]);

  async function remove(user: UserListItem) {
    if (!window.confirm(m.admin_delete_confirm({ email: user.email }))) return;
    setDeleting(user.id);
    const gone = await deleteUser(user);
    setDeleting(null);
    if (!gone) {
      void showToast(m.admin_delete_failed(), "error", toastTimes.admin);
      return;
    }
    void showToast(m.admin_user_deleted(), "success", toastTimes.admin);
    addKnown<UsersAndTrips>(address, (held) => ({
      ...held,
      users: held.users.filter(({ id }) => id !== user.id),
    }));
    await reload();
  }
  return { lists: data, failed, deleting, load: reload, remove };
}
