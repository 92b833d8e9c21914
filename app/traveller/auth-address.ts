export type AuthAddress =
  /** The link of a sign-up was followed and worked; no session is taken from it (section 4). */
  | { kind: "confirmed" }
  /** A session, or a code for one, that the auth client takes by itself. */
  | { kind: "session"; type: string | null }
  | { kind: "error"; code: string; message: string };

/** What the auth service put into the address, in the fragment or the query; null on ordinary pages. */
export function findAuthAddress(href: string): AuthAddress | null {
  const url = new URL(href);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const read = (name: string) => fragment.get(name) ?? url.searchParams.get(name);
  const error = read("error_code") ?? read("error");
  if (error) return { kind: "error", code: error, message: read("error_description") ?? "" };
  if (fragment.has("access_token"))
    return fragment.get("type") === "signup"
      ? { kind: "confirmed" }
      : { kind: "session", type: fragment.get("type") };
  return null;
}

export const readAuthAddress = () => findAuthAddress(window.location.href);

/** Takes tokens and errors out of the address bar and the history. */
export function clearAddress(): void {
  const { pathname } = window.location;
  window.history.replaceState(window.history.state, "", pathname);
}
