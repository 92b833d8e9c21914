import { createHash } from "node:crypto";

const files = new Map<string, string>();

/** Where a drawing lies: by what it shows, so that a browser may keep it for ever. `name`: without a hash. */
export function addressOfDrawing(name: string, svg: string): string {
  const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 10);
  return `/data/${name}-${hash}.svg`;
}

/** Keeps a drawing for as long as the process lives. @returns its address */
export function keepDrawing(name: string, svg: string): string {
  const address = addressOfDrawing(name, svg);
  files.set(address, svg);
  return address;
}

/** The drawing at an address that `keepDrawing` gave out, or null. */
export const findDrawing = (address: string): string | null => files.get(address) ?? null;
