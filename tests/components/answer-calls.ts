import { vi } from "vitest";

export type Call = {
  method: string;
  /** With its query: `/api/desk/trips?sort=newest`. */
  path: string;
  body: unknown;
  headers: Headers;
};
class Refusal {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    this.status = status;
    this.body = body;
  }
}
export const refuse = (status: number, body: object) => new Refusal(status, body);

/** A body for 200, a refusal for anything else, undefined for a network that is cut. */
export type CallAnswer = object | Refusal | undefined;

/** Answers what the page asks its server for. @returns the calls so far, in their order. */
export function answerCalls(answer: (call: Call) => CallAnswer | Promise<CallAnswer>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const call = {
      method: request.method,
      path: `${pathname}${search}`,
      body: text ? (JSON.parse(text) as unknown) : undefined,
      headers: request.headers,
    };
    calls.push(call);
    const given = await answer(call);
    if (given === undefined) throw new TypeError("Failed to fetch");
    if (given instanceof Refusal) return Response.json(given.body, { status: given.status });
    return Response.json(given);
  });
  return calls;
}

/** An answer that waits until the test lets it go. */
export function holdAnswer(): { answer: Promise<CallAnswer>; give(body: CallAnswer): void } {
  const { promise, resolve } = Promise.withResolvers<CallAnswer>();
  return { answer: promise, give: resolve };
}
