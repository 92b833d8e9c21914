import { z } from "zod";
import { networkOf } from "#server/limits/network.ts";
import type { AuthContext } from "../auth-context.ts";
import { invalid } from "../auth-error.ts";
import { readChallenge } from "../flows/pkce.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { answerEvenly } from "../http/even-timing.ts";
import { readBody, readEmail, readPhone, readRedirect } from "../http/read-input.ts";
import { sendEmailOtp, sendPhoneOtp } from "../services/send-otp.ts";
import { address, channel, data, pkce } from "./shapes.ts";

const Input = z.object({
  ...address,
  ...pkce,
  ...channel,
  ...data,
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
});

/** POST /otp, and /magiclink as older clients call it: `{}`, or `{message_id}` for a text. */
export const handleOtp = (auth: AuthContext) => async (context: AuthRequest) => {
  const client = clientOf(context);
  const input = await readBody(context, Input);
  await auth.limits.take(limits.otp, networkOf(client.address));
  if (input.email && input.phone)
    throw invalid("Only an email address or phone number should be provided");
  const challenge = readChallenge(input.code_challenge, input.code_challenge_method);
  const request = {
    createUser: input.create_user,
    data: input.data,
    channel: input.channel,
    challenge,
    redirectTo: readRedirect(auth, context),
  };
  if (input.email) {
    const email = readEmail(input.email);
    await answerEvenly(auth, () => sendEmailOtp(auth, { ...request, email }, client));
    return context.json({});
  }
  if (input.phone) {
    const phone = readPhone(input.phone);
    return context.json(
      await answerEvenly(auth, () => sendPhoneOtp(auth, { ...request, phone }, client)),
    );
  }
  throw invalid("One of email or phone must be set");
};
