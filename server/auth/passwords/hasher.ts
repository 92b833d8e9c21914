import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import { createFairQueue, queueOwner } from "#server/limits/fair-queue.ts";
import { AuthError } from "../auth-error.ts";
import { isForeignHash } from "./foreign-hash.ts";

/** OWASP's first choice for Argon2id with 19 MiB; memory in KiB. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

export type PasswordHasher = {
  /** Argon2id, PHC string. @throws AuthError over_request_rate_limit when the queue is full */
  hash(password: string): Promise<string>;
  /** Of Argon2, or of bcrypt. With `encoded` null the same work is done for nothing: an unknown user costs what a known one does. */
  verify(encoded: string | null, password: string): Promise<boolean>;
};

export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most `running` tasks at a time and lets at most `waiting` more stand in line. */
export function createQueue(running: number, waiting: number): Queue {
  const line: (() => void)[] = [];
  let active = 0;
  return async (task) => {
    if (active >= running) {
      if (line.length >= waiting) throw busy();
      await new Promise<void>((resolve) => line.push(resolve));
    } else active += 1;
    try {
      return await task();
    } finally {
      const next = line.shift();
      // Through the event loop: a page that waits goes before the next in line.
      if (next) setImmediate(next);
      else active -= 1;
    }
  };
}

const cores = availableParallelism();

const busy = () =>
  new AuthError(429, "over_request_rate_limit", "The service is busy, try again soon");

const crowd = createFairQueue({ atOnce: Math.max(2, cores), waiting: 2000, refuse: busy });

/**
 * Whole sign-ins and sign-ups: what they ask of the embedded database runs on the thread that
 * serves the pages, so a crowd is let in a few at a time, the networks of `address` in turns.
 */
export const crowdQueue = <T>(task: () => Promise<T>, address: string): Promise<T> =>
  crowd.take(task, queueOwner(address));

/** One line for the whole process: a core stays free for pages whoever signs in. */
const queued = createQueue(Math.max(1, Math.min(4, cores - 1)), 1000);

/**
 * Argon2id behind a bounded queue: one core stays free for pages, and memory is `memoryCost` times
 * the few that run, however many sign in at once.
 */
export function createPasswordHasher(cost: PasswordCost = passwordCost): PasswordHasher {
  const options: Options = { ...cost, outputLen: 32, algorithm: 2 };
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => queued(() => hash(password, options)),
    async verify(encoded, password) {
      decoy ??= hash("nobody has this password", options);
      const against = encoded ?? (await decoy);
      const matches = await queued(async () => {
        if (!isForeignHash(against)) return verify(against, password).catch(() => false);
        const bcrypt = await import("@node-rs/bcrypt");
        return bcrypt.verify(password, against).catch(() => false);
      });
      return encoded !== null && matches;
    },
  };
}
