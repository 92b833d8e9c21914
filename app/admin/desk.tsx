import { Tabs } from "radix-ui";
import { useCallback, useEffect, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast, toastTimes } from "#app/ui/toast.tsx";
import type { UserListItem } from "#contract/admin.ts";
import { type DeskLists, deleteUser, loadLists, signOutAdmin } from "./admin-api.ts";
import styles from "./desk.module.css";
import { EmptyList } from "./empty-list.tsx";
import { TripsTable } from "./trips-table.tsx";
import { UsersTable } from "./users-table.tsx";

/** The admin dashboard of section 2: tabs users and trips, a spinner while loading, delete with a confirm. */
export function Desk({ email }: { email: string }) {
  const [lists, setLists] = useState<DeskLists | null>(null);
  const [failed, setFailed] = useState(false);
  const [deleting, setDeleting] = useState<string | null>(null);

  const load = useCallback(async () => {
    setFailed(false);
    const answer = await loadLists();
    if (answer.kind === "lists") setLists(answer.lists);
    if (answer.kind !== "failed") return;
    setFailed(true);
    void showToast(m.admin_load_failed(), "error", toastTimes.admin);
  }, []);
  useEffect(() => void load(), [load]);

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
    setLists(
      (shown) => shown && { ...shown, users: shown.users.filter(({ id }) => id !== user.id) },
    );
    await load();
  }

  return (
    <div className={styles.desk} data-hour="night">
      <header className={styles.head}>
        <div>
          <h1 className="h2">{m.admin_panel_title()}</h1>
          <p>{m.admin_signed_in({ email })}</p>
        </div>
        <Button variant="quiet" size="small" icon="sign-out" onClick={signOutAdmin}>
          {m.admin_sign_out()}
        </Button>
      </header>
      <Tabs.Root defaultValue="users" className={styles.sheet}>
        <Tabs.List className={styles.tabs} aria-label={m.admin_panel_title()}>
          <Tabs.Trigger className={styles.tab} value="users">
            {m.admin_tab_users()} <Count of={lists?.users} />
          </Tabs.Trigger>
          <Tabs.Trigger className={styles.tab} value="trips">
            {m.admin_tab_trips()} <Count of={lists?.trips} />
          </Tabs.Trigger>
        </Tabs.List>
        {(["users", "trips"] as const).map((tab) => (
          <Tabs.Content key={tab} value={tab} className={styles.content}>
            {failed && !lists ? (
              <EmptyList title={m.admin_load_failed()} lede={m.admin_load_failed_lede()}>
                <Button onClick={() => void load()}>{m.admin_retry()}</Button>
              </EmptyList>
            ) : !lists ? (
              <Spinner label={m.admin_loading()} />
            ) : tab === "users" ? (
              <UsersTable users={lists.users} deleting={deleting} onDelete={remove} />
            ) : (
              <TripsTable trips={lists.trips} />
            )}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}

function Count({ of: items }: { of: unknown[] | undefined }) {
  return items ? <span className={styles.count}>{items.length}</span> : null;
}
