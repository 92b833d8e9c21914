const kinds = ["pointermove", "pointerdown", "touchstart", "keydown"] as const;

/** Calls once, when whoever reads the page first does something with it. Returns how to stop waiting. */
export function onFirstInput(call: () => void): () => void {
  const waiting = new AbortController();
  const answer = () => {
    waiting.abort();
    call();
  };
  for (const kind of kinds)
    addEventListener(kind, answer, { capture: true, passive: true, signal: waiting.signal });
  // Of the page: a rail that moves by itself is no input, and its event does not bubble.
  addEventListener("scroll", answer, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
