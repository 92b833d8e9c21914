import type { AuthOptions } from "#server/auth/create-auth.ts";
import { createPasswordHasher } from "#server/auth/passwords/hasher.ts";

/** For tests that ask neither what a password costs nor when an answer comes. */
export const quickAuth = {
  passwordCost: { memoryCost: 64, timeCost: 1, parallelism: 1 },
  timingStep: 1,
} satisfies AuthOptions;

/** The same where a service of the administrators is made alone. */
export const quickHasher = createPasswordHasher(quickAuth.passwordCost);
