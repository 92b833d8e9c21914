import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";

type Listener = {
  channel: string;
  handler: (payload: string) => void;
  onListen: () => void;
  unlisten: () => Promise<void>;
};

/**
 * A pool of connections whose server can be changed under those who use it: the driver's own list of
 * hosts asks them without end or pause while none is there (porsager/postgres#1174).
 */
export function createPool(open: () => postgres.Sql) {
  const begin = () => {
    const opened = open();
    // Tells the driver how Drizzle wants its values.
    drizzle({ client: opened });
    return opened;
  };
  let current = begin();
  const listeners = new Set<Listener>();

  async function follow(listener: Listener): Promise<void> {
    const client = current;
    const subscription = client.listen(listener.channel, listener.handler, () => {
      if (client === current) listener.onListen();
    });
    listener.unlisten = async () => (await subscription).unlisten();
    await subscription;
  }

  return {
    client: new Proxy({} as postgres.Sql, { get: (_, key) => Reflect.get(current, key) }),
    /** `onListen` whenever LISTEN is answered: at first, and again after each lost connection. */
    async listen(channel: string, handler: (payload: string) => void, onListen: () => void) {
      const listener = { channel, handler, onListen, unlisten: async () => {} };
      listeners.add(listener);
      await follow(listener);
      return async () => {
        listeners.delete(listener);
        await listener.unlisten();
      };
    },
    /** Opens anew. Whatever waits on a connection of before fails as lost; nothing is asked twice. */
    reopen(): void {
      const before = current;
      current = begin();
      // One that fails is tried again by the driver for as long as the client is open.
      for (const listener of listeners) void follow(listener).catch(() => {});
      void before.end({ timeout: 0 }).catch(() => {});
    },
    close: (seconds: number) => current.end({ timeout: seconds }),
  };
}
