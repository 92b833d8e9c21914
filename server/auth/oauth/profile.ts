import { isAccountAddress, normalizeAddress } from "#contract/text.ts";
import { isStorable } from "#server/http/bounded-json.ts";
import { addWhatFits } from "../flows/metadata-size.ts";

/** What a provider says of a person, whichever protocol it speaks. */
export type Profile = {
  provider: string;
  subject: string;
  email: string | null;
  /** Whether the provider vouches that the address is theirs: only then may it join an account. */
  emailVerified: boolean;
  /** Kept as identity_data and copied to the metadata of a new person. */
  data: Record<string, unknown>;
};

/** Tokens for the provider's own API, handed to the browser once. */
export type ProviderTokens = { token?: string | undefined; refreshToken?: string | undefined };

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** From the claims of OpenID Connect (core 5.1). */
export function toProfile(provider: string, claims: Record<string, unknown>): Profile {
  const subject = text(claims.sub);
  if (!subject) throw new Error("the provider named nobody");
  const claimed = text(claims.email);
  const email = claimed === undefined ? null : normalizeAddress(claimed);
  const emailVerified = claims.email_verified === true || claims.email_verified === "true";
  const name = text(claims.name);
  const picture = text(claims.picture);
  const members = {
    iss: text(claims.iss),
    sub: subject,
    provider_id: subject,
    email: email ?? undefined,
    email_verified: emailVerified,
    phone_verified: false,
    name,
    full_name: name,
    picture,
    avatar_url: picture,
  };
  const data = Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  );
  return { provider, subject, email, emailVerified, data };
}

type Claims = Record<string, unknown>;

/** People choose their names at a provider: what no database can hold is left out. */
const storable = (claims: Claims): Claims =>
  Object.fromEntries(Object.entries(claims).filter((entry) => isStorable(entry)));

/**
 * A profile as it is kept: claims that are too large are left out (a stranger's provider must not
 * fill somebody's tokens), and what cannot be an address is none.
 */
export function trimProfile(profile: Profile): Profile {
  const { data } = profile;
  const email = profile.email === null ? null : normalizeAddress(profile.email);
  const claims = data.custom_claims as Claims | undefined;
  return {
    ...profile,
    email: email !== null && isAccountAddress(email) ? email : null,
    data: addWhatFits(
      {},
      { ...storable(data), ...(claims && { custom_claims: addWhatFits({}, claims, 2048) }) },
    ),
  };
}
