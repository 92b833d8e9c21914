import { Hono } from "hono";
import {
  LoginInput,
  RecoverInput,
  recoverAnswer,
  SignupInput,
  signupAnswer,
} from "#contract/accounts.ts";
import { normalizeAddress } from "#contract/text.ts";
import { AuthError } from "#server/auth/auth-error.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import { clientOf, rememberDevice } from "#server/auth/http/auth-env.ts";
import { limits } from "#server/auth/http/auth-limits.ts";
import { answerSignUpEvenly } from "#server/auth/http/even-timing.ts";
import { readEmail } from "#server/auth/http/read-input.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { showMessage } from "#server/http/message-page.ts";
import { isFormPost, readJson, readJsonOrForm } from "#server/http/read-body.ts";
import { pictureBodyBytes } from "#server/http/read-bytes.ts";
import { networkOf } from "#server/limits/network.ts";
import type { Resources } from "#server/resources.ts";
import { createAccountService } from "./sign-in-service.ts";

/** Sign-ups sent, good or not: twice those that may succeed. */
const signUpBodies = { name: "signup-body", hits: 60, seconds: 300 };

/** The sentences of the auth service in the product's own error form. */
function toAppError(error: unknown): unknown {
  if (!(error instanceof AuthError)) return error;
  if (error.status === 429)
    return new AppError("too_many_requests", error.message, { headers: { "retry-after": "60" } });
  if (error.status === 403) return new AppError("forbidden", error.message);
  if (error.code === "invalid_credentials" || error.code.endsWith("_not_confirmed"))
    return new AppError("not_signed_in", error.message);
  return new AppError("validation_failed", error.message);
}

/** @throws AppError validation_failed: what the auth service would never take as an address */
function checkEmail(email: string): string {
  try {
    return readEmail(email);
  } catch {
    const message = "Invalid email format.";
    throw new AppError("validation_failed", message, { fields: { email: message } });
  }
}

/** POST /Signup, /Login and /Update; the last by a plain form too. */
export function createAccountRoutes(resources: Resources, auth: Auth) {
  const service = createAccountService(resources, auth);
  const translated = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw toAppError(error);
    }
  };
  return new Hono<HttpEnv>()
    .post("/Signup", async (context) => {
      // Its picture makes this the largest body that comes from nobody: counted before it is read.
      await translated(() =>
        auth.context.limits.take(signUpBodies, networkOf(context.get("clientAddress"))),
      );
      const input = await readJson(context, SignupInput, pictureBodyBytes);
      const email = checkEmail(input.email);
      await translated(async () => {
        const visitor = clientOf(context);
        await auth.context.limits.take(limits.signup, networkOf(visitor.address));
        await answerSignUpEvenly(auth.context, () => service.signUp({ ...input, email }, visitor));
      });
      return context.json({ success: true, message: signupAnswer });
    })
    .post("/Login", async (context) => {
      const input = await readJson(context, LoginInput);
      const answer = await translated(async () => {
        const visitor = clientOf(context);
        return service.signIn({ ...input, email: normalizeAddress(input.email) }, visitor);
      });
      await rememberDevice(auth.context, context, answer.sess);
      context.header("cache-control", "no-store");
      return context.json(answer);
    })
    .post("/Update", async (context) => {
      const input = await readJsonOrForm(context, RecoverInput);
      const email = checkEmail(input.email);
      await translated(async () => {
        const visitor = clientOf(context);
        await auth.context.limits.take(limits.recover, networkOf(visitor.address));
        await service.recover(email, visitor);
      });
      return isFormPost(context)
        ? context.redirect("/password-mail-sent", 303)
        : context.json({ message: recoverAnswer });
    })
    .get("/password-mail-sent", (context) =>
      showMessage(context, { heading: "Look in your mail", text: recoverAnswer }),
    );
}
