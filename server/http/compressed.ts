import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzip } from "node:zlib";

/** A text as it is and as it travels. */
export type Compressed = { readonly identity: Buffer; gzip?: Buffer; brotli?: Buffer };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** A window that the text fits into: by itself Brotli takes memory for one of 4 MB, eight bytes for each of it. */
const windowOf = (bytes: number) => Math.min(22, Math.max(17, Math.ceil(Math.log2(bytes + 16))));
async function compressBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes.byteLength),
  };
  return fit(await brotli(bytes, { params }));
}

/** What is a view of one of zlib's pieces holds it whole, and so does a `Buffer.from` of Node's pool of 64 KB. */
function fit(bytes: Buffer): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes;
  const exact = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(exact);
  return exact;
}

/** Brotli 5 and gzip, in a few milliseconds: for the first who asks. */
export async function compressFast(text: Compressed): Promise<void> {
  [text.brotli, text.gzip] = await Promise.all([
    compressBrotli(text.identity, 5),
    zip(text.identity).then(fit),
  ]);
}

/** Brotli 11, a tenth less and a tenth of a second more: put in its place for those who come later. */
export async function compressBest(text: Compressed): Promise<void> {
  text.brotli = await compressBrotli(text.identity, 11);
}

/** A text of which only the packed forms are kept. */
class Packed implements Compressed {
  gzip: Buffer;
  brotli: Buffer;
  constructor({ gzip, brotli }: { gzip: Buffer; brotli: Buffer }) {
    this.gzip = gzip;
    this.brotli = brotli;
  }
  /** Unpacked each time, in less than a millisecond. */
  get identity(): Buffer {
    return brotliDecompressSync(this.brotli);
  }
}

/**
 * The same without the text itself, which is three quarters of the bytes and is asked for by few: it is unpacked
 * for them. What is not compressed yet stays as it is.
 */
export const keepPacked = ({ gzip, brotli, identity }: Compressed): Compressed =>
  gzip && brotli ? new Packed({ gzip, brotli }) : { identity };

/** Bytes that are held of a text in all its forms. */
export const countHeld = (text: Compressed): number =>
  (text instanceof Packed ? 0 : text.identity.byteLength) +
  (text.gzip?.byteLength ?? 0) +
  (text.brotli?.byteLength ?? 0);

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
