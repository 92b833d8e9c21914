import type { MetaFunction } from "react-router";
import { InvitationView } from "#app/desk/invitation-view.tsx";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: m.desk_join_title(),
    description: m.desk_join_lede(),
    path: "/invitation",
    hidden: true,
  });

/** /invitation: where a new administrator chooses a password. */
export default function InvitationPage() {
  return <InvitationView />;
}
