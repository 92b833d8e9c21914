import type { MetaFunction } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";
import { AccountView } from "#app/traveller/account-view.tsx";

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
