import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { serverSecrets } from "#server/db/schema/foundation.ts";

/** Secrets the server makes for itself on first use; every process reads the same ones. */
export type ServerSecrets = {
  /** The stored value, made by `create` when there is none yet. */
  getOrCreate<T>(name: string, create: () => Promise<T> | T): Promise<T>;
  /** Makes or reads what `digest` needs: do it outside transactions. */
  open(): Promise<void>;
  /** A keyed digest for codes and tokens; `use` separates one purpose from another. */
  digest(use: string, text: string): Promise<Buffer>;
};

export function createServerSecrets(database: Database): ServerSecrets {
  const { db } = database;
  const known = new Map<string, Promise<unknown>>();
  const derived = new Map<string, Buffer>();

  async function load<T>(name: string, create: () => Promise<T> | T): Promise<T> {
    const find = async () => {
      const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
      return row?.value as T | undefined;
    };
    const found = await find();
    if (found !== undefined) return found;
    await db
      .insert(serverSecrets)
      .values({ name, value: await create() })
      .onConflictDoNothing();
    const made = await find();
    if (made === undefined) throw new Error(`secret ${name} could not be kept`);
    return made;
  }

  const getOrCreate = <T>(name: string, create: () => Promise<T> | T): Promise<T> => {
    const running = known.get(name) ?? load(name, create);
    known.set(name, running);
    running.catch(() => known.delete(name));
    return running as Promise<T>;
  };
  const pepper = () =>
    getOrCreate("auth_pepper", () => randomBytes(32).toString("base64url")).then((text) =>
      Buffer.from(text, "base64url"),
    );
  return {
    getOrCreate,
    open: () => pepper().then(() => {}),
    async digest(use, text) {
      const key = derived.get(use) ?? Buffer.from(hkdfSync("sha256", await pepper(), "", use, 32));
      derived.set(use, key);
      return createHmac("sha256", key).update(text).digest();
    },
  };
}
