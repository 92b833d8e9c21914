import { m } from "#app/paraglide/messages.js";
import { type CallOptions, callApi, type Method } from "./call-api.ts";
import { CallError, withSentence } from "./call-error.ts";
import { clearStored, keys } from "./stored-values.ts";

/**
 * A call of the desk: the cookie says who calls. A session that has ended brings the login screen back.
 * @throws CallError, whose message is fit to be shown
 */
export async function callAsAdmin<T>(
  method: Method,
  path: string,
  payload?: unknown,
  options?: CallOptions,
): Promise<T> {
  try {
    return await callApi<T>(method, path, payload, options);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 401) clearStored(keys.admin);
    throw withSentence(error, error.offline ? m.desk_unreachable() : m.admin_failed());
  }
}
