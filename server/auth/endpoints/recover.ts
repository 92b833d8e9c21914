import { z } from "zod";
import { networkOf } from "#server/limits/network.ts";
import type { AuthContext } from "../auth-context.ts";
import { invalid } from "../auth-error.ts";
import { readChallenge } from "../flows/pkce.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { optionalText, readBody, readEmail, readRedirect } from "../http/read-input.ts";
import { recover } from "../services/recover.ts";
import { pkce } from "./shapes.ts";

const Input = z.object({ ...pkce, email: optionalText(320) });

/** POST /recover: `{}`, whoever has the address or not. */
export const handleRecover = (auth: AuthContext) => async (context: AuthRequest) => {
  const client = clientOf(context);
  const input = await readBody(context, Input);
  await auth.limits.take(limits.recover, networkOf(client.address));
  if (!input.email) throw invalid("Password recovery requires an email");
  const email = readEmail(input.email);
  const challenge = readChallenge(input.code_challenge, input.code_challenge_method);
  await recover(auth, { email, challenge, redirectTo: readRedirect(auth, context) }, client);
  return context.json({});
};
