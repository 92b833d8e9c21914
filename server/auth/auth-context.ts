import type { Logger } from "pino";
import type { Config } from "#server/config/config.ts";
import type { AfterCommit, Database, Db } from "#server/db/database.ts";
import type { SignInGuard } from "#server/limits/sign-in-guard.ts";
import type { Resources } from "#server/resources.ts";
import type { Sealing } from "#server/secrets/sealing.ts";
import type { ServerSecrets } from "#server/secrets/server-secrets.ts";
import { AuthError } from "./auth-error.ts";
import type { DeviceTrust } from "./devices/device-trust.ts";
import type { AuthLimits } from "./http/auth-limits.ts";
import type { SigningKeys } from "./keys/signing-keys.ts";
import type { OAuthProviders } from "./oauth/providers.ts";
import type { PasswordHasher } from "./passwords/hasher.ts";
import type { RemovePerson } from "./person-removal.ts";

/** What every part of the auth service is handed. */
export type AuthContext = {
  resources: Resources;
  config: Config;
  settings: Config["auth"];
  log: Logger;
  database: Database;
  db: Db;
  clock: () => Date;
  /** `${origin}${mount}`: the issuer of tokens and the base of links. */
  baseUrl: string;
  secrets: ServerSecrets;
  /** For what is kept but must be read again: second factors' secrets. */
  sealing: Sealing;
  keys: SigningKeys;
  hasher: PasswordHasher;
  limits: AuthLimits;
  /** Wrong passwords; see decision 021. */
  guard: SignInGuard;
  devices: DeviceTrust;
  /** Milliseconds; see http/even-timing.ts. */
  timingStep: number;
  pause: (milliseconds: number) => Promise<unknown>;
  /** Reads or makes what lies in the database; awaited before every transaction. */
  ready: () => Promise<void>;
  providers: OAuthProviders;
  removePerson: RemovePerson;
};

/** Who is asking: for sessions, limits and the audit. */
export type Client = {
  address: string;
  userAgent: string | null;
  /** The device cookie, unchecked. */
  deviceCookie?: string | undefined;
};

/**
 * A transaction whose refusals are kept: an AuthError that `work` returns is thrown after the
 * commit (spent attempts, revoked families); one that it throws rolls back.
 */
export async function transact<T>(
  auth: Pick<AuthContext, "database" | "ready">,
  work: (db: Db, afterCommit: AfterCommit) => Promise<T | AuthError>,
): Promise<T> {
  // Inside, the embedded database would wait for itself.
  await auth.ready();
  const outcome = await auth.database.transaction(work);
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}
