import { useSyncExternalStore } from "react";
import { loadLate } from "#app/release/load-late.ts";
import { showNotice } from "#app/release/notice.ts";
import { latePart } from "./late-part.tsx";
import { type ToastKind, toastTimes } from "./toast-times.ts";

export { toastTimes } from "./toast-times.ts";

const ToastContainer = latePart(async () => (await import("./toast-container.tsx")).Container, {
  isAsked: false,
  isSilent: true,
});

let wanted = false;
const waiting = new Set<() => void>();

function wantToasts(): void {
  if (wanted) return;
  wanted = true;
  for (const wake of waiting) wake();
}

/** Fetches the code of toasts early: what reports a network failure must not need the network. */
export function prepareToasts(): void {
  wantToasts();
}

/**
 * Says `text` at the top right; react-toastify's defaults but for the time. Where the code of toasts cannot
 * be fetched it is said in the plain notice at the foot of the screen.
 */
export async function showToast(
  text: string,
  kind: ToastKind = "success",
  time: number = toastTimes.usual,
): Promise<void> {
  wantToasts();
  try {
    const say = await loadLate(async () => (await import("./toast-container.tsx")).say);
    ToastContainer.again();
    say(text, kind, time);
  } catch {
    showNotice(text, time);
  }
}

/** Mounted once, in the document's body; draws nothing until the first toast is wanted. */
export function Toasts() {
  const mounted = useSyncExternalStore(
    (wake) => {
      waiting.add(wake);
      return () => waiting.delete(wake);
    },
    () => wanted,
    () => false,
  );
  return mounted ? <ToastContainer /> : null;
}
