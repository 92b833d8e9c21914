import { useEffect, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { sayFault } from "#app/calls/call-error.ts";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import formStyles from "#app/traveller/account-form.module.css";
import { AccountPage } from "#app/traveller/account-page.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { InvitationOpened } from "#contract/wire/desk-admins.ts";

type State =
  | { kind: "checking" }
  | { kind: "open"; token: string; invitation: InvitationOpened }
  | { kind: "closed"; text: string }
  | { kind: "joined"; email: string; isReset: boolean };

/** The page of an invitation's link, /invitation#token: a name, a password, and one is in. */
export function InvitationView() {
  const [state, setState] = useState<State>({ kind: "checking" });
  useEffect(() => {
    const token = window.location.hash.slice(1);
    callAsAdmin<InvitationOpened>("POST", "/api/desk/invitation/open", { token }).then(
      (invitation) => setState({ kind: "open", token, invitation }),
      (error) => setState({ kind: "closed", text: sayFault(error, m.admin_failed()) }),
    );
  }, []);
  if (state.kind === "joined")
    return (
      <AccountPage
        hour="night"
        title={state.isReset ? m.desk_reset_done() : m.desk_joined()}
        lede={<p>{m.desk_joined_lede({ email: state.email })}</p>}
      >
        <ButtonLink to="/AdminLogin">{m.admin_sign_in()}</ButtonLink>
      </AccountPage>
    );
  const isReset = state.kind === "open" && state.invitation.isReset;
  const lede = isReset ? m.desk_reset_lede() : m.desk_join_lede();
  return (
    <AccountPage
      hour="night"
      title={isReset ? m.desk_reset_title() : m.desk_join_title()}
      lede={<p>{state.kind === "closed" ? state.text : lede}</p>}
    >
      {state.kind === "checking" && <Spinner label={m.admin_loading()} />}
      {state.kind === "open" && (
        <JoinForm
          token={state.token}
          invitation={state.invitation}
          onJoined={(email) => setState({ kind: "joined", email, isReset })}
        />
      )}
    </AccountPage>
  );
}

function JoinForm({
  token,
  invitation,
  onJoined,
}: {
  token: string;
  invitation: InvitationOpened;
  onJoined(email: string): void;
}) {
  const action = useDeskAction();
  const form = useForm({
    action,
    draft: "joining",
    async send({ name = invitation.name || invitation.email, password }) {
      const { email } = await callAsAdmin<{ email: string }>(
        "POST",
        "/api/desk/invitation/accept",
        { token, name, password },
      );
      window.history.replaceState(window.history.state, "", window.location.pathname);
      onJoined(email);
    },
  });
  return (
    <form className={formStyles.form} {...form.props}>
      <TextField
        label={m.admin_email()}
        type="email"
        autoComplete="username"
        value={invitation.email}
        readOnly
      />
      {!invitation.isReset && (
        <TextField
          label={m.desk_own_name()}
          hint={m.desk_own_name_hint()}
          autoComplete="name"
          name="name"
          defaultValue={invitation.name}
          maxLength={100}
          required
          error={form.error("name")}
        />
      )}
      <PasswordField
        label={m.admin_password()}
        hint={m.desk_password_hint()}
        autoComplete="new-password"
        name="password"
        minLength={12}
        maxLength={72}
        required
        error={form.error("password")}
      />
      <Button type="submit" full busy={form.busy}>
        {invitation.isReset ? m.desk_reset_save() : m.desk_join()}
      </Button>
    </form>
  );
}
