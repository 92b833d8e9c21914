import type { IncomingMessage } from "node:http";
import {
  askPublic,
  NotPublic,
  type Outside,
  outside,
  readPublicUrl,
  within,
} from "#server/outside/public-request.ts";

/** An address that is never asked, or an answer that is no picture: trying again changes nothing. */
export class PictureUnwanted extends Error {
  override name = "PictureUnwanted";
}

export const fetchLimits = { bytes: 2 * 1024 * 1024, redirects: 3, ms: 8000 } as const;

const headers = { accept: "image/*", "accept-encoding": "identity" };

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

/** What the address holds, over a few redirects, each looked at anew. */
async function follow(text: string, world: Outside, signal: AbortSignal): Promise<Uint8Array> {
  let url = readPublicUrl(text);
  for (let hop = 0; hop <= fetchLimits.redirects; hop++) {
    const answer = await askPublic(world, url, { headers, signal });
    try {
      const status = answer.statusCode ?? 0;
      if (status === 200) return await within(signal, readBytes(answer));
      if (status >= 500 || status === 429) throw new Error(`answered ${status}`);
      const { location } = answer.headers;
      if (![301, 302, 303, 307, 308].includes(status) || !location)
        throw new PictureUnwanted(`answered ${status}`);
      url = readPublicUrl(location, url);
    } finally {
      answer.destroy();
    }
  }
  throw new PictureUnwanted("too many redirects");
}

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
    try {
      return await follow(text, world, signal);
    } catch (error) {
      throw error instanceof NotPublic ? new PictureUnwanted(error.message) : error;
    }
  };
