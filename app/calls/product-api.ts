import type { ErrorBody } from "#contract/errors.ts";

/** What section 7 calls the product API: JSON both ways, cookies along. */

const patience = 30_000;

export type Answer<T> = {
  ok: boolean;
  status: number;
  /** The body, or the error's; every field is to be looked for. */
  body: Partial<T> & Partial<ErrorBody>;
};

/** @throws when the network fails, when nothing came for 30 s, or when the answer is not JSON. */
async function call<T>(path: string, init: RequestInit): Promise<Answer<T>> {
  const response = await fetch(path, {
    credentials: "include",
    signal: AbortSignal.timeout(patience),
    ...init,
    headers: { accept: "application/json", ...init.headers },
  });
  const body = (await response.json()) as Answer<T>["body"];
  return { ok: response.ok, status: response.status, body: body ?? {} };
}

type Headers = Record<string, string>;

/** Any method, with a JSON body or none. */
export function callProduct<T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  payload?: unknown,
  headers: Headers = {},
): Promise<Answer<T>> {
  if (payload === undefined) return call<T>(path, { method, headers });
  return call<T>(path, {
    method,
    body: JSON.stringify(payload),
    headers: { "content-type": "application/json", ...headers },
  });
}

export const postProduct = <T>(path: string, payload: unknown, headers: Headers = {}) =>
  callProduct<T>("POST", path, payload, headers);

export const getProduct = <T>(path: string) => callProduct<T>("GET", path);

/** Some failures carry a sentence for people; the rest of them are said by the page. */
export function readMessage(answer: Answer<{ message: unknown }>): string {
  return typeof answer.body.message === "string" ? answer.body.message : "";
}
