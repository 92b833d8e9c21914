import { randomBytes, timingSafeEqual } from "node:crypto";
import type { ServerSecrets } from "#server/secrets/server-secrets.ts";

/**
 * The device cookie of OWASP's scheme: it says that this browser has signed in to an account
 * before, and signs nobody in. Nothing is stored: an entry is bound to the account's password as
 * it is kept, so that a new password revokes every one.
 */

const days = 180;
export const deviceSeconds = days * 86_400;
/** Accounts of one browser. */
const mostEntries = 5;

export type DeviceAccount = {
  kind: "traveller" | "admin";
  id: string;
  passwordHash: string | null;
};

export type DeviceTrust = {
  /** The browser's name for an account, or null when its cookie is not good for it. */
  find(cookie: string | undefined, account: DeviceAccount): Promise<string | null>;
  /** The cookie with a new entry for the account in front, the others kept. */
  issue(cookie: string | undefined, account: DeviceAccount): Promise<string>;
};

type Entry = { name: string; expires: number; signature: string };

const entryPattern = /^([\w-]{22})\.([0-9a-z]{6,8})\.([\w-]{43})$/;

function readEntries(cookie: string | undefined): Entry[] {
  if (!cookie || cookie.length > 600) return [];
  return cookie
    .split("~")
    .slice(0, mostEntries)
    .flatMap((text) => {
      const [, name, expires, signature] = entryPattern.exec(text) ?? [];
      return name && expires && signature
        ? [{ name, expires: Number.parseInt(expires, 36), signature }]
        : [];
    });
}

const writeEntry = ({ name, expires, signature }: Entry) =>
  `${name}.${expires.toString(36)}.${signature}`;

export function createDeviceTrust(secrets: ServerSecrets, clock: () => Date): DeviceTrust {
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const sign = (account: DeviceAccount, name: string, expires: number) =>
    secrets.digest(
      "device-cookie",
      JSON.stringify([account.kind, account.id, account.passwordHash, name, expires]),
    );
  async function isGood(entry: Entry, account: DeviceAccount): Promise<boolean> {
    if (account.passwordHash === null || entry.expires <= seconds()) return false;
    const wanted = await sign(account, entry.name, entry.expires);
    const given = Buffer.from(entry.signature, "base64url");
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  return {
    async find(cookie, account) {
      for (const entry of readEntries(cookie)) if (await isGood(entry, account)) return entry.name;
      return null;
    },
    async issue(cookie, account) {
      const others: Entry[] = [];
      for (const entry of readEntries(cookie))
        if (entry.expires > seconds() && !(await isGood(entry, account))) others.push(entry);
      const name = randomBytes(16).toString("base64url");
      const expires = seconds() + deviceSeconds;
      const signature = (await sign(account, name, expires)).toString("base64url");
      return [{ name, expires, signature }, ...others]
        .slice(0, mostEntries)
        .map(writeEntry)
        .join("~");
    },
  };
}
