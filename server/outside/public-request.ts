import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress } from "#server/limits/network.ts";

/** How the server asks a host that somebody else named: looked up once, and only a public address is asked. */
export type Outside = {
  /** All addresses of a name. */
  resolve(host: string): Promise<string[]>;
  /** Asks one address, and no other, for a page of that name. */
  ask(url: URL, address: string, what: Asked): Promise<IncomingMessage>;
};

export type Asked = {
  method?: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
};

/** An address that is never asked. */
export class NotPublic extends Error {
  override name = "NotPublic";
}

export const outside: Outside = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  ask: (url, address, { method = "GET", headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const answer = { address, family: isIP(address) };
      request(url, {
        method,
        signal,
        // No connection of before is used again, and the name is not looked up a second time.
        agent: false,
        lookup: (_host, options, done) =>
          options.all ? done(null, [answer]) : done(null, answer.address, answer.family),
        headers,
      })
        .on("response", resolve)
        .on("error", reject)
        .end(body);
    }),
};

/** An https address on the usual port, without a name and password. @throws NotPublic */
export function readPublicUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (url?.protocol !== "https:" || url.port || url.username || url.password)
    throw new NotPublic("not an https address");
  return url;
}

/** One public address of the host; every one it has must be public. @throws NotPublic */
async function findPublicAddress(url: URL, { resolve }: Pick<Outside, "resolve">): Promise<string> {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const addresses = isIP(host) ? [host] : await resolve(host);
  const [first] = addresses;
  if (!first || !addresses.every(isPublicAddress)) throw new NotPublic("not a public host");
  return first;
}

/** Asks a public address of the host, and no other. @throws NotPublic, or whatever the network says */
export async function askPublic(world: Outside, url: URL, what: Asked): Promise<IncomingMessage> {
  const address = await within(what.signal, findPublicAddress(url, world));
  return within(what.signal, world.ask(url, address, what));
}

/** Races work that knows no signal against one. */
export const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }),
    ),
  ]);
