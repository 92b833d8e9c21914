import { createRemoteJWKSet, jwtVerify } from "jose";
import * as client from "openid-client";
import { isLoopbackUrl } from "#server/http/redirects.ts";
import { toProfile } from "./profile.ts";
import type { OAuthProvider } from "./provider.ts";

type Options = {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  scopes?: string | undefined;
  /** Known beforehand; otherwise the issuer is asked once. */
  metadata?: client.ServerMetadata;
};

const seconds = 10;

async function open(options: Options): Promise<client.Configuration> {
  const secret = options.clientSecret;
  const method = secret ? client.ClientSecretPost(secret) : client.None();
  const insecure = isLoopbackUrl(options.issuer) ? [client.allowInsecureRequests] : [];
  const config = options.metadata
    ? new client.Configuration(options.metadata, options.clientId, secret, method)
    : await client.discovery(new URL(options.issuer), options.clientId, secret, method, {
        execute: insecure,
        timeout: seconds,
      });
  config.timeout = seconds;
  // The signature is checked although the token comes over TLS: one rule for every ID token.
  client.enableNonRepudiationChecks(config);
  return config;
}

/** Any OpenID Connect issuer: authorization code with PKCE, state and nonce. */
export function createOidcProvider(options: Options): OAuthProvider {
  let opening: Promise<client.Configuration> | undefined;
  const configure = () => {
    opening ??= open(options);
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

  return {
    name: options.name,
    async start(trip, scopes, extra) {
      const config = await configure();
      const wanted = new Set(
        `openid ${options.scopes ?? "email profile"} ${scopes ?? ""}`.split(/[\s,]+/),
      );
      wanted.delete("");
      const parameters = new URLSearchParams(extra);
      const own = {
        redirect_uri: trip.redirectUri,
        scope: [...wanted].join(" "),
        state: trip.state,
        nonce: trip.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(trip.verifier),
        code_challenge_method: "S256",
      };
      for (const [key, value] of Object.entries(own)) parameters.set(key, value);
      return client.buildAuthorizationUrl(config, parameters);
    },
    async finish(callback, trip) {
      const config = await configure();
      const answer = await client.authorizationCodeGrant(config, callback, {
        pkceCodeVerifier: trip.verifier,
        expectedState: trip.state,
        expectedNonce: trip.nonce,
        idTokenExpected: true,
      });
      const claims = answer.claims();
      if (!claims) throw new Error("the provider sent no ID token");
      const more = config.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(config, answer.access_token, claims.sub)
        : {};
      return {
        profile: toProfile(options.name, { ...more, ...claims }),
        tokens: { token: answer.access_token, refreshToken: answer.refresh_token },
      };
    },
    idTokens: {
      issuer: options.issuer,
      async check(token, now) {
        const config = await configure();
        const { issuer, jwks_uri: address } = config.serverMetadata();
        if (!address) throw new Error("the provider publishes no keys");
        keys ??= createRemoteJWKSet(new URL(address), { timeoutDuration: seconds * 1000 });
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience: options.clientId,
          currentDate: now,
          requiredClaims: ["sub", "exp", "iat"],
        });
        return payload;
      },
    },
  };
}
