/**
 * What was begun and not sent yet. In the `tab` it outlives a reload, a sign-in and a switch of tabs; on
 * the `device` also a sign-up, whose mail opens a tab of its own, and it ends after a day. A browser may
 * forbid its storage, or hold something strange in it: then there is none.
 */
export type DraftPlace = "tab" | "device";

/** Milliseconds that a draft of the device lives: people read their mail in the evening. */
const life = 24 * 3_600_000;

type Dated = { until: number; value: unknown };

const storageOf = (place: DraftPlace): Storage =>
  place === "tab" ? window.sessionStorage : window.localStorage;

/** The draft under a key, null when there is none; whoever reads it checks what is in it. */
export function readDraft<T>(key: string, place: DraftPlace = "tab"): Partial<T> | null {
  try {
    const kept: unknown = JSON.parse(storageOf(place).getItem(key) ?? "null");
    const value = place === "tab" ? kept : openDated(kept as Dated | null);
    return typeof value === "object" ? (value as Partial<T> | null) : null;
  } catch {
    return null;
  }
}

const openDated = (kept: Dated | null): unknown =>
  kept && kept.until > Date.now() ? kept.value : null;

/** Keeps a draft; null lets it go. */
export function keepDraft(key: string, value: object | null, place: DraftPlace = "tab"): void {
  try {
    const kept = place === "tab" ? value : { until: Date.now() + life, value };
    if (value) storageOf(place).setItem(key, JSON.stringify(kept));
    else storageOf(place).removeItem(key);
  } catch {
    // Not kept: what was written lives as long as its form.
  }
}
