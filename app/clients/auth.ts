import type { AuthChangeEvent, GoTrueClient, Session } from "@supabase/auth-js";
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
function findAuthAddress(): string {
  const mount = document.querySelector<HTMLMetaElement>('meta[name="auth-mount"]')?.content;
  return new URL(mount ?? "/auth/v1", window.location.origin).href.replace(/\/$/, "");
}

const addressHolds = (name: string) =>
  new URLSearchParams(window.location.hash.slice(1)).has(name) ||
  new URLSearchParams(window.location.search).has(name);

/** A mail link may be opened on any device, so it carries the session; a social sign-in returns a code. */
const findFlow = () => (addressHolds("access_token") ? "implicit" : "pkce");

/**
 * The official client, fetched when first needed and made once a page.
 * It takes a session from the address, refreshes it, and hears the other tabs.
 * @throws when its code cannot be fetched; the next call tries again.
 */
export function openAuth(): Promise<GoTrueClient> {
  opening ??= import("@supabase/auth-js")
    .then(({ AuthClient }) => {
      const client = new AuthClient({
        url: findAuthAddress(),
        storageKey: keys.session,
        storage,
        flowType: findFlow(),
        autoRefreshToken: true,
        persistSession: true,
        // A confirmed address is asked to sign in (section 4): its link opens no session here.
        detectSessionInUrl: (_url, params) =>
          params.type !== "signup" &&
          Boolean(params.access_token || params.error || params.error_code),
      });
      client.onAuthStateChange(hear);
      return client;
    })
    .catch((error) => {
      opening = undefined;
      throw error;
    });
  return opening;
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
