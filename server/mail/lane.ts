import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import type { Channel, OutboxMail } from "./mail.ts";
import * as outbox from "./outbox-store.ts";
import { MessageRefused, type OutboxTransport } from "./transport.ts";

/** Milliseconds. */
export const laneTimes = {
  /** A message is held for this long against other processes, and held again while it is sent. */
  hold: 60_000,
  renewEvery: 20_000,
  /** Until the whole message is with the receiver; below `hold`, so that nobody else has it meanwhile. */
  handOver: 45_000,
  /** Until the receiver's answer to a whole message. */
  answer: 600_000,
  /** A message that may have arrived is held, and left alone, for this long. */
  unanswered: 900_000,
  /** A delivery that takes longer gives up its place to the next one. */
  slow: 5_000,
  /** What is under way when the process stops may end by itself for this long. */
  stop: 5_000,
};
export type LaneTimes = typeof laneTimes;

/** Deliveries at once, and with the slow ones. */
const places = 4;
const mostAtOnce = 24;
const maxAttempts = 10;

/** Seconds to wait after the n-th failure: half a minute doubled, six hours at most. */
export const retryDelay = (attempts: number) =>
  Math.min(30 * 2 ** (attempts - 1), outbox.longestWait);

const later = (ms: number) => new Date(Date.now() + ms);

export type Lane = { wake(): void; stop(): Promise<void> };

/** Delivers what the outbox has for one channel: a few at once, none waiting for another. */
export function startLane(options: {
  database: Database;
  channel: Channel;
  transport: OutboxTransport;
  log: Logger;
  times: LaneTimes;
}): Lane {
  const { database, channel, transport, log, times } = options;
  const { db } = database;
  const running = new Set<Promise<void>>();
  const halt = new AbortController();
  let quick = 0;
  let filling = false;
  let again = false;
  let stopped = false;

  /** One try, within its deadlines, its row held. @throws whatever ended it */
  async function tryOnce(message: OutboxMail, onHandOver: () => void): Promise<void> {
    const end = new AbortController();
    let handed = false;
    let deadline = setTimeout(() => end.abort(), times.handOver);
    const hold = () =>
      outbox
        .holdMail(db, message, later(handed ? times.unanswered : times.hold), handed)
        .then((held) => {
          // Taken back meanwhile: its person is gone, or another process has it.
          if (!held && !handed) end.abort();
        })
        .catch((error: unknown) => log.warn({ err: error }, "a message could not be held"));
    const renewal = setInterval(hold, times.renewEvery);
    const holds: Promise<void>[] = [];
    try {
      if (message.isShut)
        throw new MessageRefused("its links need the AUTH_ENCRYPTION_KEY they were sealed with");
      await transport.send(message, {
        signal: AbortSignal.any([end.signal, halt.signal]),
        handedOver() {
          if (handed) return;
          handed = true;
          onHandOver();
          clearTimeout(deadline);
          deadline = setTimeout(() => end.abort(), times.answer);
          holds.push(hold());
        },
      });
    } finally {
      clearTimeout(deadline);
      clearInterval(renewal);
      await Promise.all(holds);
    }
  }

  async function deliver(message: OutboxMail): Promise<void> {
    let handed = false;
    try {
      await tryOnce(message, () => {
        handed = true;
      });
    } catch (error) {
      const unanswered = handed && !(error instanceof MessageRefused);
      // One more copy of what may have arrived, under the same Message-ID; never a third.
      const givenUp = message.attempts >= maxAttempts || (unanswered && message.handedOverAt);
      const retryAt = unanswered
        ? later(times.unanswered)
        : later(retryDelay(message.attempts) * 1000);
      await outbox.markMailFailed(db, message, {
        error: unanswered ? "no answer to the whole message" : String(error),
        retryAt: givenUp ? null : retryAt,
        unanswered,
      });
      log.warn(
        { err: error, message: message.id, kind: message.kind, attempts: message.attempts },
        givenUp ? "message given up" : "message not delivered",
      );
      return;
    }
    // What is not noted down would go out once more.
    for (let wait = 500; ; wait *= 2)
      try {
        return await outbox.markMailSent(db, message.id, new Date());
      } catch (error) {
        if (stopped || wait > 16_000) throw error;
        await sleep(wait);
      }
  }

  function start(message: OutboxMail): void {
    let counted = true;
    quick += 1;
    const leavePlace = () => {
      if (!counted) return;
      counted = false;
      quick -= 1;
      wake();
    };
    const slow = setTimeout(leavePlace, times.slow);
    const delivery = deliver(message)
      .catch((error: unknown) => log.error({ err: error }, "mail delivery stopped"))
      .finally(() => {
        clearTimeout(slow);
        running.delete(delivery);
        leavePlace();
        wake();
      });
    running.add(delivery);
  }

  async function fill(): Promise<void> {
    do {
      again = false;
      const free = Math.min(places - quick, mostAtOnce - running.size);
      if (free <= 0) return;
      const due = await outbox.claimDueMail(db, new Date(), free, { channel, hold: times.hold });
      due.forEach(start);
      if (due.length > 0) again = true;
    } while (again && !stopped);
  }

  let filled: Promise<void> = Promise.resolve();
  function wake(): void {
    if (stopped) return;
    if (filling) {
      again = true;
      return;
    }
    filling = true;
    filled = fill()
      .catch((error: unknown) => log.error({ err: error }, "mail delivery stopped"))
      .finally(() => {
        filling = false;
      });
  }

  return {
    wake,
    async stop() {
      stopped = true;
      await filled;
      const enough = setTimeout(() => halt.abort(), times.stop);
      await Promise.all(running);
      clearTimeout(enough);
      transport.close();
    },
  };
}
