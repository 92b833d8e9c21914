import { createHmac } from "node:crypto";
import * as client from "openid-client";
import { isLoopbackUrl } from "#server/http/redirects.ts";
import { toProfile } from "./profile.ts";
import type { OAuthProvider } from "./provider.ts";

export type FacebookEndpoints = { authorize: string; token: string; profile: string };

const home: FacebookEndpoints = {
  authorize: "https://www.facebook.com/v21.0/dialog/oauth",
  token: "https://graph.facebook.com/v21.0/oauth/access_token",
  profile: "https://graph.facebook.com/v21.0/me",
};

type Me = { id?: string; name?: string; email?: string; picture?: { data?: { url?: string } } };

/**
 * Plain OAuth 2, and the profile from the Graph API with a proof of the app's secret. Facebook does
 * not say that an address is verified, so it is never taken as such.
 */
export function createFacebook(
  credentials: { clientId: string; clientSecret: string },
  endpoints: FacebookEndpoints = home,
): OAuthProvider {
  const { clientId, clientSecret } = credentials;
  const config = new client.Configuration(
    {
      issuer: new URL(endpoints.authorize).origin,
      authorization_endpoint: endpoints.authorize,
      token_endpoint: endpoints.token,
    },
    clientId,
    clientSecret,
    client.ClientSecretPost(clientSecret),
  );
  config.timeout = 10;
  if (isLoopbackUrl(endpoints.token)) client.allowInsecureRequests(config);

  async function readProfile(token: string): Promise<Me> {
    const url = new URL(endpoints.profile);
    url.search = new URLSearchParams({
      fields: "id,name,email,picture.width(320).height(320)",
      appsecret_proof: createHmac("sha256", clientSecret).update(token).digest("hex"),
    }).toString();
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`the profile answered ${response.status}`);
    return (await response.json()) as Me;
  }

  return {
    name: "facebook",
    async start(trip, scopes, extra) {
      const parameters = new URLSearchParams(extra);
      const wanted = new Set(`email public_profile ${scopes ?? ""}`.split(/[\s,]+/));
      wanted.delete("");
      const own = {
        redirect_uri: trip.redirectUri,
        scope: [...wanted].join(","),
        state: trip.state,
        code_challenge: await client.calculatePKCECodeChallenge(trip.verifier),
        code_challenge_method: "S256",
      };
      for (const [key, value] of Object.entries(own)) parameters.set(key, value);
      return client.buildAuthorizationUrl(config, parameters);
    },
    async finish(callback, trip) {
      const answer = await client.authorizationCodeGrant(config, callback, {
        pkceCodeVerifier: trip.verifier,
        expectedState: trip.state,
      });
      const me = await readProfile(answer.access_token);
      const profile = toProfile("facebook", {
        iss: "https://graph.facebook.com",
        sub: me.id,
        name: me.name,
        email: me.email,
        picture: me.picture?.data?.url,
      });
      return { profile, tokens: { token: answer.access_token } };
    },
    idTokens: null,
  };
}
