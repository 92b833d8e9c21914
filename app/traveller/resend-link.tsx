import { useState } from "react";
import { openAuth } from "#app/calls/auth.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.tsx";

/** Sends the confirmation mail again; the service says when it is too soon. */
export function ResendLink({ email }: { email: string }) {
  const [pending, setPending] = useState(false);

  async function resend() {
    setPending(true);
    try {
      const auth = await openAuth();
      const { error } = await auth.resend({ type: "signup", email });
      void showToast(error ? error.message : m.auth_resent(), error ? "error" : "success");
    } catch {
      void showToast(m.auth_resend_failed(), "error");
    }
    setPending(false);
  }

  return (
    <Button variant="quiet" size="small" busy={pending} onClick={resend}>
      {m.auth_resend()}
    </Button>
  );
}
