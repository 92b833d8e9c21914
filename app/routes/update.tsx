import { useState } from "react";
import type { MetaFunction } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";
import { AccountPage } from "#app/traveller/account-page.tsx";
import { UpdateForm } from "#app/traveller/update-form.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: m.auth_update_title(),
    description: m.auth_update_lede(),
    path: "/Update",
    hidden: true,
  });

/** /Update: the forgotten-password request. */
export default function UpdatePage() {
  const [sent, setSent] = useState<string | null>(null);
  if (sent)
    return (
      <AccountPage
        hour="dawn"
        title={m.auth_update_sent_title()}
        lede={<p role="status">{sent}</p>}
      >
        <ButtonLink to="/" full>
          {m.auth_back_home()}
        </ButtonLink>
        <Button variant="quiet" full onClick={() => setSent(null)}>
          {m.auth_update_again()}
        </Button>
      </AccountPage>
    );
  return (
    <AccountPage hour="dawn" title={m.auth_update_title()} lede={<p>{m.auth_update_lede()}</p>}>
      <UpdateForm onSent={setSent} />
    </AccountPage>
  );
}
