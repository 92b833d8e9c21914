import type { MetaFunction } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";
import { AccountPage } from "#app/traveller/account-page.tsx";
import { SignOutView } from "#app/traveller/sign-out-view.tsx";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: m.auth_signout_title(),
    description: m.auth_signout_lede(),
    path: "/Signout",
    hidden: true,
  });

/** /Signout: the sign-out button. */
export default function SignoutPage() {
  return (
    <AccountPage hour="dusk" title={m.auth_signout_title()} lede={<p>{m.auth_signout_lede()}</p>}>
      <SignOutView />
    </AccountPage>
  );
}
