import { createHash } from "node:crypto";
import { z } from "zod";
import { isLoopbackUrl, isNamedSite } from "#server/http/redirects.ts";
import { networkOf } from "#server/limits/network.ts";
import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError, OAuthStyleError } from "../auth-error.ts";
import type { AuthRequest } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { optionalText, readBody } from "../http/read-input.ts";
import type { Profile } from "../oauth/profile.ts";
import { resolvePerson } from "../oauth/resolve-person.ts";
import { issueSession, type WireSession } from "../sessions/issue-session.ts";
import { spend } from "../store/spent-store.ts";
import { MessageError, parseSignInMessage, type SignInMessage } from "./parse-message.ts";
import { isSolanaSignature, recoverEthereumAddress } from "./signatures.ts";

/** How far from now a message may have been issued, in milliseconds. */
const window = 10 * 60_000;

const Input = z.object({
  chain: optionalText(40),
  message: optionalText(32_768),
  signature: optionalText(512),
});

const bad = (message: string) => new OAuthStyleError(400, "invalid_grant", message);

const solanaChains = ["mainnet", "devnet", "testnet", "localnet"].flatMap((name) => [
  name,
  `solana:${name}`,
]);

/** @throws OAuthStyleError */
function checkClaims(auth: AuthContext, message: SignInMessage): void {
  const now = auth.clock().getTime();
  const { uri, chain, chainId } = message;
  if (uri.protocol !== "https:" && !(uri.protocol === "http:" && isLoopbackUrl(uri.href)))
    throw bad("Signed message is using an unsupported URI scheme");
  if (uri.host !== message.domain.toLowerCase())
    throw bad("Signed message is for another site than its URI");
  if (!isNamedSite(auth.config, uri.href))
    throw bad("Signed message is using URI which is not allowed on this server");
  if (Math.abs(now - message.issuedAt.getTime()) > window)
    throw bad("Signed message was issued too long ago or in the future");
  if (message.notBefore && message.notBefore.getTime() > now)
    throw bad("Signed message is not valid yet");
  if (message.expirationTime && message.expirationTime.getTime() <= now)
    throw bad("Signed message has expired");
  if (chain === "ethereum" && !(chainId && /^[1-9]\d{0,15}$/.test(chainId)))
    throw bad("Signed message names no Ethereum chain");
  if (chain === "solana" && chainId !== null && !solanaChains.includes(chainId))
    throw bad("Signed message names no Solana network");
}

function toProfile(message: SignInMessage, address: string): Profile {
  const subject = `web3:${message.chain}:${address}`;
  return {
    provider: "web3",
    subject,
    email: null,
    emailVerified: false,
    data: {
      sub: subject,
      custom_claims: {
        address,
        chain: message.chain,
        network: message.chainId,
        domain: message.domain,
        statement: message.statement,
      },
      email_verified: false,
      phone_verified: false,
    },
  };
}

/** grant_type=web3: a message signed by a wallet, once. */
export async function signInWithWallet(
  auth: AuthContext,
  context: AuthRequest,
  client: Client,
): Promise<WireSession> {
  if (!auth.settings.web3)
    throw new AuthError(422, "web3_provider_disabled", "Web3 provider is disabled");
  await auth.limits.take(limits.web3, networkOf(client.address));
  const input = await readBody(context, Input);
  const { chain, message: text = "", signature = "" } = input;
  if (chain !== "ethereum" && chain !== "solana")
    throw new AuthError(400, "web3_unsupported_chain", "Unsupported chain");
  let message: SignInMessage;
  try {
    message = parseSignInMessage(chain, text);
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    throw bad(`Signed message is not understood: ${error.message}`);
  }
  checkClaims(auth, message);
  const address = chain === "ethereum" ? message.address.toLowerCase() : message.address;
  const isSigned =
    chain === "ethereum"
      ? recoverEthereumAddress(text, signature) === address
      : isSolanaSignature(text, signature, address);
  if (!isSigned) throw bad("Signature does not match address in message");

  return transact<WireSession>(auth, async (db, afterCommit) => {
    const now = auth.clock();
    const until = new Date(message.issuedAt.getTime() + 2 * window);
    const keys = [text, ...(message.nonce ? [`${chain} ${address} ${message.nonce}`] : [])];
    for (const key of keys) {
      const digest = createHash("sha256").update(key).digest("base64url");
      if (!(await spend(db, "web3", digest, until, now)))
        return bad("Signed message has been used before");
    }
    const person = await resolvePerson(auth, db, toProfile(message, address), {
      client,
      afterCommit,
      redirectTo: auth.config.http.origin,
    });
    if (person instanceof AuthError) return person;
    return issueSession(auth, db, person, client, { method: "web3", provider: chain });
  });
}
