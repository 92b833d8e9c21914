import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import { type LaneTimes, laneTimes, startLane } from "./lane.ts";
import type { Channel } from "./mail.ts";
import { outboxChannel } from "./outbox-store.ts";
import type { OutboxTransport } from "./transport.ts";

const sweepEvery = 15_000;

/** The ways out that there are; what is written for another one stays in the outbox. */
export type OutboxTransports = Partial<Record<Channel, OutboxTransport>>;

export type MailDispatcher = { stop(): Promise<void> };

/**
 * Delivers the outbox: woken by NOTIFY, swept every 15 s for retries, a lane for each channel.
 * Without a transport the messages stay in the outbox, where /dev/mail shows them.
 */
export async function startMailDispatcher(
  database: Database,
  transports: OutboxTransports,
  log: Logger,
  times: Partial<LaneTimes> = {},
): Promise<MailDispatcher> {
  const lanes = (Object.keys(transports) as Channel[]).flatMap((channel) => {
    const transport = transports[channel];
    return transport
      ? [startLane({ database, channel, transport, log, times: { ...laneTimes, ...times } })]
      : [];
  });
  if (lanes.length === 0) return { stop: async () => {} };
  const wakeAll = () => {
    for (const lane of lanes) lane.wake();
  };
  const unlisten = await database.listen(outboxChannel, wakeAll);
  const timer = setInterval(wakeAll, sweepEvery);
  timer.unref();
  wakeAll();
  return {
    async stop() {
      clearInterval(timer);
      await unlisten();
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
