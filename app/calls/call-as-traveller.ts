import { m } from "#app/paraglide/messages.js";
import { openAuth } from "./auth.ts";
import { type CallOptions, callApi, type Method } from "./call-api.ts";
import { CallError, readRefusal, withSentence } from "./call-error.ts";
import { withSecondFactor } from "./second-factor.ts";

/** The bearer token of the present session. @throws CallError not_signed_in */
export async function findToken(): Promise<string> {
  let token: string | undefined;
  try {
    const { data } = await (await openAuth()).getSession();
    token = data.session?.access_token;
  } catch (cause) {
    throw new CallError("offline", m.account_unreachable(), { cause });
  }
  if (!token) throw new CallError("not_signed_in", m.account_signed_out());
  return token;
}

/** The header that says who is signed in. @throws CallError not_signed_in */
export const findBearer = async (): Promise<Record<string, string>> => ({
  authorization: `Bearer ${await findToken()}`,
});

/**
 * A call of the traveller's own, with the bearer of the session; the second step is asked for where
 * the server wants it first. `open`: no session is needed, what is sent proves enough.
 * @throws CallError, whose message is fit to be shown
 */
export async function callAsTraveller<T>(
  method: Method,
  path: string,
  payload?: unknown,
  { open = false, ...options }: CallOptions & { open?: boolean } = {},
): Promise<T> {
  try {
    return await withSecondFactor(async () => {
      const bearer = open ? {} : await findBearer();
      return callApi<T>(method, path, payload, {
        ...options,
        headers: { ...bearer, ...options.headers },
      });
    });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    throw withSentence(error, error.offline ? m.account_unreachable() : m.account_failed());
  }
}

const patienceOfDownload = 30_000;

/** The download of one's data, as a file. @throws CallError, whose message is fit to be shown */
export async function fetchExport(): Promise<Blob> {
  return withSecondFactor(async () => {
    const headers = await findBearer();
    let response: Response;
    try {
      const signal = AbortSignal.timeout(patienceOfDownload);
      response = await fetch("/api/me/export", { headers, signal });
    } catch (cause) {
      throw new CallError("offline", m.account_unreachable(), { cause });
    }
    if (response.ok) return response.blob();
    const { code, status } = readRefusal(response.status, await response.json().catch(() => ({})));
    throw new CallError(code, m.account_failed(), { status });
  });
}
