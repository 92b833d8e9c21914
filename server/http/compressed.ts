import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A text as it is and as it travels. */
export type Compressed = { identity: Buffer; gzip?: Buffer; brotli?: Buffer };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressBrotli = (bytes: Buffer, quality: number) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });

/** Brotli 5 and gzip, in a few milliseconds: for the first who asks. */
export async function compressFast(text: Compressed): Promise<void> {
  [text.brotli, text.gzip] = await Promise.all([
    compressBrotli(text.identity, 5),
    zip(text.identity),
  ]);
}

/** Brotli 11, a tenth less and a tenth of a second more: put in its place for those who come later. */
export async function compressBest(text: Compressed): Promise<void> {
  text.brotli = await compressBrotli(text.identity, 11);
}

/** The bytes that suit an `Accept-Encoding`, and what they are to be called. */
export function pickEncoding(
  text: Compressed,
  accepted: string,
): { encoding: "br" | "gzip" | null; bytes: Buffer } {
  if (text.brotli && /\bbr\b/.test(accepted)) return { encoding: "br", bytes: text.brotli };
  if (text.gzip && /\bgzip\b/.test(accepted)) return { encoding: "gzip", bytes: text.gzip };
  return { encoding: null, bytes: text.identity };
}
