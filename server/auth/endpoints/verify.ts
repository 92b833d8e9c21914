import { z } from "zod";
import { extendUrl } from "#server/http/redirects.ts";
import { networkOf } from "#server/limits/network.ts";
import type { AuthContext } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import { halfwayMessage } from "../flows/finish-verification.ts";
import { type AuthRequest, clientOf, rememberDevice } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { failEvenly } from "../http/even-timing.ts";
import { optionalText, readBody, readEmail, readPhone, readRedirect } from "../http/read-input.ts";
import { findPurposes, verifyCode, verifyHash, verifyLink } from "../services/verify.ts";
import { address } from "./shapes.ts";

const Input = z.object({
  ...address,
  type: optionalText(40),
  token: optionalText(256),
  token_hash: optionalText(256),
});

/** POST /verify: digits with their address, or the token of a link alone. */
export const handleVerify = (auth: AuthContext) => async (context: AuthRequest) => {
  const client = clientOf(context);
  const input = await readBody(context, Input);
  await auth.limits.take(limits.verify, networkOf(client.address));
  if (!input.type) throw invalid("Verify requires a verification type");
  findPurposes(input.type);
  const { type } = input;
  if (input.token_hash && (input.token || input.email || input.phone))
    throw invalid("Only the token_hash and type should be provided");
  if (!input.token_hash && !input.token) throw invalid("Verify requires a token or a token hash");
  if (!input.token_hash && !input.email && !input.phone)
    throw invalid("Only an email address or phone number should be provided on verify");
  const { token_hash: tokenHash, token: code = "" } = input;
  const email = input.email ? readEmail(input.email) : undefined;
  const phone = input.phone ? readPhone(input.phone) : undefined;
  const verified = await failEvenly(auth, () =>
    tokenHash
      ? verifyHash(auth, { type, tokenHash }, client)
      : verifyCode(auth, { type, code, email, phone }, client),
  );
  context.header("cache-control", "no-store");
  if ("halfway" in verified) return context.json({ code: "200", msg: halfwayMessage });
  await rememberDevice(auth, context, verified.session);
  return context.json(verified.session);
};

/** GET /verify: a followed link, answered by a redirect. HEAD (a scanner) spends nothing. */
export const handleVerifyLink = (auth: AuthContext) => async (context: AuthRequest) => {
  if (context.req.method === "HEAD") return context.body(null, 204);
  const client = clientOf(context);
  await auth.limits.take(limits.verify, networkOf(client.address));
  const token = context.req.query("token") ?? context.req.query("token_hash");
  const type = context.req.query("type");
  if (!token) throw invalid("Verify requires a token or a token hash");
  if (!type) throw invalid("Verify requires a verification type");
  const target = readRedirect(auth, context);
  context.header("cache-control", "no-store");
  const go = (address: string) => context.redirect(address, 303);
  try {
    const verified = await failEvenly(auth, () => verifyLink(auth, { type, token }, client));
    if ("code" in verified) return go(extendUrl(target, { query: { code: verified.code } }));
    if ("halfway" in verified)
      return go(extendUrl(target, { fragment: { message: halfwayMessage, sb: "" } }));
    const { session } = verified;
    await rememberDevice(auth, context, session);
    const fragment: Record<string, string> = {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      sb: "",
      token_type: "bearer",
      type,
    };
    return go(extendUrl(target, { fragment }));
  } catch (error) {
    if (!(error instanceof AuthError) || error.status >= 500) throw error;
    const parts = {
      error: "access_denied",
      error_code: error.code,
      error_description: error.message,
    };
    return go(
      extendUrl(target, {
        fragment: { ...parts, sb: "" },
        ...(token.startsWith("pkce_") && { query: parts }),
      }),
    );
  }
};
