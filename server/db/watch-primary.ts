import type { ServerAddress } from "#server/config/database-url.ts";
import { findPrimary, openProbe, patience } from "./find-primary.ts";

/** `everyMs`: between two looks. A server that is silent at `silentLooks` in a row is given up. */
const times = { everyMs: 1000, silentLooks: 3 };

const isSilence = (error: unknown) => (error as { code?: string }).code === "CONNECT_TIMEOUT";
const isSame = (a: ServerAddress | undefined, b: ServerAddress) =>
  a?.host === b.host && a.port === b.port;

/**
 * Looks each second whether the server still answers and takes writes. When another one does, `use` is
 * called with it; when it is silent for longer than a statement may take, `use` is called with it
 * again, so that what waits there fails instead of waiting for ever: a server that is frozen, or whose
 * machine lost its power, closes no connection.
 */
export function watchPrimary(
  url: string,
  servers: ServerAddress[],
  first: ServerAddress | undefined,
  use: (server: ServerAddress | undefined) => void,
) {
  let current = first;
  let probe = openProbe(url, current);
  let silent = 0;
  let closed = false;

  function change(server: ServerAddress | undefined): void {
    if (closed) return;
    current = server;
    use(server);
  }

  async function look(): Promise<void> {
    const { isWriting, error } = await probe.ask();
    if (closed || isWriting) {
      silent = 0;
      return;
    }
    silent = isSilence(error) ? silent + 1 : 0;
    if (error !== undefined) {
      void probe.close();
      probe = openProbe(url, current);
    }
    if (servers.length > 0) {
      const { primary } = await findPrimary(url, servers);
      if (primary && !isSame(current, primary)) {
        silent = 0;
        change(primary);
        void probe.close();
        probe = openProbe(url, primary);
        return;
      }
    }
    // Once: what came later waits for a connection, and that is bounded.
    if (silent === times.silentLooks) change(current);
  }

  let timer = setTimeout(round, times.everyMs).unref();
  function round(): void {
    void look().then(() => {
      if (!closed) timer = setTimeout(round, times.everyMs).unref();
    });
  }
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await probe.close();
    },
  };
}

/** Seconds after which a statement on a silent server has failed, at most. */
export const silenceBound =
  times.silentLooks * (patience.answer + times.everyMs / 1000) + times.everyMs / 1000;
