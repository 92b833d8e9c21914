import { SignJWT } from "jose";
import { createSigningKeys } from "#server/auth/keys/signing-keys.ts";
import { type Config, ConfigError, readConfig } from "#server/config/config.ts";
import { DirectoryLockedError } from "#server/db/directory-lock.ts";
import { createLog, openResources } from "#server/resources.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";

/** Prints a token of role service_role: all admin calls, no expiry but the given days (365). */

const days = Number(process.argv[2] ?? 365);

function claims(config: Config) {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `${config.http.origin}${config.auth.mount}`,
    role: "service_role",
    iat: now,
    exp: now + days * 86_400,
  };
}

async function makeToken(config: Config): Promise<string> {
  // With a secret of the configuration's own no database is needed.
  if (config.auth.jwtSecret && !config.auth.jwtKeys)
    return new SignJWT(claims(config))
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .sign(new TextEncoder().encode(config.auth.jwtSecret));
  const resources = await openResources(config, createLog(config));
  try {
    const keys = createSigningKeys(createServerSecrets(resources.database), {
      configured: config.auth.jwtKeys,
    });
    return await keys.sign(claims(config));
  } finally {
    await resources.close();
  }
}

try {
  if (!(days > 0)) throw new ConfigError("Say for how many days: npm run auth:service-token -- 30");
  process.stdout.write(`${await makeToken(readConfig(process.env))}\n`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DirectoryLockedError)) throw error;
  process.stderr.write(`${error.message}\n`);
  if (error instanceof DirectoryLockedError)
    process.stderr.write("Stop the server first, or set AUTH_JWT_SECRET for both.\n");
  process.exitCode = 1;
}
