import { z } from "zod";
import { networkOf } from "#server/limits/network.ts";
import type { AuthContext } from "../auth-context.ts";
import { invalid } from "../auth-error.ts";
import { readChallenge } from "../flows/pkce.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { answerSignUpEvenly } from "../http/even-timing.ts";
import { optionalText, readBody, readEmail, readPhone, readRedirect } from "../http/read-input.ts";
import { signInAnonymously } from "../services/sign-in-anonymously.ts";
import { signUp } from "../services/sign-up.ts";
import { address, channel, data, pkce } from "./shapes.ts";

const Input = z.object({ ...address, ...pkce, ...channel, ...data, password: optionalText() });

/** POST /signup: a session with autoconfirm, else the bare user; without an address, anonymous. */
export const handleSignup = (auth: AuthContext) => async (context: AuthRequest) => {
  const client = clientOf(context);
  const input = await readBody(context, Input);
  if (!input.email && !input.phone) {
    await auth.limits.take(limits.anonymous, networkOf(client.address));
    return context.json(await signInAnonymously(auth, input.data, client));
  }
  await auth.limits.take(limits.signup, networkOf(client.address));
  if (!input.password) throw invalid("Signup requires a valid password");
  const { password } = input;
  const redirectTo = readRedirect(auth, context);
  const result = await answerSignUpEvenly(auth, () =>
    signUp(
      auth,
      {
        email: input.email ? readEmail(input.email) : undefined,
        phone: input.phone ? readPhone(input.phone) : undefined,
        password,
        data: input.data,
        challenge: readChallenge(input.code_challenge, input.code_challenge_method),
        redirectTo,
        channel: input.channel,
      },
      client,
    ),
  );
  return context.json("session" in result ? result.session : result.user);
};
