import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { usePages } from "#app/calls/use-pages.ts";
import { ListBody } from "#app/desk/ui/list-body.tsx";
import { useDebounced } from "#app/desk/ui/use-debounced.ts";
import { m } from "#app/paraglide/messages.js";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskSignUpPage } from "#contract/wire/desk-sign-ups.ts";
import { SignUpRow } from "./sign-up-row.tsx";
import styles from "./sign-ups.module.css";

/** Who has signed up and not confirmed the address: found by what they typed, and helped. */
export function SignUpsPart({ self, search }: { self: DeskSelf; search: string }) {
  const settled = useDebounced(search);
  const list = usePages(
    callAsAdmin,
    `/api/desk/sign-ups?search=${encodeURIComponent(settled)}`,
    "before",
    (answer: DeskSignUpPage) => ({ rows: answer.signUps, next: answer.next }),
  );
  return (
    <>
      <p className={`${styles.note} muted small`}>{m.desk_sign_ups_note()}</p>
      <ListBody
        list={list}
        empty={{ title: m.desk_sign_ups_empty(), lede: m.desk_sign_ups_empty_lede() }}
      >
        {(rows) => (
          <ul className={styles.signUps}>
            {rows.map((one) => (
              <SignUpRow
                key={`${one.id} ${one.email}`}
                signUp={one}
                role={self.role}
                onChanged={() => void list.reload()}
              />
            ))}
          </ul>
        )}
      </ListBody>
    </>
  );
}
