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

export function postProduct<T>(
  path: string,
  payload: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  return call<T>(path, {
    method: "POST",
    body: JSON.stringify(payload),
    headers: { "content-type": "application/json", ...headers },
  });
}

export function getProduct<T>(path: string): Promise<Answer<T>> {
  return call<T>(path, { method: "GET" });
}

/** Some failures carry a sentence for people; the rest of them are said by the page. */
export function readMessage(answer: Answer<{ message: unknown }>): string {
  return typeof answer.body.message === "string" ? answer.body.message : "";
}
