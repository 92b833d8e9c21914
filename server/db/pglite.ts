import { AsyncLocalStorage } from "node:async_hooks";
import { fsyncSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { createTransaction, type Database, type Db, refuseOuterHandle } from "./database.ts";
import { explainDirectory, lockDirectory } from "./directory-lock.ts";
import { closeToOthers } from "./private-files.ts";
import { syncFolder } from "./sync-folder.ts";

/** Counts what reached the disk: read by the durability test. */
export const durability = { fsyncs: 0 };

type Stream = { nfd?: number };
type MountedFs = { stream_ops: { fsync?: (stream: Stream) => number } };
type EngineModule = {
  FS: {
    lookupPath(path: string): { node: { mount: { type: MountedFs } } };
    readdir(path: string): string[];
    unlink(path: string): void;
  };
};

/** What a PostgreSQL server has beside it and the migrations ask for. */
const extensions = { pg_trgm };

/** Of PostgreSQL's own 128 MB a site of this size needs an eighth: the system keeps the files in memory anyway. */
const buffers = ["-c", "shared_buffers=16MB"];

/** Without `-F` PostgreSQL asks for fsync; with open_datasync each commit's WAL write is one. */
const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=open_datasync"],
  ...buffers,
];

/** PGlite's Node file system answers fsync without doing it (docs/decisions): give it the real one. */
function makeDurable(engine: PGlite): void {
  const { FS } = (engine as unknown as { Module: EngineModule }).Module;
  const { type } = FS.lookupPath("/pglite/data/PG_VERSION").node.mount;
  type.stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined) {
      fsyncSync(stream.nfd);
      durability.fsyncs += 1;
    }
    return 0;
  };
}

/** Milliseconds the engine may work before the event loop gets a turn. */
const turn = 2;

/**
 * The engine works on the thread that serves the pages and its answers come without a turn of the
 * event loop, so a transaction, or a crowd of them, would hold every visitor up.
 */
function letPagesPass(engine: PGlite): void {
  const work = engine.execProtocolRaw.bind(engine);
  let since = 0;
  engine.execProtocolRaw = async (message, options) => {
    if (performance.now() - since > turn) {
      await setImmediate();
      since = performance.now();
    }
    return work(message, options);
  };
}

/**
 * PostgreSQL ends where it cannot write its log (a disk that is full, read-only or broken), and a server starts anew by
 * itself. Within this process what is left of it answers nothing and, asked once more, never returns: it is asked no
 * more, and `onEnd` is told. What was acknowledged is on the disk; the next start has it.
 */
function noticeEnd(engine: PGlite, onEnd: (error: unknown) => void): void {
  let end: unknown = null;
  const guard =
    <Args extends unknown[], Result>(ask: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      if (end) throw end;
      try {
        return await ask(...args);
      } catch (error) {
        const { severity } = error as { severity?: string };
        if (severity === "PANIC" || severity === "FATAL") {
          end ??= error;
          onEnd(error);
        }
        throw error;
      }
    };
  engine.execProtocol = guard(engine.execProtocol.bind(engine));
  engine.execProtocolStream = guard(engine.execProtocolStream.bind(engine));
  const close = engine.close.bind(engine);
  engine.close = async () => {
    if (!end) await close();
  };
}

/** Soon, so that whoever waits may still hear of it: no handler here catches it, and the process ends with it in its log. */
const endProcess = (error: unknown) => {
  setTimeout(() => {
    throw error;
  }, 100);
};

/** The engine with an outer handle that refuses to be used inside a transaction instead of hanging. */
function guardOuterHandle(engine: PGlite): PGlite {
  return new Proxy(engine, {
    get(target, key) {
      const value = Reflect.get(target, key, target) as unknown;
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        if (key === "query" || key === "exec") refuseOuterHandle();
        return (value as (...all: unknown[]) => unknown).apply(target, args);
      };
    },
  });
}

function wrapEngine(
  engine: PGlite,
  onTaskError: (error: unknown) => void,
  release: () => Promise<void>,
): Database {
  letPagesPass(engine);
  const db = drizzle({ client: guardOuterHandle(engine) }) as unknown as Db;
  return {
    kind: "pglite",
    db,
    late: async () => db,
    transaction: createTransaction(db, onTaskError),
    async runScript(handle, script) {
      // drizzle's PGlite session keeps the client it was opened with: the transaction's, inside one.
      const { client } = (
        handle as unknown as { session: { client: { exec(text: string): Promise<unknown> } } }
      ).session;
      await client.exec(script);
    },
    listen(channel, handler) {
      // A notification arrives in the sender's task, its transaction still marked open there.
      const outside = AsyncLocalStorage.snapshot();
      return engine.listen(channel, (payload) => outside(handler, payload));
    },
    async close() {
      await engine.close();
      await release();
    },
  };
}

/**
 * An embedded database that reaches the disk with each commit. `directory` is locked meanwhile. `onEnd` is told once
 * when the engine has ended, after which every question fails.
 */
export async function openEmbedded(
  directory: string,
  onTaskError: (error: unknown) => void,
  onEnd: (error: unknown) => void = endProcess,
): Promise<Database> {
  const release = await lockDirectory(directory);
  try {
    const data = join(directory, "pg");
    await mkdir(data, { recursive: true, mode: 0o700 });
    const isNew = !(await stat(join(data, "PG_VERSION")).catch(() => null));
    const engine = await PGlite.create({
      dataDir: data,
      extensions,
      startParams: durableStartParams,
    });
    makeDurable(engine);
    noticeEnd(engine, onEnd);
    // The engine gives its files modes of its own.
    await closeToOthers(directory);
    // What a new database is made of was written before anybody asked for it to be kept.
    if (isNew) syncFolder(directory);
    return wrapEngine(engine, onTaskError, release);
  } catch (error) {
    await release();
    throw explainDirectory(directory, error);
  }
}

/** The databases that new ones are made of (by their numbers): two thirds of a dump's files, and a test makes none. */
function dropTemplates(engine: PGlite): void {
  const { FS } = (engine as unknown as { Module: EngineModule }).Module;
  for (const folder of ["/pglite/data/base/1", "/pglite/data/base/4"])
    for (const name of FS.readdir(folder))
      if (!name.startsWith(".")) FS.unlink(`${folder}/${name}`);
}

/** A database in memory, for tests; `template` is another's dump, already migrated. */
export async function openInMemory(
  onTaskError: (error: unknown) => void,
  template?: Blob,
): Promise<Database & { dump(): Promise<Blob> }> {
  const startParams = [...PGlite.defaultStartParams, ...buffers];
  const engine = await PGlite.create({
    extensions,
    startParams,
    ...(template && { loadDataDir: template }),
  });
  return {
    ...wrapEngine(engine, onTaskError, async () => {}),
    dump: () => {
      dropTemplates(engine);
      return engine.dumpDataDir("none");
    },
  };
}
