import { lazy, Suspense, useSyncExternalStore } from "react";
import { type ToastKind, toastTimes } from "./toast-times.ts";

export { toastTimes } from "./toast-times.ts";

const loadToasts = () => import("./toast-container.tsx");
const ToastContainer = lazy(async () => ({ default: (await loadToasts()).Container }));

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

/** Says `text` at the top right; react-toastify's defaults but for the time. */
export async function showToast(
  text: string,
  kind: ToastKind = "success",
  time: number = toastTimes.usual,
): Promise<void> {
  wantToasts();
  const { say } = await loadToasts();
  say(text, kind, time);
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
  return mounted ? (
    <Suspense fallback={null}>
      <ToastContainer />
    </Suspense>
  ) : null;
}
