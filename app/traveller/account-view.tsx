import type { User } from "@supabase/auth-js";
import { useCallback, useEffect, useState } from "react";
import { onAuthEvent, openAuth } from "#app/calls/auth.ts";
import { m } from "#app/paraglide/messages.js";
import { useOwn } from "#app/traveller/use-own.ts";
import type { MyAccount } from "#contract/wire/account.ts";
import styles from "./account.module.css";
import { DataCard } from "./data-card.tsx";
import { DeletionCard, LeavingBanner } from "./deletion-card.tsx";
import { EmailCard } from "./email-card.tsx";
import { IdentitiesCard } from "./identities-card.tsx";
import { NewPasswordCard } from "./new-password-card.tsx";
import { OwnPage, OwnState } from "./own-page.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PictureCard } from "./picture-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { RestoreLink } from "./restore-link.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

/** /account: all that a traveller decides about their own account. */
export function AccountView() {
  const account = useOwn<MyAccount>("/api/me/account");
  return (
    <OwnPage hour="dawn" title={m.account_title()} lede={m.account_lede()}>
      <RestoreLink onRestored={() => void account.reload()} />
      <OwnState mine={account} needs={m.account_needs_script()}>
        {(data) => <Cards account={data} onChanged={() => void account.reload()} />}
      </OwnState>
    </OwnPage>
  );
}

function Cards({ account, onChanged }: { account: MyAccount; onChanged(): void }) {
  const [user, setUser] = useState<User | null>(null);
  const read = useCallback(async () => {
    const { data } = await (await openAuth()).getUser();
    if (data.user) setUser(data.user);
  }, []);
  useEffect(() => {
    read().catch(() => {});
    return onAuthEvent((event, session) => {
      if (event === "USER_UPDATED" && session) setUser(session.user);
    });
  }, [read]);
  const reread = () => void read().catch(() => {});
  return (
    <>
      {account.deletion && <LeavingBanner deletion={account.deletion} onKept={onChanged} />}
      <div className={styles.cards}>
        <PictureCard />
        {user && <ProfileCard key={user.id} user={user} />}
        <EmailCard user={user} email={account.email} />
        <NewPasswordCard />
        {user && <SecondFactorCard onChanged={reread} />}
        {user && <PasskeysCard />}
        {user && <IdentitiesCard user={user} onChanged={reread} />}
        <SessionsCard />
        <DataCard />
        {!account.deletion && <DeletionCard account={account} />}
      </div>
    </>
  );
}
