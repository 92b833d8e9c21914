import pino, { type DestinationStream, type Logger, type LoggerOptions } from "pino";
import type { Config } from "#server/config/config.ts";
import { connectDatabase } from "#server/db/connect.ts";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { closeToOthers } from "#server/db/private-files.ts";
import { describeError } from "#server/errors/describe-error.ts";
import { createLimiter, type Limiter } from "#server/limits/limiter.ts";
import { createEventHub, type EventHub } from "#server/live/event-hub.ts";
import { createEventStreams, type EventStreams } from "#server/live/event-streams.ts";
import { createLivePlaces, type LivePlaces } from "#server/live/live-places.ts";
import type { OutboxTransports } from "#server/mail/dispatcher.ts";
import { sealEarlierMail } from "#server/mail/outbox-store.ts";
import { useSeal } from "#server/mail/sealed-links.ts";
import { createSmsTransport } from "#server/mail/sms-transport.ts";
import { openSmtpTransport } from "#server/mail/smtp-transport.ts";
import { createPictureRoom, type PictureRoom } from "#server/pictures/picture-room.ts";
import { createPushKeys, pushSubject } from "#server/push/push-keys.ts";
import { createPushTransport } from "#server/push/push-transport.ts";
import { resealTexts } from "#server/secrets/reseal.ts";
import { createSealing } from "#server/secrets/sealing.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";
import type { ByteStore } from "#server/storage/byte-store.ts";
import {
  createObjectStore,
  type ObjectStore,
  openByteStore,
} from "#server/storage/object-store.ts";
import { createWebhookTransport } from "#server/webhooks/webhook-transport.ts";

/** What must exist once in a process; made by the shell (or a test) and handed to `createApp`. */
export type Resources = {
  config: Config;
  log: Logger;
  database: Database;
  events: EventHub;
  /** How many connections may wait for news, streams and sockets together. */
  places: LivePlaces;
  /** Every limit by its name. */
  limits: Limiter;
  /** Open answers of server-sent events; closed before the server is. */
  streams: EventStreams;
  storage: ObjectStore;
  /** Where strangers' pictures are decoded, one after the other. */
  pictures: PictureRoom;
  /** The ways out for mail and texts; without one the outbox keeps them. */
  transports: OutboxTransports;
  /** Where the objects' bytes lie: the readiness check asks it. */
  bytes: ByteStore;
  /** Now; tests set it. */
  clock: () => Date;
  /** Whether the process has been told to stop: it is not ready for more, though it answers still. */
  shutdown: { isNear: boolean };
};

export type OpenResources = Resources & { close(): Promise<void> };

/** The process's log: of an error only what `describeError` lets through, whatever key it has. */
export function createLog(config: Config, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    serializers: { err: describeError, error: describeError },
    hooks: {
      // Of an error given alone pino would write the message.
      logMethod(args, method) {
        const [first, ...rest] = args as unknown[];
        const given = first instanceof Error ? [{ err: first }, "error", ...rest] : args;
        method.apply(this, given as Parameters<typeof method>);
      },
    },
    level: config.logLevel,
    redact: {
      paths: ["*.password", "*.token", "*.access_token", "*.refresh_token", "*.email", "*.phone"],
      censor: "[removed]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Wraps an open database with all that is built on it; `close` undoes it in reverse. */
export async function assembleResources(options: {
  config: Config;
  log: Logger;
  database: Database;
  transports: OutboxTransports;
  bytes?: ByteStore;
  clock?: () => Date;
}): Promise<OpenResources> {
  const { config, log, database, transports } = options;
  const limits = createLimiter(config.limits);
  const bytes = options.bytes ?? (await openByteStore(config.storage));
  const secrets = createServerSecrets(database);
  const { encryptionKey, formerEncryptionKey } = config.auth;
  const seal = await createSealing(secrets, encryptionKey, formerEncryptionKey).open();
  useSeal(database.db, seal);
  await sealEarlierMail(database.db);
  if (formerEncryptionKey) log.info(await resealTexts(database, seal), "sealed anew");
  const events = await createEventHub(database, log);
  const places = createLivePlaces();
  const streams = createEventStreams(events, places);
  return {
    config,
    log,
    database,
    events,
    places,
    limits,
    streams,
    storage: createObjectStore(database, bytes),
    pictures: createPictureRoom(),
    transports,
    bytes,
    clock: options.clock ?? (() => new Date()),
    shutdown: { isNear: false },
    async close() {
      streams.closeAll();
      await events.stop();
      await database.close();
    },
  };
}

/** Both ways of a text go to one gateway, which is told which. */
export function createTextTransports({ sms }: Config): OutboxTransports {
  const { webhookUrl: url, secret } = sms;
  if (!url) return {};
  return {
    sms: createSmsTransport({ url, secret }),
    whatsapp: createSmsTransport({ url, secret }),
  };
}

/** Messages to phones, which the makers of their browsers take. */
export const openPushTransport = (
  { push, http, mail }: Config,
  database: Database,
  clock?: () => Date,
): OutboxTransports => ({
  push: createPushTransport({
    database,
    keys: createPushKeys(database, pushSubject(http.origin, mail.operator)),
    services: push.services,
    ...(clock && { clock }),
  }),
});

const foldersOf = ({ storage }: Config) => (storage.kind === "files" ? [storage.folder] : []);

/** Connects, migrates and assembles. @throws when the database or the storage cannot be had; nothing stays open. */
export async function openResources(config: Config, log: Logger): Promise<OpenResources> {
  const database = await connectDatabase(config, log);
  try {
    const ran = await migrate(database);
    if (ran.length > 0) log.debug({ migrations: ran }, "database migrated");
    const { smtpUrl, from } = config.mail;
    const transports = {
      ...(smtpUrl && { mail: await openSmtpTransport(smtpUrl, from) }),
      ...createTextTransports(config),
      ...openPushTransport(config, database),
      webhook: createWebhookTransport({ database }),
    };
    const bytes = await openByteStore(config.storage);
    // Said at the start rather than by the first visitor who sends a picture.
    await bytes.check();
    for (const folder of [config.dataDir, ...foldersOf(config)]) await closeToOthers(folder);
    return await assembleResources({ config, log, database, transports, bytes });
  } catch (error) {
    await database.close();
    throw error;
  }
}
