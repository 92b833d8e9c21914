import { useCallback, useEffect, useRef, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { showToast, toastTimes } from "#app/ui/toast.tsx";
import type { UserListItem } from "#contract/admin.ts";
import { type DeskLists, deleteUser, loadLists } from "./admin-api.ts";

/**
 * The two lists of section 2, users and trips, read when one of them is first `wanted`; and the
 * deletion of a user after a confirm prompt.
 */
export function useLists(wanted: boolean) {
  const [lists, setLists] = useState<DeskLists | null>(null);
  const [failed, setFailed] = useState(false);
  const [deleting, setDeleting] = useState<string | null>(null);

  const turn = useRef(0);

  // The last read alone is shown: an older one may know somebody who has been deleted since.
  const load = useCallback(async () => {
    const mine = ++turn.current;
    setFailed(false);
    const answer = await loadLists();
    if (mine !== turn.current) return;
    if (answer.kind === "lists") setLists(answer.lists);
    if (answer.kind !== "failed") return;
    setFailed(true);
    void showToast(m.admin_load_failed(), "error", toastTimes.admin);
  }, []);
  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load]);

  async function remove(user: UserListItem) {
    if (!window.confirm(m.admin_delete_confirm({ email: user.email }))) return;
    setDeleting(user.id);
    const message = await deleteUser(user);
    setDeleting(null);
    if (!message) {
      void showToast(m.admin_delete_failed(), "error", toastTimes.admin);
      return;
    }
    void showToast(message, "success", toastTimes.admin);
    turn.current += 1;
    setLists(
      (shown) => shown && { ...shown, users: shown.users.filter(({ id }) => id !== user.id) },
    );
    await load();
  }
  return { lists, failed, deleting, load, remove };
}
