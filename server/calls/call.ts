import type { Context } from "hono";
import type { $ZodNever, $ZodType, $ZodUndefined, output } from "zod/v4/core";
import type { CallEnv, May } from "./callers.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type CallContext = Context<CallEnv>;

/** What a call is, once: the router, the description and the tests of permission read it here. */
type Words = {
  method: Method;
  /** The whole address as the router has it, e.g. "/api/desk/trips/:id". */
  path: string;
  may: May;
  /** Under which heading it is described. */
  tag: string;
  summary: string;
  description?: string;
  /** Of the answer when all went well. */
  status?: 200 | 201;
  /** Media type of an answer that is no JSON. */
  answerType?: string;
  /** Media type of a body that is no JSON: `handle` reads it. */
  bodyType?: string;
  /** A plain form may send it as well. */
  form?: boolean;
  /** Bytes that a JSON body may have, where the usual bound does not fit. */
  bodyBytes?: number;
  /** What a body beyond that bound is told, where the usual sentence does not fit. */
  tooLarge?: string;
  /** Names that a JSON body may have, likewise. */
  bodyKeys?: number;
  headers?: Record<string, string>;
  /** What somebody who is not signed in is told, where the usual sentence does not fit. */
  signedOut?: string;
  /** What stands in each refusal of this call beside its message. */
  refusal?: Record<string, boolean>;
  /** Answers an administrator also while a second factor is required and not yet set up. */
  enrolling?: boolean;
  /** Before anything of the body is read: a limit, or whether the call is there at all. */
  admit?(context: CallContext): Promise<void> | void;
};

export type Call = Words & {
  query?: $ZodType;
  body?: $ZodType;
  answer?: $ZodType;
  handle(context: CallContext, input: { query: unknown; body: unknown }): Promise<unknown>;
};

/**
 * A call as the whole house knows it. `handle` gets the query and the body as their schemas made
 * them, and answers what `answer` describes (sent as JSON), or a Response of its own.
 */
export function defineCall<
  Q extends $ZodType = $ZodUndefined,
  B extends $ZodType = $ZodUndefined,
  A extends $ZodType = $ZodNever,
>(
  call: Words & {
    query?: Q;
    body?: B;
    answer?: A;
    handle(
      context: CallContext,
      input: { query: output<Q>; body: output<B> },
    ): output<A> | Response | Promise<output<A> | Response>;
  },
): Call {
  const { handle, ...words } = call;
  return {
    ...words,
    handle: async (context, input) =>
      handle(context, input as { query: output<Q>; body: output<B> }),
  };
}

/** The path as a description has it: "/api/reviews/{id}". */
export const describedPath = ({ path }: Pick<Call, "path">): string =>
  path.replaceAll(/:(\w+)(\{(?:[^{}]|\{[^{}]*\})*\})?/g, "{$1}");

/** "GET /api/trip/:token": a call's name in tables, its path without patterns. */
export const nameCall = (call: Pick<Call, "method" | "path">): string =>
  `${call.method} ${describedPath(call).replaceAll(/\{(\w+)\}/g, ":$1")}`;

/** Calls that lie at one of these addresses, or below one. @throws Error for one that does not */
export function under(addresses: string, calls: Call[]): Call[] {
  const places = addresses.split(" ");
  for (const { method, path } of calls)
    if (!places.some((place) => path === place || path.startsWith(`${place}/`)))
      throw new Error(`${method} ${path} does not lie under ${addresses}`);
  return calls;
}
