import type { Profile, ProviderTokens } from "./profile.ts";

/** Our side of one round trip to a provider. */
export type RoundTrip = {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
};

export type OAuthProvider = {
  name: string;
  /** Where the browser goes; `extra` are the caller's own query members. */
  start(trip: RoundTrip, scopes: string | undefined, extra: URLSearchParams): Promise<URL>;
  /** @throws Error when the provider refuses or its answer does not hold */
  finish(callback: URL, trip: RoundTrip): Promise<{ profile: Profile; tokens: ProviderTokens }>;
  /** The claims of an ID token made for us; null for providers without them. */
  idTokens: {
    issuer: string;
    check(token: string, now: Date): Promise<Record<string, unknown>>;
  } | null;
};
