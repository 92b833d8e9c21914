import { useEffect, useState } from "react";
import { type MetaFunction, useLocation, useNavigate } from "react-router";
import { keys, useHydrated, useStored } from "#app/calls/stored-values.ts";
import { AdminLoginForm } from "#app/desk/admin-login-form.tsx";
import { Desk } from "#app/desk/desk.tsx";
import { rememberAdmin } from "#app/desk/sign-in-admin.ts";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";
import { AccountPage } from "#app/traveller/account-page.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: m.admin_panel_title(),
    description: m.admin_login_lede(),
    path: "/AdminPanel",
    hidden: true,
  });

/**
 * /AdminPanel: the login screen while the local admin key is absent (section 2). A sign-in by the
 * plain form leads here without that key: then the server is asked whose cookie it is.
 */
export default function AdminPanelPage() {
  const hydrated = useHydrated();
  const email = useStored(keys.admin);
  const [isAsking, setIsAsking] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!new URLSearchParams(search).has("signed-in")) return;
    setIsAsking(true);
    void rememberAdmin().finally(() => {
      setIsAsking(false);
      void navigate("/AdminPanel", { replace: true });
    });
  }, [search, navigate]);
  if (!hydrated || isAsking)
    return (
      <AccountPage hour="night" title={m.admin_panel_title()}>
        <Spinner label={m.admin_loading()} />
        <noscript>
          <p>{m.auth_needs_script()}</p>
        </noscript>
      </AccountPage>
    );
  if (!email)
    return (
      <AccountPage hour="night" title={m.admin_login_title()} lede={<p>{m.admin_login_lede()}</p>}>
        <AdminLoginForm />
      </AccountPage>
    );
  return <Desk email={email} />;
}
