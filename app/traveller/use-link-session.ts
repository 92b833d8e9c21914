import { useEffect, useRef, useState } from "react";
import { findAddressFault, openAuth } from "#app/calls/auth.ts";
import { clearAddress, readAuthAddress } from "./auth-address.ts";

/**
 * What the address brought to /Password: a session (of the link, or one that was there before),
 * a link that is spent or expired, or nothing.
 */
export type LinkState = "checking" | "ready" | "expired" | "none";

export function useLinkSession(): [LinkState, (state: LinkState) => void] {
  const [state, setState] = useState<LinkState>("checking");
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    if (readAuthAddress()?.kind === "error") {
      clearAddress();
      setState("expired");
      return;
    }
    findLinkState().then(setState, () => setState("none"));
  }, []);
  return [state, setState];
}

async function findLinkState(): Promise<LinkState> {
  const auth = await openAuth();
  if (findAddressFault()) {
    clearAddress();
    return "expired";
  }
  const { data } = await auth.getSession();
  return data.session ? "ready" : "none";
}
