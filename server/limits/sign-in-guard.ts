import type { Db } from "#server/db/database.ts";
import { networkOf, wideNetworkOf } from "./network.ts";
import { countHits, type RateRule, readHits } from "./rate-limit.ts";

/** Decision 021. Wrong passwords count where they came from; a stranger's never shut the owner out. */

/** From a browser that has signed in to this account before. */
const perDevice: RateRule = { limit: 10, windowSeconds: 900 };
/** From one network for one account. */
const perNetwork: RateRule = { limit: 10, windowSeconds: 900 };
/** From one wider network (a /24, a /48), once the account is besieged. */
const perWideNetwork: RateRule = { limit: 10, windowSeconds: 3600 };
/** From everywhere: answers slow down beyond `calm`, the wider networks count beyond `limit`. */
const perAccount: RateRule = { limit: 100, windowSeconds: 3600 };
const calm = 20;
/** Steps of a quarter of a second: eight seconds at most, reached when the account is besieged. */
const mostSteps = 32;
/** Requests of one process that may stand still at once. */
const mostWaiting = 5000;

export type SignInAttempt = {
  /** Who is asked for, known or not; told apart by a word in front: "traveller asha@example.org". */
  account: string;
  /** Where from. */
  address: string;
  /** The browser, when its device cookie is good for this account. */
  device: string | null;
};

export type SignInGuard = {
  /**
   * Waits as long as the account's state asks for.
   * @returns null to go on, or the seconds after which it is worth trying again
   */
  admit(attempt: SignInAttempt): Promise<number | null>;
  /** The same without the wait: asked again before the password is computed, so that a crowd is counted. */
  findRefusal(attempt: SignInAttempt): Promise<number | null>;
  countFailure(attempt: SignInAttempt): Promise<void>;
};

const keysOf = ({ account, address, device }: SignInAttempt) => ({
  device: `sign-in-device:${account} ${device}`,
  network: `sign-in-network:${account} ${networkOf(address)}`,
  wide: `sign-in-wide:${account} ${wideNetworkOf(address)}`,
  account: `sign-in-account:${account}`,
});

/** @param options.step milliseconds of one step of delay, which `pause` waits for */
export function createSignInGuard(options: {
  db: Db;
  clock: () => Date;
  enabled?: boolean;
  step: number;
  pause: (milliseconds: number) => Promise<unknown>;
}): SignInGuard {
  const { db, clock, enabled = true, step, pause } = options;
  let waiting = 0;

  /** A device that is misused is a browser like any other until its window ends. */
  async function judge(attempt: SignInAttempt) {
    const keys = keysOf(attempt);
    const [device, network, wide, account] = await readHits(
      db,
      [keys.device, keys.network, keys.wide, keys.account],
      clock(),
    );
    const isTrusted = attempt.device !== null && (device?.hits ?? 0) < perDevice.limit;
    if (isTrusted) return { isTrusted, refusal: null, steps: 0 };
    const hits = account?.hits ?? 0;
    const refusals = [
      (network?.hits ?? 0) >= perNetwork.limit ? network?.seconds : null,
      hits >= perAccount.limit && (wide?.hits ?? 0) >= perWideNetwork.limit ? wide?.seconds : null,
    ].filter((seconds) => typeof seconds === "number");
    return {
      isTrusted,
      refusal: refusals.length > 0 ? Math.max(...refusals) : null,
      steps: Math.min(mostSteps, Math.max(0, Math.ceil((hits - calm) * 0.4))),
    };
  }

  return {
    async admit(attempt) {
      if (!enabled) return null;
      const { refusal, steps } = await judge(attempt);
      if (refusal !== null || steps === 0) return refusal;
      if (waiting >= mostWaiting) return 1;
      waiting += 1;
      try {
        await pause(steps * step);
      } finally {
        waiting -= 1;
      }
      return null;
    },
    findRefusal: async (attempt) => (enabled ? (await judge(attempt)).refusal : null),
    async countFailure(attempt) {
      if (!enabled) return;
      const keys = keysOf(attempt);
      const { isTrusted } = await judge(attempt);
      await countHits(
        db,
        isTrusted
          ? [{ key: keys.device, windowSeconds: perDevice.windowSeconds }]
          : [
              { key: keys.network, windowSeconds: perNetwork.windowSeconds },
              { key: keys.wide, windowSeconds: perWideNetwork.windowSeconds },
              { key: keys.account, windowSeconds: perAccount.windowSeconds },
            ],
        clock(),
      );
    },
  };
}
