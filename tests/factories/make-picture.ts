import sharp from "sharp";

/** A small picture of one colour. */
export async function makePicture(
  format: "png" | "jpeg" | "webp" = "png",
  size = { width: 40, height: 30 },
): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { ...size, channels: 3, background: "#a3123f" } });
  return new Uint8Array(await image.toFormat(format).toBuffer());
}
