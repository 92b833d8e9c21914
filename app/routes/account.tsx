import type { MetaFunction } from "react-router";
import { AccountView } from "#app/account/account-view.tsx";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: m.account_title(),
    description: m.account_lede(),
    path: "/account",
    hidden: true,
  });

/** /account: the traveller's own account. */
export default function AccountPage() {
  return <AccountView />;
}
