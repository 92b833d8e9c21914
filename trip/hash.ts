import { spell } from "#contract/by-id.ts";
import type { TripDocument } from "./document.ts";

/** Without what is told beside a trip (how many days are left to book is another number tomorrow), and what is bought for it. */
const whatIsSeen = (document: TripDocument): TripDocument => ({
  ...document,
  notices: [],
  services: [],
  days: document.days.map((day) => ({
    ...day,
    notices: [],
    items: day.items.map((item) => ({ ...item, notices: [] })),
  })),
});

/**
 * SHA-256 of a document's canonical JSON (keys in order) without its notices and services, in hexadecimal: the same in the browser,
 * the server and whatever the database makes of the order of its keys. Two that are alike say that the same trip was seen.
 */
export async function hashDocument(document: TripDocument): Promise<string> {
  const bytes = new TextEncoder().encode(spell(whatIsSeen(document)));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A hash as it crosses the wire. */
export const documentHashPattern = /^[0-9a-f]{64}$/;
