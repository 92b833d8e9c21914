/**
 * What was begun and not sent yet, kept for this tab: it outlives a reload, a sign-in and a switch of
 * tabs. A browser may forbid its storage, or hold something strange in it: then there is none.
 */

/** The draft under a key, null when there is none; whoever reads it checks what is in it. */
export function readDraft<T>(key: string): Partial<T> | null {
  try {
    const value = JSON.parse(window.sessionStorage.getItem(key) ?? "null") as Partial<T> | null;
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; null lets it go. */
export function keepDraft(key: string, value: object | null): void {
  try {
    if (value) window.sessionStorage.setItem(key, JSON.stringify(value));
    else window.sessionStorage.removeItem(key);
  } catch {
    // Not kept: what was written lives as long as its form.
  }
}
