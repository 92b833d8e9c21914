import { clearStored, readStored, writeStored } from "./stored-values.ts";

/** A sign-up sent from this browser, and where its traveller was: the mail's link leads back there. */
export type BegunSignUp = { email: string; path: string; panel: "trip" | null };

const storageKey = "sign-up.begun";
/** Milliseconds: the mail's link lives an hour, and can be sent again. */
const life = 24 * 3_600_000;

export function keepBegunSignUp(begun: BegunSignUp): void {
  writeStored(storageKey, JSON.stringify({ ...begun, until: Date.now() + life }));
}

export const dropBegunSignUp = (): void => clearStored(storageKey);

/** The address that an access token was made for; the server alone says whether it is a good one. */
function readTokenEmail(token: string): string {
  const body = token.split(".")[1] ?? "";
  const { email } = JSON.parse(atob(body.replaceAll("-", "+").replaceAll("_", "/")));
  return typeof email === "string" ? email.toLowerCase() : "";
}

/**
 * The sign-up that an access token of a mail's link ends; null when it was begun elsewhere, or by
 * somebody else: such a link signs nobody in here.
 */
export function findBegunSignUp(token: string): BegunSignUp | null {
  try {
    const kept = JSON.parse(readStored(storageKey) ?? "null");
    if (!kept || kept.until < Date.now() || !kept.email) return null;
    if (readTokenEmail(token) !== String(kept.email).toLowerCase()) return null;
    const path = /^\/(?![/\\])/.test(kept.path) ? String(kept.path) : "/";
    return { email: kept.email, path, panel: kept.panel === "trip" ? "trip" : null };
  } catch {
    return null;
  }
}
