import type { Config } from "#server/config/config.ts";
import { createFacebook, type FacebookEndpoints } from "./facebook.ts";
import { createOidcProvider } from "./oidc.ts";
import type { OAuthProvider } from "./provider.ts";

export type OAuthProviders = {
  names(): string[];
  find(name: string): OAuthProvider | null;
};

/** Where the built-in providers live; tests point them at a provider of their own. */
export type ProviderEndpoints = { google?: { issuer: string }; facebook?: FacebookEndpoints };

/** Identities of these kinds are ours. */
const reservedNames = ["email", "phone", "web3", "anonymous", "sso"];

/** Google's addresses do not move; with them nothing is asked before somebody signs in. */
const google = {
  issuer: "https://accounts.google.com",
  authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
  token_endpoint: "https://oauth2.googleapis.com/token",
  userinfo_endpoint: "https://openidconnect.googleapis.com/v1/userinfo",
  jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
};

/** The issuer that clients know a built-in provider by, also while it is not configured. */
export const findIssuer = (name: string): string =>
  name === "google" ? google.issuer : name === "facebook" ? "https://www.facebook.com" : name;

export function createOAuthProviders(
  config: Config,
  endpoints: ProviderEndpoints = {},
): OAuthProviders {
  const { auth } = config;
  const list: OAuthProvider[] = [
    ...auth.oidc.map((provider) => createOidcProvider({ ...provider })),
  ];
  if (auth.google)
    list.push(
      createOidcProvider({
        name: "google",
        ...auth.google,
        ...(endpoints.google ?? { issuer: google.issuer, metadata: google }),
      }),
    );
  if (auth.facebook) list.push(createFacebook(auth.facebook, endpoints.facebook));
  const clash = list.find(({ name }) => reservedNames.includes(name));
  if (clash) throw new Error(`OIDC_PROVIDERS: ${clash.name} is not free as a name`);
  const byName = new Map(list.map((provider) => [provider.name, provider]));
  return { names: () => [...byName.keys()], find: (name) => byName.get(name) ?? null };
}
