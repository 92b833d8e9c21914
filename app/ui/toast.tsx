import { type ComponentType, useSyncExternalStore } from "react";
import { loadLate } from "#app/release/load-late.ts";
import { showNotice } from "#app/release/notice.ts";
import { type ToastKind, toastTimes } from "./toast-times.ts";

export { toastTimes } from "./toast-times.ts";

let Container: ComponentType | null = null;
const waiting = new Set<() => void>();

async function loadToasts() {
  const toasts = await loadLate(() => import("./toast-container.tsx"));
  if (Container !== toasts.Container) {
    Container = toasts.Container;
    for (const wake of waiting) wake();
  }
  return toasts;
}

/** Fetches the code of toasts early: what reports a network failure must not need the network. */
export function prepareToasts(): void {
  loadToasts().catch(() => {});
}

/**
 * Says `text` at the top right; react-toastify's defaults but for the time. Where the code of toasts does
 * not come it is said in the plain notice at the foot of the screen.
 */
export async function showToast(
  text: string,
  kind: ToastKind = "success",
  time: number = toastTimes.usual,
): Promise<void> {
  try {
    const { say } = await loadToasts();
    say(text, kind, time);
  } catch {
    showNotice(text, time);
  }
}

/** Mounted once, in the document's body; draws nothing until the first toast is wanted. */
export function Toasts() {
  const Found = useSyncExternalStore(
    (wake) => {
      waiting.add(wake);
      return () => waiting.delete(wake);
    },
    () => Container,
    () => null,
  );
  return Found && <Found />;
}
