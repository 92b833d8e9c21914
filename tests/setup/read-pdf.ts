import { inflateSync } from "node:zlib";

/** Streams of a PDF, unpacked where they are packed. */
function listStreams(pdf: Buffer): string[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/>>\s*stream\r?\n/g)].flatMap((match) => {
    const from = (match.index ?? 0) + match[0].length;
    const to = text.indexOf("endstream", from);
    try {
      return [inflateSync(pdf.subarray(from, to)).toString("latin1")];
    } catch {
      return [text.slice(from, to)];
    }
  });
}

const letters = (hex: string) =>
  Buffer.from(hex.replaceAll(/\s/g, ""), "hex").swap16().toString("utf16le");

/** A font's own numbers of its letters, and what they stand for. */
function readLetters(map: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const [, from = "", , list = ""] of map.matchAll(
    /<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*\[([^\]]*)\]/gi,
  ))
    for (const [index, [, hex = ""]] of [...list.matchAll(/<([0-9a-f\s]+)>/gi)].entries())
      found.set(Number.parseInt(from, 16) + index, letters(hex));
  return found;
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
const toHex = (text: string) => Buffer.from(text, "latin1").toString("hex");

/** Letters of a string in brackets, whose signs may be escaped, as hex. */
const readLiteral = (text: string): string =>
  toHex(
    text.replaceAll(/\\(\d{1,3}|\r?\n|[\s\S])/g, (_, sign: string) =>
      /^\d/.test(sign)
        ? String.fromCharCode(Number.parseInt(sign, 8))
        : /\n/.test(sign)
          ? ""
          : (escapes[sign] ?? sign),
    ),
  );

/** What is drawn by one command, as hex: strings in brackets or in hex, numbers between them. */
const drawn = /\[((?:\s|-?[\d.]+|<[0-9a-f\s]*>|\((?:\\[\s\S]|[^\\()])*\))*)\]\s*TJ/gi;
const strings = /<([0-9a-f\s]*)>|\(((?:\\[\s\S]|[^\\()])*)\)/gi;

/** What a paper of the house says, each of its texts read with each of its fonts; in lines, for searching. */
export function readPdfText(pdf: Buffer): string {
  const streams = listStreams(pdf);
  const fonts = streams.filter((stream) => stream.includes("begincmap")).map(readLetters);
  const texts = streams.flatMap((stream) =>
    [...stream.matchAll(drawn)].map(([, runs = ""]) =>
      [...runs.matchAll(strings)].map(([, hex, text = ""]) => hex ?? readLiteral(text)).join(""),
    ),
  );
  return fonts
    .flatMap((font) =>
      texts.map((hex) =>
        (hex.match(/.{4}/g) ?? [])
          .map((code) => font.get(Number.parseInt(code, 16)) ?? "")
          .join(""),
      ),
    )
    .join("\n");
}
