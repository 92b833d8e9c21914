import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { m } from "#app/paraglide/messages.js";
import type { AdminList, DeskSelf } from "#contract/wire/desk-admins.ts";
import { InviteForm } from "./invite-form.tsx";
import { Members } from "./members.tsx";
import { OwnName } from "./own-name.tsx";
import { OwnPasskeys } from "./own-passkeys.tsx";
import { OwnPassword } from "./own-password.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { RequireFactor } from "./require-factor.tsx";
import { RoleLimits } from "./role-limits.tsx";
import { RoleMatrix } from "./role-matrix.tsx";
import { SecondFactor } from "./second-factor.tsx";
import styles from "./team.module.css";
import { useRequiredFactor } from "./use-required-factor.ts";

/** Who sits at the desk, and one's own way in. */
export function TeamTab({ self, onSelf }: { self: DeskSelf; onSelf(): void }) {
  const team = useQuery<AdminList>(callAsAdmin, "/api/desk/admins");
  const required = useRequiredFactor(self, team.reload);
  const isOwner = self.role === "owner";
  return (
    <>
      <TabHead title={m.desk_team()} />
      {team.data ? (
        <Members team={team.data} self={self} onChanged={team.set} onReload={team.reload} />
      ) : team.fault ? (
        <Fault text={team.fault} onRetry={() => void team.reload()} />
      ) : (
        <LoadingRows count={3} />
      )}
      <div className={styles.grid}>
        {isOwner && <InviteForm onInvited={team.reload} />}
        {isOwner && team.data && <RequireFactor team={team.data} self={self} required={required} />}
        {isOwner && team.data && (
          <RoleLimits
            team={team.data}
            isBusy={required.isBusy}
            onChange={(change) =>
              required.limit(team.data?.settings.secondFactorRequired ?? false, change)
            }
          />
        )}
        <OwnName
          self={self}
          onChanged={() => {
            onSelf();
            void team.reload();
          }}
        />
        <SecondFactor
          self={self}
          wanted={required.isLeading}
          onChanged={() => {
            onSelf();
            void team.reload();
            required.goOn();
          }}
        />
        <OwnPassword />
        <OwnPasskeys />
        <OwnSessions />
      </div>
      <RoleMatrix />
    </>
  );
}
