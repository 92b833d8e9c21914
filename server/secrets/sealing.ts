import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { ServerSecrets } from "./server-secrets.ts";

/** A sealing whose keys are at hand: for what is written in the middle of a transaction. */
export type OpenSealing = {
  /** AES-256-GCM, bound to `owner`: moved to another's row it opens for nobody. */
  seal(owner: string, text: string): string;
  /**
   * A text from before there was sealing comes back as it is.
   * @throws Error when it was changed, is another's, or its key is gone
   */
  unseal(owner: string, kept: string): string;
  /** The same text under the key that holds now; null: it is under that already, or is not sealed. @throws Error as `unseal` */
  reseal(owner: string, kept: string): string | null;
};

/** Texts that must be read again but not by whoever finds a copy of their table. */
export type Sealing = {
  /** Makes or reads the keys: do it outside transactions. */
  open(): Promise<OpenSealing>;
  /** As of `OpenSealing`. */
  seal(owner: string, text: string): Promise<string>;
  /** As of `OpenSealing`. @throws Error as there */
  unseal(owner: string, kept: string): Promise<string>;
};

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

const derive = (key: Buffer) => Buffer.from(hkdfSync("sha256", key, "", "sealed texts", 32));

/** Keys by the name that sealed texts carry, the present one before a former one; `name` is for new texts. */
function useKeys(
  keys: ReadonlyMap<string, readonly [Buffer, ...Buffer[]]>,
  name: string,
): OpenSealing {
  const keysOf = (which: string) => {
    const found = keys.get(which);
    if (!found) throw new Error("a sealed text needs the AUTH_ENCRYPTION_KEY it was sealed with");
    return found;
  };
  const partsOf = (kept: string) => /^sealed:(\w+):([\w-]+)$/.exec(kept)?.slice(1) ?? [];
  function openWith(key: Buffer, owner: string, body: string): string {
    const bytes = Buffer.from(body, "base64url");
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-tagBytes));
    const open = decipher.update(bytes.subarray(ivBytes, -tagBytes));
    return Buffer.concat([open, decipher.final()]).toString("utf8");
  }
  /** With which of the keys of its name it opens, and what it says. */
  function tryKeys(owner: string, which: string, body: string): { at: number; text: string } {
    const found = keysOf(which);
    let fault: unknown;
    for (const [at, key] of found.entries())
      try {
        return { at, text: openWith(key, owner, body) };
      } catch (error) {
        fault = error;
      }
    throw fault;
  }
  return {
    seal(owner, text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, keysOf(name)[0], iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()]);
      return `sealed:${name}:${Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url")}`;
    },
    unseal(owner, kept) {
      const [which, body] = partsOf(kept);
      return which && body ? tryKeys(owner, which, body).text : kept;
    },
    reseal(owner, kept) {
      const [which, body] = partsOf(kept);
      if (!which || !body) return null;
      const { at, text } = tryKeys(owner, which, body);
      return which === name && at === 0 ? null : this.seal(owner, text);
    },
  };
}

/**
 * `configured` (AUTH_ENCRYPTION_KEY) keeps the key out of the database and its dumps; without it the
 * server makes one and keeps it beside the JWT keys. Each sealed text names which of the two it needs,
 * so the setting may be added later. `former` (AUTH_ENCRYPTION_KEY_FORMER) opens what an earlier key has sealed.
 */
export function createSealing(
  secrets: ServerSecrets,
  configured?: string | undefined,
  former?: string | undefined,
): Sealing {
  const make = () => randomBytes(32).toString("base64url");
  let opened: Promise<OpenSealing> | undefined;
  function open(): Promise<OpenSealing> {
    opened ??= secrets.getOrCreate("auth_sealing_key", make).then((text) => {
      const keys = new Map<string, readonly [Buffer, ...Buffer[]]>([
        ["kept", [derive(Buffer.from(text, "base64url"))]],
      ]);
      const [first, ...more] = [configured, former].flatMap((key) =>
        key ? [derive(Buffer.from(key))] : [],
      );
      if (first) keys.set("given", [first, ...more]);
      return useKeys(keys, configured ? "given" : "kept");
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  }
  return {
    open,
    seal: async (owner, text) => (await open()).seal(owner, text),
    unseal: async (owner, kept) => (await open()).unseal(owner, kept),
  };
}
