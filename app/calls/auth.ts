import type { AuthChangeEvent, GoTrueClient, Session } from "@supabase/auth-js";
import { loadLate } from "#app/release/load-late.ts";
import { language } from "#app/ui/language.ts";
import { takeAddressSession } from "./address-session.ts";
import {
  clearStored,
  isKeptInTab,
  keys,
  type Place,
  readStored,
  writeStored,
} from "./stored-values.ts";

export type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;

/** Where the next session goes; a page that finds one in the tab goes on keeping it there. */
let place: Place | null = null;
let opening: Promise<GoTrueClient> | undefined;
const listeners = new Set<AuthListener>();

/** Remember me: the session outlives the tab, or does not. Call before the session is set. */
export function keepSessionIn(next: Place): void {
  place = next;
}

export function findSessionPlace(): Place {
  return place ?? (isKeptInTab(keys.session) ? "tab" : "device");
}

const storage = {
  getItem: readStored,
  setItem: (key: string, value: string) => writeStored(key, value, findSessionPlace()),
  removeItem: clearStored,
};

/** The auth service's address; an installation that mounts it elsewhere says so in the document. */
export function findAuthAddress(): string {
  const mount = document.querySelector<HTMLMetaElement>('meta[name="auth-mount"]')?.content;
  return new URL(mount ?? "/auth/v1", window.location.origin).href.replace(/\/$/, "");
}

export type SocialProvider = "google" | "facebook";

/** The ways to sign in beside the password that this installation is set up for, as the document says. */
function listSignInWays(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="sign-in-ways"]');
  return (meta?.content ?? "").split(" ");
}

export const findSocialSignIns = (): SocialProvider[] =>
  (["google", "facebook"] as const).filter((name) => listSignInWays().includes(name));

/** Whether this browser can have passkeys for this address: browsers know none for a bare IP address. */
export const takesPasskeys = (): boolean =>
  listSignInWays().includes("passkey") &&
  typeof PublicKeyCredential === "function" &&
  !/^[\d.]+$|:/.test(window.location.hostname);

/** Why the session of the address could not be taken; null when it was, or there was none. */
let addressFault: string | null = null;

export const findAddressFault = () => addressFault;

/**
 * The official client, fetched when first needed and made once a page, with the session of the
 * address already taken. It refreshes the session and hears the other tabs.
 * @throws when its code cannot be fetched; the next call tries again.
 */
export function openAuth(): Promise<GoTrueClient> {
  opening ??= loadLate(async () => (await import("@supabase/auth-js")).AuthClient)
    .then(async (AuthClient) => {
      const client = new AuthClient({
        url: findAuthAddress(),
        headers: { "accept-language": language },
        storageKey: keys.session,
        storage,
        flowType: "pkce",
        autoRefreshToken: true,
        persistSession: true,
        // Codes of a social sign-in are the client's; sessions of a mail's link are taken below.
        detectSessionInUrl: () => false,
      });
      client.onAuthStateChange(hear);
      await enterByAddress(client);
      return client;
    })
    .catch((error) => {
      opening = undefined;
      throw error;
    });
  return opening;
}

async function enterByAddress(client: GoTrueClient): Promise<void> {
  try {
    const taken = takeAddressSession();
    if (!taken) return;
    const { data, error } = await client.setSession(taken);
    if (error) addressFault = error.message;
    else if (taken.type === "recovery") hear("PASSWORD_RECOVERY", data.session);
  } catch (error) {
    addressFault = error instanceof Error ? error.message : String(error);
  }
}

function hear(event: AuthChangeEvent, session: Session | null): void {
  // Signed in means a stored image (section 4): it must not outlive the session. Another tab's end
  // is not the end of a session that this tab keeps for itself.
  if (event === "SIGNED_OUT" && !readStored(keys.session)) clearStored(keys.image);
  for (const listener of listeners) listener(event, session);
}

/** Signed in, signed out, token refreshed, user updated, password recovery, MFA challenge verified. */
export function onAuthEvent(listener: AuthListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The user of the stored session, without fetching the client: to fill a form, never to decide. */
export function findStoredUser(): {
  email?: string;
  user_metadata?: Record<string, unknown>;
} | null {
  try {
    const stored = JSON.parse(readStored(keys.session) ?? "null") as { user?: object } | null;
    return stored?.user ?? null;
  } catch {
    return null;
  }
}
