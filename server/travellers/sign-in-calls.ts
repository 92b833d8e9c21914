import type { Context } from "hono";
import { Message, normalizeAddress } from "#contract/text.ts";
import {
  LoginAnswer,
  LoginInput,
  RecoverInput,
  recoverAnswer,
  SignupAnswer,
  SignupInput,
  signupAnswer,
  signupTexts,
} from "#contract/wire/accounts.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import { clientOf, rememberDevice } from "#server/auth/http/auth-env.ts";
import { limits } from "#server/auth/http/auth-limits.ts";
import { answerSignUpEvenly } from "#server/auth/http/even-timing.ts";
import { readEmail } from "#server/auth/http/read-input.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { showMessage } from "#server/http/message-page.ts";
import { isFormPost } from "#server/http/read-body.ts";
import { pictureBodyBytes } from "#server/http/read-bytes.ts";
import { networkOf } from "#server/limits/network.ts";
import { toAppError } from "./auth-sentences.ts";
import type { AccountService } from "./sign-in-service.ts";

/** @throws AppError validation_failed: what the auth service would never take as an address */
function checkEmail(email: string): string {
  try {
    return readEmail(email);
  } catch {
    const message = signupTexts.email;
    throw new AppError("validation_failed", message, { fields: { email: message } });
  }
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toAppError(error);
  }
}

const open = { may: "anybody", tag: "Product" } as const;

/** POST /Signup, /Login and /Update; the last by a plain form too. */
export function createSignInCalls(service: AccountService, auth: Auth): Call[] {
  return [
    defineCall({
      ...open,
      method: "POST",
      path: "/Signup",
      summary: "Make an account; a mail confirms its address",
      body: SignupInput,
      bodyBytes: pictureBodyBytes,
      // Nothing else of it can be that long.
      tooLarge: signupTexts.imageSize,
      refusal: { success: false },
      answer: SignupAnswer,
      // Its picture makes this the largest body that comes from nobody: counted before it is read.
      admit: (c) =>
        translated(() =>
          auth.context.limits.take(limits.signupBody, networkOf(c.get("clientAddress"))),
        ),
      async handle(c, { body }) {
        const email = checkEmail(body.email);
        await translated(async () => {
          const visitor = clientOf(c);
          await auth.context.limits.take(limits.signup, networkOf(visitor.address));
          await answerSignUpEvenly(auth.context, () => service.signUp({ ...body, email }, visitor));
        });
        return { success: true, message: signupAnswer };
      },
    }),
    defineCall({
      ...open,
      method: "POST",
      path: "/Login",
      summary: "Sign in with e-mail and password",
      description: "`sess` is a session of the auth service, `message` the portrait's address.",
      body: LoginInput,
      answer: LoginAnswer,
      async handle(c, { body }) {
        const answer = await translated(async () => {
          const visitor = clientOf(c);
          return service.signIn({ ...body, email: normalizeAddress(body.email) }, visitor);
        });
        await rememberDevice(auth.context, c, answer.sess);
        c.header("cache-control", "no-store");
        return answer;
      },
    }),
    defineCall({
      ...open,
      method: "POST",
      path: "/Update",
      summary: "Ask for a link to set a new password",
      body: RecoverInput,
      form: true,
      answer: Message,
      async handle(c, { body }) {
        const email = checkEmail(body.email);
        await translated(async () => {
          const visitor = clientOf(c);
          await auth.context.limits.take(limits.recover, networkOf(visitor.address));
          await service.recover(email, visitor);
        });
        return isFormPost(c) ? c.redirect("/password-mail-sent", 303) : { message: recoverAnswer };
      },
    }),
  ];
}

/** GET /password-mail-sent: where a plain form of /Update leads. */
export const showPasswordMailSent = (context: Context<HttpEnv>) =>
  showMessage(context, { heading: "Look in your mail", text: recoverAnswer });
