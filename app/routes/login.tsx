import type { MetaFunction } from "react-router";
import { keys, useStored } from "#app/calls/stored-values.ts";
import { usePanels } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";
import { AccountPage } from "#app/traveller/account-page.tsx";
import { OwnPages } from "#app/traveller/sign-out-view.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: m.auth_login_title(),
    description: m.auth_login_lede(),
    path: "/Login",
    hidden: true,
  });

/** /Login: the login trigger inside the shared layout. */
export default function LoginPage() {
  const { openLogin } = usePanels();
  const signedIn = useStored(keys.image) !== null;
  if (signedIn)
    return (
      <AccountPage hour="dawn" title={m.account_here_title()} lede={<p>{m.account_here()}</p>}>
        <OwnPages />
        <ButtonLink full to="/">
          {m.auth_back_home()}
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage hour="dawn" title={m.auth_login_title()} lede={<p>{m.auth_login_lede()}</p>}>
      <Button full icon="person" onClick={() => openLogin()}>
        {m.auth_login_open()}
      </Button>
      <noscript>
        <p>{m.auth_needs_script()}</p>
      </noscript>
    </AccountPage>
  );
}
