import { useAction } from "#app/calls/use-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { BalancesCard } from "./balances-card.tsx";
import { ExpensesCard } from "./expenses-card.tsx";
import styles from "./group.module.css";
import { MembersCard } from "./members-card.tsx";
import { PackingCard } from "./packing-card.tsx";
import { PapersCard } from "./papers-card.tsx";
import { PhotosCard } from "./photos-card.tsx";
import { useFiles } from "./use-files.ts";
import { useGroup } from "./use-group.ts";
import { useUndo } from "./use-undo.tsx";

/** Who comes along and what they share; for the link that edits, and for members' own. */
export function GroupPart({ token, data }: { token: string; data: TripPage }) {
  const group = useGroup(token);
  const files = useFiles(token);
  const action = useAction({ otherwise: m.trip_page_failed });
  const undo = useUndo(action);
  const { shown, query } = group;
  const parts = shown && { group, shown, action, undo };
  return (
    <section id="group" className={styles.grid} aria-labelledby="trip-group">
      <div>
        <h2 className="h2" id="trip-group">
          {m.group_title()}
        </h2>
        {data.member && <p className="muted">{m.group_you({ name: data.member.name })}</p>}
      </div>
      {!shown && query.fault && (
        <div className={styles.card}>
          <p role="alert">{query.fault}</p>
          <div className={styles.buttons}>
            <Button size="small" onClick={() => void query.reload()}>
              {m.admin_retry()}
            </Button>
          </div>
        </div>
      )}
      {undo.line}
      {parts && shown.members.length > 1 && (
        <div className={styles.grid} data-two="">
          <ExpensesCard token={token} {...parts} />
          <BalancesCard {...parts} />
        </div>
      )}
      {parts && (
        <div className={styles.grid} data-two="">
          <PackingCard {...parts} />
          <MembersCard {...parts} />
        </div>
      )}
      <div className={styles.grid} data-two="">
        <PapersCard token={token} files={files} hasGroup={(shown?.members.length ?? 0) > 1} />
        <PhotosCard token={token} files={files} />
      </div>
    </section>
  );
}
