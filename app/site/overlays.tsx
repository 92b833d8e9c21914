import { lazy, Suspense, useEffect, useState } from "react";
import { AuthWatch } from "#app/accounts/auth-watch.tsx";
import { ResumeTrip } from "#app/trips/resume-trip.tsx";
import { Toasts } from "#app/ui/toast.tsx";
import { NavPanels } from "./nav-panels.tsx";
import { usePanels } from "./panels.tsx";

const LoginPopup = lazy(async () => ({
  default: (await import("#app/accounts/login-popup.tsx")).LoginPopup,
}));

/** Everything that opens over a page, fetched when first asked for. */
export function Overlays() {
  const { login } = usePanels();
  const [loginWanted, setLoginWanted] = useState(false);
  // Once asked for it stays, so that closing can be seen and its answers are kept.
  useEffect(() => {
    if (login) setLoginWanted(true);
  }, [login]);
  return (
    <>
      <NavPanels />
      {(loginWanted || login) && (
        <Suspense fallback={null}>
          <LoginPopup />
        </Suspense>
      )}
      <Toasts />
      <AuthWatch />
      <ResumeTrip />
    </>
  );
}
