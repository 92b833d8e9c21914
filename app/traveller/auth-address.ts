import { type BegunSignUp, findBegunSignUp } from "#app/calls/begun-sign-up.ts";

export type AuthAddress =
  /** The link of a sign-up that was begun elsewhere: the address is confirmed, nobody is signed in. */
  | { kind: "confirmed" }
  /** A session, or a code for one, that the auth client takes by itself. */
  | { kind: "session"; type: string | null; begun?: BegunSignUp }
  | { kind: "error"; code: string; message: string };

/** What the auth service put into the address, in the fragment or the query; null on ordinary pages. */
export function findAuthAddress(href: string): AuthAddress | null {
  const url = new URL(href);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const read = (name: string) => fragment.get(name) ?? url.searchParams.get(name);
  const error = read("error_code") ?? read("error");
  if (error) return { kind: "error", code: error, message: read("error_description") ?? "" };
  const token = fragment.get("access_token");
  if (!token) return null;
  const type = fragment.get("type");
  if (type !== "signup") return { kind: "session", type };
  const begun = findBegunSignUp(token);
  return begun ? { kind: "session", type, begun } : { kind: "confirmed" };
}

export const readAuthAddress = () => findAuthAddress(window.location.href);

/** Takes tokens and errors out of the address bar and the history. */
export function clearAddress(): void {
  const { pathname } = window.location;
  window.history.replaceState(window.history.state, "", pathname);
}
