import { useSyncExternalStore } from "react";

/** The local storage keys of section 3 of the specification. */
export const keys = {
  session: "auth.session",
  image: "user.image",
  admin: "admin.email",
} as const;

/** `device` is local storage; `tab` is session storage, gone with the tab. */
export type Place = "device" | "tab";

const changes = new EventTarget();

/** Null where storage is forbidden (a browser may refuse it altogether). */
function findStorage(place: Place): Storage | null {
  try {
    return place === "tab" ? window.sessionStorage : window.localStorage;
  } catch {
    return null;
  }
}

export function readStored(key: string): string | null {
  return findStorage("tab")?.getItem(key) ?? findStorage("device")?.getItem(key) ?? null;
}

export function isKeptInTab(key: string): boolean {
  return findStorage("tab")?.getItem(key) != null;
}

/** A full or forbidden storage loses the value, never the page. */
export function writeStored(key: string, value: string, place: Place = "device"): void {
  try {
    findStorage(place)?.setItem(key, value);
    findStorage(place === "tab" ? "device" : "tab")?.removeItem(key);
  } catch {
    return;
  }
  changes.dispatchEvent(new Event("change"));
}

export function clearStored(key: string): void {
  findStorage("tab")?.removeItem(key);
  findStorage("device")?.removeItem(key);
  changes.dispatchEvent(new Event("change"));
}

/** Called on a change in this tab and, for what the device keeps, in others. */
export function watchStored(onChange: () => void): () => void {
  changes.addEventListener("change", onChange);
  window.addEventListener("storage", onChange);
  return () => {
    changes.removeEventListener("change", onChange);
    window.removeEventListener("storage", onChange);
  };
}

/** The stored value, live; null on the server and until the page is hydrated. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    watchStored,
    () => readStored(key),
    () => null,
  );
}

const never = () => () => {};

/** False on the server and in the first render of the browser: who you are is known after it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
