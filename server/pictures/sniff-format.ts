export type PictureFormat = "jpeg" | "png" | "webp" | "heif";

const startsWith = (bytes: Uint8Array, offset: number, ...wanted: number[]) =>
  wanted.every((byte, index) => bytes[offset + index] === byte);
const saysAt = (bytes: Uint8Array, offset: number, text: string) =>
  startsWith(bytes, offset, ...Buffer.from(text, "latin1"));

/** What a file is by its first bytes, as the decoders themselves tell; null for everything else. */
export function sniffFormat(bytes: Uint8Array): PictureFormat | null {
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return "jpeg";
  if (startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (saysAt(bytes, 0, "RIFF") && saysAt(bytes, 8, "WEBP")) return "webp";
  const brands = ["avif", "avis", "mif1", "heic", "heix"];
  return saysAt(bytes, 4, "ftyp") && brands.some((brand) => saysAt(bytes, 8, brand))
    ? "heif"
    : null;
}
