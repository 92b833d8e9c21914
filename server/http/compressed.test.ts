import { expect, test } from "vitest";
import { type Compressed, compressBest, compressFast, keepPacked } from "./compressed.ts";

const text = Buffer.from("A heron stands in the rice of Kuttanad. ".repeat(300));
const heldBytes = (bytes?: Buffer) => bytes?.buffer.byteLength;

test("a packed text holds no more memory than its own bytes", async () => {
  const page: Compressed = { identity: text };
  await compressFast(page);
  const kept = keepPacked(page);
  expect(heldBytes(kept.gzip)).toBe(kept.gzip?.byteLength);
  expect(heldBytes(kept.brotli)).toBe(kept.brotli?.byteLength);
  await compressBest(kept);
  expect(heldBytes(kept.brotli)).toBe(kept.brotli?.byteLength);
  expect(kept.identity.equals(text)).toBe(true);
});
