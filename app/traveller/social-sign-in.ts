import { openAuth } from "#app/calls/auth.ts";
import { m } from "#app/paraglide/messages.js";
import { ownAddress } from "#app/ui/language.ts";

/** The refusal of the auth service, whichever of its two shapes it comes in. */
type Refusal = { msg?: string; message?: string; error_description?: string; url?: string };

/**
 * Leaves for the provider, to come back at /auth/callback. Asks the service first, without following:
 * a browser sent to a provider that is not set up would be shown bare JSON.
 * @returns the provider's message when it is refused, else null: the browser is already leaving.
 */
export async function startSocialSignIn(provider: "google" | "facebook"): Promise<string | null> {
  try {
    const auth = await openAuth();
    const { data, error } = await auth.signInWithOAuth({
      provider,
      options: {
        redirectTo: window.location.origin + ownAddress("/auth/callback"),
        skipBrowserRedirect: true,
      },
    });
    if (error) return error.message;
    const asked = new URL(data.url);
    asked.searchParams.delete("skip_http_redirect");
    const answer = await fetch(asked, { redirect: "manual", signal: AbortSignal.timeout(15_000) });
    if (answer.type === "opaqueredirect" || answer.ok) {
      window.location.assign(asked);
      return null;
    }
    const refusal = (await answer.json().catch(() => ({}))) as Refusal;
    return refusal.message ?? refusal.msg ?? refusal.error_description ?? m.auth_unknown_refusal();
  } catch {
    return m.auth_sign_in_failed();
  }
}
