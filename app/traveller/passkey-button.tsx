import { useState } from "react";
import { findSessionPlace, keepSessionIn, openAuth, takesPasskeys } from "#app/calls/auth.ts";
import { findProfileImage } from "#app/calls/profile-image.ts";
import { keys, writeStored } from "#app/calls/stored-values.ts";
import { usePanels } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { sayPasskeyFault } from "./passkey-fault.ts";
import { goOnSignedIn } from "./sign-in.ts";

/** Signs in by a key of this device, without an address or a password; nothing where there can be none. */
export function PasskeyButton() {
  const { closeLogin } = usePanels();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  if (!takesPasskeys()) return null;

  async function enter() {
    if (busy) return;
    setBusy(true);
    setFault("");
    try {
      const auth = await openAuth();
      keepSessionIn("device");
      const { data, error } = await auth.signInWithPasskey();
      if (error || !data?.session) {
        setFault(error ? sayPasskeyFault(error) : m.account_failed());
        return;
      }
      writeStored(keys.image, await findProfileImage(data.session), findSessionPlace());
      await goOnSignedIn(closeLogin);
    } catch {
      setFault(m.account_unreachable());
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button variant="quiet" full busy={busy} onClick={() => void enter()}>
        {m.passkey_sign_in()}
      </Button>
      {fault && <FieldError>{fault}</FieldError>}
    </>
  );
}
