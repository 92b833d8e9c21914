import type { Database } from "#server/db/database.ts";
import { sealOf } from "#server/mail/sealed-links.ts";
import { MessageRefused, type OutboxTransport } from "#server/mail/transport.ts";
import { encryptPush, type PhoneKeys } from "./encrypt-push.ts";
import type { PushKeys } from "./push-keys.ts";
import { isPushService } from "./push-services.ts";
import * as store from "./push-store.ts";

/** Seconds for which a service keeps a message for a phone that is off. */
const secondsToLive = 86_400;
const answerWithin = 10_000;
/** After so many refusals in a row a phone is not asked again. */
const mostFailures = 5;

/** What a phone gave, as it lies sealed. */
export type Phone = { endpoint: string; keys: PhoneKeys };

/**
 * Hands messages of the outbox to the push services; `to` is a subscription. One that is gone (404, 410, another key, a
 * closed link) is taken out, and its notices go by mail where no phone of the trip is left.
 */
export function createPushTransport(options: {
  database: Database;
  keys: PushKeys;
  services: readonly string[];
  clock?: () => Date;
}): OutboxTransport {
  const { database, keys, services, clock = () => new Date() } = options;
  const { db } = database;

  const drop = (id: string) =>
    database.transaction((inside) => store.dropLost(inside, id, clock()));

  return {
    async send({ to, text, headers }, { signal }) {
      const row = await store.findOpen(db, to, clock());
      const { id } = await keys.current();
      if (!row || row.keyId !== id) return drop(to);
      const { endpoint, keys: phone } = JSON.parse(sealOf(db).unseal(to, row.sealed)) as Phone;
      if (!isPushService(endpoint, services)) return drop(to);
      const response = await fetch(endpoint, {
        method: "POST",
        body: new Uint8Array(encryptPush(text, phone)),
        headers: {
          authorization: await keys.authorize(new URL(endpoint).origin, clock()),
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
          ttl: String(secondsToLive),
          urgency: headers?.Urgency === "high" ? "high" : "normal",
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithin)]),
        redirect: "error",
      });
      await response.body?.cancel();
      const { status } = response;
      if (response.ok) return store.noteDelivered(db, to);
      if (status === 404 || status === 410) return drop(to);
      // Too many at once, or broken there: the outbox tries again. Anything else is counted.
      if (status !== 429 && status < 500 && (await store.countFailure(db, to)) >= mostFailures)
        return drop(to);
      throw new MessageRefused(`the push service answered ${status}`);
    },
    close() {},
  };
}
