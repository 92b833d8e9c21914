import { Tabs } from "radix-ui";
import { useEffect, useState } from "react";
import { openAuth } from "#app/calls/auth.ts";
import { keepBegunSignUp } from "#app/calls/begun-sign-up.ts";
import { keys, useStored } from "#app/calls/stored-values.ts";
import { usePanels } from "#app/panels/panels.tsx";
import type { LoginMode } from "#app/panels/panels-state.ts";
import { m } from "#app/paraglide/messages.js";
import { isTripWaiting } from "#app/trips/resume-trip.tsx";
import { Popup } from "#app/ui/popup.tsx";
import { prepareToasts } from "#app/ui/toast.tsx";
import { AccountScene, sceneHours } from "./account-scene.tsx";
import styles from "./login-popup.module.css";
import { ResendLink } from "./resend-link.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignOutView } from "./sign-out-view.tsx";
import type { SignUpValues } from "./sign-up.ts";
import { readSignUpDraft, takeFromTrip } from "./sign-up-draft.ts";
import { SignUpForm } from "./sign-up-form.tsx";

/** Section 2: toggles between Sign In and Sign Up; with an image stored, only Sign Out. */
export function LoginPopup() {
  const { login, closeLogin } = usePanels();
  const image = useStored(keys.image);
  const open = login !== null;
  // What was true when it opened: a sign-in that just worked must not turn into Sign Out.
  const [shown, setShown] = useState({ open, signedIn: image !== null });
  if (shown.open !== open) setShown({ open, signedIn: open ? image !== null : shown.signedIn });
  const { signedIn } = shown;
  const typed = useTyped();
  const { setSignUp } = typed;

  // Somebody who comes from Plan Your Trip has said already who they are.
  useEffect(() => {
    if (open) setSignUp((values) => takeFromTrip(values));
  }, [open, setSignUp]);
  // Signed in meanwhile, here or by a mail's link in another tab: nothing is left to ask.
  const signedInSince = open && !signedIn && image !== null;
  useEffect(() => {
    if (signedInSince) closeLogin();
  }, [signedInSince, closeLogin]);

  useEffect(() => {
    if (!open) return;
    prepareToasts();
    openAuth().catch(() => {});
  }, [open]);

  const view = signedIn ? "sign-out" : (login ?? "sign-in");
  const titles = {
    "sign-in": m.auth_popup_title_in(),
    "sign-up": m.auth_popup_title_up(),
    "sign-out": m.auth_popup_title_out(),
  };
  return (
    <Popup
      open={open}
      onClose={closeLogin}
      title={titles[view]}
      bare
      width={view === "sign-up" ? 920 : 760}
      hour={sceneHours[view]}
    >
      <div className={styles.popup}>
        <AccountScene view={view} />
        <div className={styles.body}>
          {signedIn ? <SignOutView /> : <Forms mode={login} typed={typed} />}
        </div>
      </div>
    </Popup>
  );
}

/** What is typed into either form stays while the page does: a switch or a press outside loses nothing. */
function useTyped() {
  const [signUp, setSignUp] = useState<SignUpValues>(readSignUpDraft);
  const [password, setPassword] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  return { signUp, setSignUp, password, setPassword, sentTo, setSentTo };
}

function Forms({ mode, typed }: { mode: LoginMode | null; typed: ReturnType<typeof useTyped> }) {
  const { openLogin } = usePanels();
  const { sentTo, setSentTo } = typed;
  return (
    <Tabs.Root
      value={mode ?? "sign-in"}
      onValueChange={(next) => {
        setSentTo(null);
        openLogin(next as LoginMode);
      }}
    >
      <Tabs.List className={styles.modes} aria-label={m.auth_modes()}>
        <Tabs.Trigger className={styles.mode} value="sign-in">
          {m.auth_sign_in()}
        </Tabs.Trigger>
        <Tabs.Trigger className={styles.mode} value="sign-up">
          {m.auth_sign_up()}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content className={styles.content} value="sign-in" tabIndex={-1}>
        {sentTo && (
          <div className={styles.note}>
            <p>{m.auth_check_email_note({ email: sentTo })}</p>
            <ResendLink email={sentTo} />
          </div>
        )}
        <SignInForm
          email={sentTo ?? typed.signUp.email}
          password={typed.password}
          onPassword={typed.setPassword}
        />
      </Tabs.Content>
      <Tabs.Content className={styles.content} value="sign-up" tabIndex={-1}>
        <SignUpForm
          values={typed.signUp}
          onChange={typed.setSignUp}
          onSent={(email) => {
            const { pathname, search } = window.location;
            const panel = isTripWaiting() ? "trip" : null;
            keepBegunSignUp({ email, path: pathname + search, panel });
            setSentTo(email);
            openLogin("sign-in");
          }}
        />
      </Tabs.Content>
    </Tabs.Root>
  );
}
