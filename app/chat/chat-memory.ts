import { clearStored, readStored, writeStored } from "#app/calls/stored-values.ts";
import { keepDraft, readDraft } from "#app/forms/drafts.ts";

/**
 * What this browser keeps of the chat besides the cookie. The device: which conversation, and how far it
 * was read, so that other pages and tabs know that there is one. The tab: what was not sent yet.
 */

export const seenKey = "chat.seen";
const draftKey = "chat.draft";

export type Seen = { thread: string; to: number };
export type Draft = { text: string; unsent: string[] };

export const chatMemory = {
  /** A browser may forbid its storage, or hold something strange in it: then nothing is known. */
  readSeen(): Seen | null {
    try {
      const seen = JSON.parse(readStored(seenKey) ?? "null") as Partial<Seen> | null;
      const { thread, to } = seen ?? {};
      return typeof thread === "string" && Number.isFinite(to) ? (seen as Seen) : null;
    } catch {
      return null;
    }
  },
  keepSeen(seen: Seen | null): void {
    if (seen) writeStored(seenKey, JSON.stringify(seen));
    else clearStored(seenKey);
  },
  readDraft: (): Draft | null => {
    const { text, unsent } = readDraft<Draft>(draftKey) ?? {};
    const isGood =
      typeof text === "string" &&
      Array.isArray(unsent) &&
      unsent.every((body) => typeof body === "string");
    return isGood ? { text, unsent } : null;
  },
  keepDraft: (draft: Draft) =>
    keepDraft(draftKey, draft.text || draft.unsent.length > 0 ? draft : null),
};
export type ChatMemory = typeof chatMemory;
