import postgres from "postgres";
import type { ServerAddress } from "#server/config/database-url.ts";

/** Seconds: what a connection may take, and an answer on one. */
export const patience = { connect: 3, answer: 3 };

/** What a server says of itself; `error` when it did not. */
export type Answer = { isWriting: boolean; error?: unknown };

/** The one row of a question, within the patience for an answer. @throws Error with a code when none came */
export async function askBounded<Row extends object>(question: PromiseLike<Row[]>): Promise<Row> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error("no answer"), { code: "CONNECT_TIMEOUT" });
    timer = setTimeout(() => reject(error), patience.answer * 1000);
  });
  try {
    const [row] = await Promise.race([question, silence]);
    return row as Row;
  } finally {
    clearTimeout(timer);
  }
}

/** One connection to a server, kept for questions: the pool may be full of statements that wait. */
export function openProbe(url: string, server?: ServerAddress) {
  const client = postgres(url, {
    ...(server && { host: server.host, port: server.port }),
    max: 1,
    connect_timeout: patience.connect,
    backoff: () => 0,
    fetch_types: false,
    prepare: false,
    onnotice: () => {},
  });
  return {
    async ask(): Promise<Answer> {
      try {
        return await askBounded(
          client<[Answer]>`select not pg_is_in_recovery()
            and not current_setting('default_transaction_read_only')::boolean as "isWriting"`,
        );
      } catch (error) {
        return { isWriting: false, error };
      }
    },
    /** Grows with each promotion; 0 where it is not told. */
    async readTimeline(): Promise<number> {
      const question = client<[{ name: string }]>`
        select pg_walfile_name(pg_current_wal_lsn()) as name`;
      const row = await askBounded(question).catch(() => null);
      return row ? Number.parseInt(row.name.slice(0, 8), 16) : 0;
    },
    close: () => client.end({ timeout: 0 }),
  };
}

/**
 * Asks all servers at once for the one that takes writes. Of two, the one that was promoted last: the
 * other is a primary that came back and was not told. Null when there is none; `errors` says why not.
 */
export async function findPrimary(url: string, servers: ServerAddress[]) {
  const asked = await Promise.all(
    servers.map(async (server) => {
      const probe = openProbe(url, server);
      const { isWriting, error } = await probe.ask();
      const timeline = isWriting ? await probe.readTimeline() : -1;
      void probe.close();
      return { server, timeline, error };
    }),
  );
  const [best] = asked.toSorted((a, b) => b.timeline - a.timeline);
  return {
    primary: best && best.timeline >= 0 ? best.server : null,
    errors: asked.flatMap(({ error }) => (error === undefined ? [] : [error])),
  };
}
