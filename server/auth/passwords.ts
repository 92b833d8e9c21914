import { availableParallelism } from "node:os";
import { type Algorithm, hash, verify } from "@node-rs/argon2";

/** Argon2id as OWASP has it (2024): 19 MiB, two passes, one lane. */
const settings = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** A storm of sign-ins must leave a core for the pages. */
const lanes = Math.max(1, availableParallelism() - 1);
let busy = 0;
const waiting: (() => void)[] = [];

async function inQueue<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= lanes) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    // The place passes straight to the next in line; it is freed only when nobody waits.
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inQueue(() => hash(password, settings));

let decoy: Promise<string> | undefined;

/**
 * Whether the password fits. Without a hash the same work is done against a decoy, so that an
 * unknown address takes as long as a known one.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword("an address that nobody has");
  const against = passwordHash ?? (await decoy);
  const fits = await inQueue(() => verify(against, password).catch(() => false));
  return fits && passwordHash !== null;
}
