import { useState } from "react";
import { findSocialSignIns, type SocialProvider } from "#app/calls/auth.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.tsx";
import styles from "./login-popup.module.css";
import { startSocialSignIn } from "./social-sign-in.ts";

const marks = {
  google: (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22 12.2c0-.7-.1-1.400-.2-2H12v4h5.600a4.800 4.800 0 0 1-2.100 3.200v2.600h3.400c2-1.800 3.100-4.500 3.100-7.800Z"
      />
      <path
        fill="#34A853"
        d="M12 22.300c2.800 0 5.200-.9 6.900-2.500l-3.400-2.600c-.9.6-2.100 1-3.500 1a6.100 6.100 0 0 1-5.700-4.200H2.800v2.700A10.400 10.400 0 0 0 12 22.300Z"
      />
      <path
        fill="#FBBC05"
        d="M6.300 14a6.300 6.300 0 0 1 0-4V7.300H2.800a10.400 10.400 0 0 0 0 9.400L6.300 14Z"
      />
      <path
        fill="#EA4335"
        d="M12 5.800c1.500 0 2.900.5 4 1.600l3-3A10.400 10.400 0 0 0 2.800 7.300L6.300 10A6.100 6.100 0 0 1 12 5.800Z"
      />
    </svg>
  ),
  facebook: (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="#0866FF" />
      <path
        fill="#fff"
        d="M13.400 23v-8.300h2.800l.5-3.400h-3.300V9.100c0-1 .4-1.700 1.800-1.700h1.600v-3a15 15 0 0 0-2.500-.2c-2.600 0-4.200 1.500-4.200 4.300v2.800H7.200v3.400h2.900V23Z"
      />
    </svg>
  ),
};

/** The social sign-ins that are set up; nothing where there are none. */
export function SocialButtons() {
  const [leaving, setLeaving] = useState<SocialProvider | null>(null);
  const offered = findSocialSignIns();

  async function leave(provider: SocialProvider) {
    if (leaving) return;
    setLeaving(provider);
    const refusal = await startSocialSignIn(provider);
    if (!refusal) return;
    setLeaving(null);
    void showToast(refusal, "error");
  }

  if (offered.length === 0) return null;
  return (
    <>
      <p className={styles.or}>{m.auth_or()}</p>
      <div className={styles.social}>
        {offered.map((provider) => (
          <Button
            key={provider}
            variant="quiet"
            className={styles.provider ?? ""}
            busy={leaving === provider}
            onClick={() => leave(provider)}
          >
            {marks[provider]}
            {provider === "google" ? m.auth_google() : m.auth_facebook()}
          </Button>
        ))}
      </div>
    </>
  );
}
