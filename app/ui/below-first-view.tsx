import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigationType } from "react-router";

const watchNothing = () => () => {};
/** The server's page is whole, and so is its application from the beginning. */
const useIsHydrating = () =>
  useSyncExternalStore(
    watchNothing,
    () => false,
    () => true,
  );

/** Calls once the frame has been painted that stands now. Returns how to stop waiting. */
function afterPaint(call: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = call;
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  return () => {
    cancelAnimationFrame(frame);
    port1.close();
  };
}

/**
 * Whether what stood when `isReady` became true has been painted: what hangs on it is drawn after that, in pieces that
 * the page's thread is not held for. `isPainted`: what it is at first.
 */
export function usePainted(isReady: boolean, isPainted = false): boolean {
  const [isThere, setThere] = useState(isPainted);
  useEffect(
    () =>
      isThere || !isReady ? undefined : afterPaint(() => startTransition(() => setThere(true))),
    [isThere, isReady],
  );
  return isThere;
}

function Below({ isWhole, children }: { isWhole: boolean; children: ReactNode }) {
  const isThere = usePainted(true, isWhole);
  // As high as the screen, so that nothing from below is seen for a moment.
  return isThere ? children : <div style={{ minHeight: "100lvh" }} />;
}

/**
 * What no first view shows is drawn in the next frame of a page that was gone to by a link. Not where someone
 * comes back to a place further down, or goes to one by its anchor: those have the whole page at once.
 */
export function BelowFirstView({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const isHydrating = useIsHydrating();
  return (
    <Below key={pathname} isWhole={isHydrating || isBack || hash !== ""}>
      {children}
    </Below>
  );
}
