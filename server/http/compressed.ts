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

type Accepted = { br: boolean; gzip: boolean };

/** Browsers have a handful of ways to say it; strangers as many as they like. */
const read = new Map<string, Accepted>();
const mostRead = 100;

/** What an `Accept-Encoding` takes of the two that we have; `q=0` refuses. */
export function readAccepted(header: string): Accepted {
  const known = read.get(header);
  if (known) return known;
  const accepted = { br: false, gzip: false };
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...marks] = part.split(";").map((piece) => piece.trim());
    const isRefused = marks.some((mark) => /^q\s*=\s*0(\.0*)?$/.test(mark));
    if (name === "br" || name === "gzip") accepted[name] = !isRefused;
  }
  if (read.size >= mostRead) read.clear();
  if (header.length <= 200) read.set(header, accepted);
  return accepted;
}

/** The bytes that suit an `Accept-Encoding`, and what they are to be called. */
export function pickEncoding(
  text: Compressed,
  header: string,
): { encoding: "br" | "gzip" | null; bytes: Buffer } {
  const accepted = readAccepted(header);
  if (text.brotli && accepted.br) return { encoding: "br", bytes: text.brotli };
  if (text.gzip && accepted.gzip) return { encoding: "gzip", bytes: text.gzip };
  return { encoding: null, bytes: text.identity };
}
