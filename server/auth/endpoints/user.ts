import { z } from "zod";
import { networkOf } from "#server/limits/network.ts";
import type { AuthContext } from "../auth-context.ts";
import { readChallenge } from "../flows/pkce.ts";
import { type AuthRequest, clientOf, rememberDevice } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { requireSignedIn } from "../http/bearer.ts";
import { optionalText, readBody, readEmail, readPhone, readRedirect } from "../http/read-input.ts";
import { changeUser } from "../services/change-user.ts";
import { loadWireUser } from "../sessions/wire.ts";
import { channel, data, pkce } from "./shapes.ts";

/** GET /user */
export const handleGetUser = (auth: AuthContext) => async (context: AuthRequest) => {
  const { user } = await requireSignedIn(auth, context.req.raw);
  return context.json(await loadWireUser(auth.db, user));
};

const Input = z.object({
  ...pkce,
  ...channel,
  ...data,
  email: optionalText(320),
  phone: optionalText(40),
  password: optionalText(),
  current_password: optionalText(),
  nonce: optionalText(64),
});

/** PUT /user: data merges, null deletes a key; address changes wait for their confirmation. */
export const handlePutUser = (auth: AuthContext) => async (context: AuthRequest) => {
  const client = clientOf(context);
  await auth.limits.take(limits.user, networkOf(client.address));
  const who = await requireSignedIn(auth, context.req.raw);
  const input = await readBody(context, Input);
  const user = await changeUser(
    auth,
    who,
    {
      email: input.email ? readEmail(input.email) : undefined,
      phone: input.phone ? readPhone(input.phone) : undefined,
      password: input.password || undefined,
      currentPassword: input.current_password,
      nonce: input.nonce,
      data: input.data,
      channel: input.channel,
      challenge: readChallenge(input.code_challenge, input.code_challenge_method),
      redirectTo: readRedirect(auth, context),
    },
    client,
  );
  // The new password has revoked every browser of the account: this one is its owner's.
  if (input.password)
    await rememberDevice(auth, context, { user }, { isRaised: who.session?.aal === "aal2" });
  return context.json(user);
};
