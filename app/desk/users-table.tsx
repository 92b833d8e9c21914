import { RowMenu, RowMenuItem } from "#app/desk/ui/row-menu.tsx";
import { m } from "#app/paraglide/messages.js";
import { formatMoment } from "#app/ui/format-dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { UserListItem } from "#contract/wire/admin.ts";
import styles from "./desk-table.module.css";
import { EmptyList } from "./empty-list.tsx";

export function UsersTable({
  users,
  deleting,
  onDelete,
}: {
  users: UserListItem[];
  /** The id of the user who is going. */
  deleting: string | null;
  /** Left out for who may not. */
  onDelete?(user: UserListItem): void;
}) {
  if (users.length === 0)
    return <EmptyList title={m.admin_users_empty()} lede={m.admin_users_empty_lede()} />;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.admin_name()}</th>
          <th scope="col">{m.admin_user_email()}</th>
          <th scope="col">{m.admin_phone()}</th>
          <th scope="col">{m.admin_last_sign_in()}</th>
          <th scope="col">
            <span className="visually-hidden">{m.admin_actions()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row">{user.user_metadata.full_name || m.admin_nothing()}</th>
            <td data-label={m.admin_user_email()}>
              <a href={`mailto:${user.email}`}>{user.email}</a>
              <Verified yes={user.user_metadata.email_verified} />
            </td>
            <td data-label={m.admin_phone()}>
              <a className={styles.number} href={`tel:${user.user_metadata.phone}`}>
                {user.user_metadata.phone}
              </a>
            </td>
            <td data-label={m.admin_last_sign_in()} className={styles.number}>
              {user.last_sign_in_at ? formatMoment(user.last_sign_in_at) : m.admin_never()}
            </td>
            <td className={styles.action}>
              {onDelete && (
                <RowMenu
                  label={m.admin_actions_of({ name: user.user_metadata.full_name || user.email })}
                  busy={deleting === user.id}
                >
                  <RowMenuItem
                    icon="trash"
                    danger
                    disabled={deleting !== null}
                    label={m.admin_delete_user({ email: user.email })}
                    onPick={() => onDelete(user)}
                  />
                </RowMenu>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Verified({ yes }: { yes: boolean }) {
  return (
    <span className={styles.badge} data-yes={yes || undefined}>
      <Icon name={yes ? "check" : "clock"} size={16} />
      {yes ? m.admin_yes() : m.admin_no()}
    </span>
  );
}
