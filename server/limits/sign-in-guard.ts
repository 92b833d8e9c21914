import type { Db } from "#server/db/database.ts";
import type { Counted, Limiter } from "./limiter.ts";
import { networkOf, wideNetworkOf } from "./network.ts";

/** Decision 021. Wrong passwords count where they came from; a stranger's never shut the owner out. */

/** Wrong passwords at one account from everywhere, beyond which answers slow down. */
const calm = 20;
/** Steps of a quarter of a second: eight seconds at most, reached when the account is besieged. */
const mostSteps = 32;
/** Requests of one process that may stand still at once, and of one wider network among them. */
const mostWaiting = { inAll: 5000, ofNetwork: 100 };

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

const countedOf = ({ account, address, device }: SignInAttempt) =>
  ({
    device: ["sign-in-device", `${account} ${device}`],
    network: ["sign-in-network", `${account} ${networkOf(address)}`],
    wide: ["sign-in-wide", `${account} ${wideNetworkOf(address)}`],
    account: ["sign-in-account", account],
  }) as const satisfies Record<string, Counted>;

/** @param options.step milliseconds of one step of delay, which `pause` waits for */
export function createSignInGuard(options: {
  db: Db;
  limits: Limiter;
  clock: () => Date;
  enabled?: boolean;
  step: number;
  pause: (milliseconds: number) => Promise<unknown>;
}): SignInGuard {
  const { db, limits, clock, enabled = true, step, pause } = options;
  const waiting = new Map<string, number>();
  let inAll = 0;

  /** A device that is misused is a browser like any other until its window ends. */
  async function judge(attempt: SignInAttempt) {
    const wanted = countedOf(attempt);
    const [device, network, wide, account] = await limits.read(
      db,
      [wanted.device, wanted.network, wanted.wide, wanted.account],
      clock(),
    );
    const isTrusted = attempt.device !== null && !device?.isSpent;
    if (isTrusted) return { isTrusted, refusal: null, steps: 0 };
    const hits = account?.hits ?? 0;
    const spent = [
      ...(network?.isSpent ? [{ name: wanted.network[0], seconds: network.seconds }] : []),
      ...(account?.isSpent && wide?.isSpent
        ? [{ name: wanted.wide[0], seconds: wide.seconds }]
        : []),
    ];
    for (const { name } of spent) limits.noteRefusal(name);
    return {
      isTrusted,
      refusal: spent.length > 0 ? Math.max(...spent.map(({ seconds }) => seconds)) : null,
      steps: Math.min(mostSteps, Math.max(0, Math.ceil((hits - calm) * 0.4))),
    };
  }

  return {
    async admit(attempt) {
      if (!enabled) return null;
      const { refusal, steps } = await judge(attempt);
      if (refusal !== null || steps === 0) return refusal;
      const wide = wideNetworkOf(attempt.address);
      const own = waiting.get(wide) ?? 0;
      if (inAll >= mostWaiting.inAll || own >= mostWaiting.ofNetwork) return 1;
      inAll += 1;
      waiting.set(wide, own + 1);
      try {
        await pause(steps * step);
      } finally {
        inAll -= 1;
        const left = (waiting.get(wide) ?? 1) - 1;
        if (left > 0) waiting.set(wide, left);
        else waiting.delete(wide);
      }
      return null;
    },
    findRefusal: async (attempt) => (enabled ? (await judge(attempt)).refusal : null),
    async countFailure(attempt) {
      if (!enabled) return;
      const { device, network, wide, account } = countedOf(attempt);
      const { isTrusted } = await judge(attempt);
      await limits.count(db, isTrusted ? [device] : [network, wide, account], clock());
    },
  };
}
