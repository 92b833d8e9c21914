import type { User, UserIdentity } from "@supabase/auth-js";
import { findSocialSignIns, type SocialProvider } from "#app/calls/auth.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { ownAddress } from "#app/ui/language.ts";
import styles from "./account.module.css";
import { Card } from "./card.tsx";
import { useAuthAction } from "./use-auth-action.ts";

const names: Record<string, () => string> = {
  email: m.account_identity_email,
  phone: m.account_identity_phone,
  google: () => "Google",
  facebook: () => "Facebook",
};
const nameOf = (provider: string) => names[provider]?.() ?? provider;

const addressOf = ({ identity_data: data }: UserIdentity) =>
  typeof data?.email === "string" ? data.email : "";

/** The ways in which one signs in; the last one stays. */
export function IdentitiesCard({ user, onChanged }: { user: User; onChanged(): void }) {
  const action = useAuthAction();
  const identities = user.identities ?? [];
  const missing = findSocialSignIns().filter(
    (provider) => !identities.some((identity) => identity.provider === provider),
  );
  const link = (provider: SocialProvider) =>
    action.ask(provider, (auth) =>
      auth.linkIdentity({
        provider,
        options: { redirectTo: window.location.origin + ownAddress("/account") },
      }),
    );
  const unlink = (identity: UserIdentity) =>
    action.ask(identity.identity_id, async (auth) => {
      const provider = nameOf(identity.provider);
      if (!window.confirm(m.account_unlink_confirm({ provider }))) return { error: null };
      const { error } = await auth.unlinkIdentity(identity);
      if (!error) onChanged();
      return { error };
    });
  return (
    <Card title={m.account_identities()} lede={m.account_identities_lede()}>
      <ul className={styles.rows}>
        {identities.map((identity) => (
          <li key={identity.identity_id} className={styles.row}>
            <span>
              <strong>{nameOf(identity.provider)}</strong>
              {addressOf(identity)}
            </span>
            {identities.length > 1 && (
              <Button
                variant="quiet"
                size="small"
                busy={action.busy === identity.identity_id}
                onClick={() => void unlink(identity)}
              >
                {m.account_unlink()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {missing.map((provider) => (
          <Button
            key={provider}
            variant="quiet"
            size="small"
            busy={action.busy === provider}
            onClick={() => void link(provider)}
          >
            {m.account_link({ provider: nameOf(provider) })}
          </Button>
        ))}
      </div>
      {action.problem && <FieldError>{action.problem}</FieldError>}
    </Card>
  );
}
