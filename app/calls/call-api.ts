import { noticeRelease } from "#app/release/release.ts";
import { language } from "#app/ui/language.ts";
import type { ErrorBody } from "#contract/errors.ts";
import { CallError, readRefusal } from "./call-error.ts";

/** The one way from the browser to our own calls: JSON both ways, cookies along. */

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type CallOptions = {
  headers?: Record<string, string>;
  /** Breaks the call off: what it asked for is no longer wanted. */
  signal?: AbortSignal;
  /** Milliseconds until it counts as unanswered. */
  patience?: number;
};

export type Answer<T> = {
  ok: boolean;
  status: number;
  /** The body, or the error's; every field is to be looked for. */
  body: Partial<T> & Partial<ErrorBody>;
};

const patienceOfPages = 30_000;

/**
 * An address with a link in it is not to lie in the browser's cache, not even for the moment until its answer says so:
 * a browser that is closed then leaves it there.
 */
export const cacheFor = (path: string): RequestCache =>
  /^\/api\/(trip|duty|review)\//.test(path) ? "no-store" : "default";

/** The answer that the document has asked for (`app/trip-page/early-trip.ts`), the first time; its end is waited for like any other's. */
function takeEarly(path: string, ends: AbortSignal): Promise<Response> | null {
  const answers = typeof window === "undefined" ? undefined : window.earlyAnswers;
  const early = answers?.[path];
  if (!answers || !early) return null;
  delete answers[path];
  return Promise.race([
    early,
    new Promise<never>((_, reject) => {
      ends.addEventListener("abort", () => reject(ends.reason), { once: true });
    }),
  ]);
}

/**
 * Asks, and leaves to the caller what a refusal means: for calls whose refusals have texts of the
 * specification. A payload of undefined sends no body.
 * @throws CallError `offline` when nothing came in time, or what came is not JSON; its `message` is ""
 */
export async function askApi<T>(
  method: Method,
  path: string,
  payload?: unknown,
  { headers = {}, signal, patience = patienceOfPages }: CallOptions = {},
): Promise<Answer<T>> {
  const late = AbortSignal.timeout(patience);
  try {
    const ends = signal ? AbortSignal.any([signal, late]) : late;
    const early = method === "GET" ? takeEarly(path, ends) : null;
    const response = await (early ??
      fetch(path, {
        method,
        credentials: "include",
        cache: cacheFor(path),
        signal: ends,
        headers: {
          accept: "application/json",
          "accept-language": language,
          ...(payload !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(payload !== undefined && { body: JSON.stringify(payload) }),
      }));
    noticeRelease(response.headers);
    const body = (await response.json()) as Answer<T>["body"] | null;
    return { ok: response.ok, status: response.status, body: body ?? {} };
  } catch (cause) {
    throw new CallError("offline", "", { cause });
  }
}

/** The body of an answer that went well. @throws CallError otherwise */
export async function callApi<T>(
  method: Method,
  path: string,
  payload?: unknown,
  options?: CallOptions,
): Promise<T> {
  const answer = await askApi<T>(method, path, payload, options);
  if (answer.ok) return answer.body as T;
  throw readRefusal(answer.status, answer.body);
}

/** Some failures carry a sentence for people; the rest of them are said by the page. */
export function readMessage(answer: Answer<{ message: unknown }>): string {
  return typeof answer.body.message === "string" ? answer.body.message : "";
}

/** Who calls: adds what proves it, and gives every failure a sentence. */
export type Caller = typeof callApi;
