import { z } from "zod";
import { networkOf } from "#server/limits/network.ts";
import type { AuthContext, Client } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import { type AuthRequest, clientOf, rememberDevice } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { optionalText, readBody, readEmail, readPhone } from "../http/read-input.ts";
import { exchangeIdToken } from "../oauth/id-token.ts";
import { exchangeCode } from "../services/exchange-code.ts";
import { signInWithPassword } from "../services/sign-in.ts";
import { refreshSession } from "../sessions/refresh-session.ts";
import { signInWithWallet } from "../web3/sign-in.ts";
import { address } from "./shapes.ts";

type Grant = (auth: AuthContext, context: AuthRequest, client: Client) => Promise<unknown>;

const Password = z.object({ ...address, password: optionalText() });
const Refresh = z.object({ refresh_token: optionalText() });
const Pkce = z.object({ auth_code: optionalText(), code_verifier: optionalText() });

const badCredentials = () => new AuthError(400, "invalid_credentials", "Invalid login credentials");

const grants: Record<string, Grant> = {
  async password(auth, context, client) {
    const input = await readBody(context, Password);
    if (input.email && input.phone)
      throw invalid("Only an email address or phone number should be provided on login.");
    if (!input.email && !input.phone) throw badCredentials();
    // An address that nobody can have is answered like one that nobody has.
    const asAddress = (read: (text: string) => string, text: string) => {
      try {
        return read(text);
      } catch {
        throw badCredentials();
      }
    };
    const session = await signInWithPassword(
      auth,
      {
        email: input.email ? asAddress(readEmail, input.email) : undefined,
        phone: input.phone ? asAddress(readPhone, input.phone) : undefined,
        password: input.password ?? "",
      },
      client,
    );
    await rememberDevice(auth, context, session);
    return session;
  },
  async refresh_token(auth, context, client) {
    const input = await readBody(context, Refresh);
    if (!input.refresh_token) throw invalid("refresh_token required");
    return refreshSession(auth, input.refresh_token, client);
  },
  async pkce(auth, context, client) {
    const input = await readBody(context, Pkce);
    return exchangeCode(
      auth,
      { code: input.auth_code ?? "", verifier: input.code_verifier ?? "" },
      client,
    );
  },
  id_token: exchangeIdToken,
  web3: signInWithWallet,
};

/** POST /token?grant_type=…: a session. */
export const handleToken = (auth: AuthContext) => async (context: AuthRequest) => {
  const client = clientOf(context);
  const type = context.req.query("grant_type") ?? "";
  // A password's own limits know the browsers of the account.
  if (type !== "password") await auth.limits.take(limits.token, networkOf(client.address));
  const grant = Object.hasOwn(grants, type) ? grants[type] : undefined;
  if (!grant) throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
  const session = await grant(auth, context, client);
  context.header("cache-control", "no-store");
  return context.json(session as object);
};
