import { type MetaFunction, useNavigate } from "react-router";
import { AdminLoginForm } from "#app/desk/admin-login-form.tsx";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";
import { AccountPage } from "#app/traveller/account-page.tsx";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: m.admin_login_title(),
    description: m.admin_login_lede(),
    path: "/AdminLogin",
    hidden: true,
  });

/** /AdminLogin. */
export default function AdminLoginPage() {
  const navigate = useNavigate();
  return (
    <AccountPage hour="night" title={m.admin_login_title()} lede={<p>{m.admin_login_lede()}</p>}>
      <AdminLoginForm onSignedIn={() => void navigate("/AdminPanel")} />
    </AccountPage>
  );
}
