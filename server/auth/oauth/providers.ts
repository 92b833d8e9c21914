import type { Config } from "#server/config/config.ts";

/** Social sign-in: which providers are configured. */
export type OAuthProviders = { names(): string[] };

export function createOAuthProviders(config: Config): OAuthProviders {
  const { google, facebook, oidc } = config.auth;
  const names = [
    ...(google ? ["google"] : []),
    ...(facebook ? ["facebook"] : []),
    ...oidc.map((provider) => provider.name),
  ];
  return { names: () => names };
}
