import type { Hono } from "hono";
import type { AuthUser } from "#server/auth/create-auth.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { parseInput, readJson, readJsonOrForm, type Schema } from "#server/http/read-body.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import { findSaid } from "#words/faults/say-fault.ts";
import type { Call, CallContext } from "./call.ts";
import type { Admin, CallEnv, SignedAdmin } from "./callers.ts";
import { checkAnswer } from "./check-answer.ts";
import { answerTo, refuseFile } from "./withheld.ts";

/** Who tells callers apart: the auth service and the desk's sessions. */
export type Guards = {
  /** @throws AppError not_signed_in, insufficient_aal */
  requireUser(request: Request): Promise<AuthUser>;
  /** @throws AppError not_admin, forbidden, second_factor_needed */
  requireAdmin(
    context: CallContext,
    role: Admin["role"],
    options: { enrolling: boolean },
  ): Promise<SignedAdmin>;
};

async function admit(context: CallContext, call: Call, guards: Guards): Promise<void> {
  await call.admit?.(context);
  const { may, signedOut, enrolling = false } = call;
  if (may === "anybody") return;
  context.header("cache-control", "no-store");
  if (may !== "traveller") {
    const admin = await guards.requireAdmin(context, may, { enrolling });
    refuseFile(call.path, admin);
    return context.set("admin", admin);
  }
  try {
    context.set("user", await guards.requireUser(context.req.raw));
  } catch (error) {
    if (signedOut && error instanceof AppError && error.code === "not_signed_in")
      throw new AppError("not_signed_in", signedOut);
    throw error;
  }
}

/** A schema of either zod can do what `parseInput` asks; the core's type does not say so. */
const readable = (schema: unknown) => schema as Schema<unknown>;

async function readBody(context: CallContext, call: Call): Promise<unknown> {
  if (!call.body) return undefined;
  if (call.form) return readJsonOrForm(context, readable(call.body));
  try {
    return await readJson(context, readable(call.body), call.bodyBytes, call.bodyKeys);
  } catch (error) {
    if (call.tooLarge && error instanceof AppError && error.code === "too_large")
      throw new AppError("too_large", call.tooLarge, { headers: error.headers });
    throw error;
  }
}

/** An answer whose `message` is a sentence for people, in their language. */
function sayAnswer(answer: Record<string, unknown>): Record<string, unknown> {
  const message = answer?.message;
  const said = typeof message === "string" ? findSaid(message, languageOfReader()) : null;
  return said === null ? answer : { ...answer, message: said };
}

/**
 * Mounts calls: who may, the query, the body, then the work. Each is described, so that nothing is
 * mounted that is not. `checkAnswers`: what an answer's schema does not allow is an error, in tests.
 */
export function mountCalls(
  app: Hono<HttpEnv>,
  calls: Call[],
  guards: Guards,
  { checkAnswers = false } = {},
): void {
  const routes = app as unknown as Hono<CallEnv>;
  for (const call of calls)
    routes.on(call.method, call.path, async (context) => {
      if (call.refusal) context.set("refusal", call.refusal);
      await admit(context, call, guards);
      const query = call.query && parseInput(readable(call.query), context.req.query());
      const answer = await call.handle(context, { query, body: await readBody(context, call) });
      const response =
        answer instanceof Response
          ? answer
          : context.json(
              sayAnswer(
                answerTo(call.path, context.get("admin"), answer) as Record<string, unknown>,
              ),
              call.status ?? 200,
            );
      if (checkAnswers) await checkAnswer(call, response);
      return response;
    });
}
