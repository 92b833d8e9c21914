import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress } from "#server/limits/network.ts";

/** An address that is never asked, or an answer that is no picture: trying again changes nothing. */
export class PictureUnwanted extends Error {
  override name = "PictureUnwanted";
}

export const fetchLimits = { bytes: 2 * 1024 * 1024, redirects: 3, ms: 8000 } as const;

type Outside = {
  /** All addresses of a name. */
  resolve(host: string): Promise<string[]>;
  /** Asks one address, and no other, for a page of that name. */
  ask(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage>;
};

const outside: Outside = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  ask: (url, address, signal) =>
    new Promise((resolve, reject) => {
      const answer = { address, family: isIP(address) };
      request(url, {
        signal,
        // No connection of before is used again, and the name is not looked up a second time.
        agent: false,
        lookup: (_host, options, done) =>
          options.all ? done(null, [answer]) : done(null, answer.address, answer.family),
        headers: { accept: "image/*", "accept-encoding": "identity" },
      })
        .on("response", resolve)
        .on("error", reject)
        .end();
    }),
};

function readAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (url?.protocol !== "https:" || url.port || url.username || url.password)
    throw new PictureUnwanted("not an https address");
  return url;
}

/** One public address of the host; every one it has must be public. */
async function findPublicAddress(url: URL, { resolve }: Outside): Promise<string> {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const addresses = isIP(host) ? [host] : await resolve(host);
  const [first] = addresses;
  if (!first || !addresses.every(isPublicAddress)) throw new PictureUnwanted("not a public host");
  return first;
}

async function readBytes(answer: IncomingMessage): Promise<Uint8Array> {
  const tooLarge = () => new PictureUnwanted("too large");
  if (Number(answer.headers["content-length"] ?? 0) > fetchLimits.bytes) throw tooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > fetchLimits.bytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Races work that knows no signal against one. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }),
    ),
  ]);

export type FetchPicture = (address: string) => Promise<Uint8Array>;

/**
 * Fetches what a stranger says is a picture: https to public addresses alone, looked up once and
 * asked there; each redirect is looked at anew; bytes and time are bounded as a whole. What comes is
 * not believed: the picture room decodes it. @throws PictureUnwanted, or whatever the network says
 */
export const createPictureFetcher =
  (world: Outside = outside, ms: number = fetchLimits.ms): FetchPicture =>
  async (text) => {
    const signal = AbortSignal.timeout(ms);
    let url = readAddress(text);
    for (let hop = 0; hop <= fetchLimits.redirects; hop++) {
      const address = await within(signal, findPublicAddress(url, world));
      const answer = await within(signal, world.ask(url, address, signal));
      try {
        const status = answer.statusCode ?? 0;
        if (status === 200) return await within(signal, readBytes(answer));
        if (status >= 500 || status === 429) throw new Error(`answered ${status}`);
        const { location } = answer.headers;
        if (![301, 302, 303, 307, 308].includes(status) || !location)
          throw new PictureUnwanted(`answered ${status}`);
        url = readAddress(location, url);
      } finally {
        answer.destroy();
      }
    }
    throw new PictureUnwanted("too many redirects");
  };
