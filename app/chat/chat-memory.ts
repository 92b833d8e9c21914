/**
 * What this browser keeps of the chat besides the cookie. The device: which conversation, and how far it
 * was read, so that other pages and tabs know that there is one. The tab: what was not sent yet.
 */

export const seenKey = "chat.seen";
const draftKey = "chat.draft";

export type Seen = { thread: string; to: number };
export type Draft = { text: string; unsent: string[] };

/** A browser may forbid its storage, or hold something strange in it: then nothing is known. */
function read<T>(storage: () => Storage, key: string, isGood: (value: T) => boolean): T | null {
  try {
    const value = JSON.parse(storage().getItem(key) ?? "null") as T | null;
    return value && isGood(value) ? value : null;
  } catch {
    return null;
  }
}

function keep(storage: () => Storage, key: string, value: object | null): void {
  try {
    if (value) storage().setItem(key, JSON.stringify(value));
    else storage().removeItem(key);
  } catch {
    // Not kept: the conversation goes on without.
  }
}

const device = () => window.localStorage;
const tab = () => window.sessionStorage;

export const chatMemory = {
  readSeen: () =>
    read<Seen>(
      device,
      seenKey,
      ({ thread, to }) => typeof thread === "string" && Number.isFinite(to),
    ),
  keepSeen: (seen: Seen | null) => keep(device, seenKey, seen),
  readDraft: () =>
    read<Draft>(
      tab,
      draftKey,
      ({ text, unsent }) =>
        typeof text === "string" &&
        Array.isArray(unsent) &&
        unsent.every((body) => typeof body === "string"),
    ),
  keepDraft: (draft: Draft) =>
    keep(tab, draftKey, draft.text || draft.unsent.length > 0 ? draft : null),
};
export type ChatMemory = typeof chatMemory;
