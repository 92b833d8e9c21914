import { useEffect, useEffectEvent } from "react";
import { findToken } from "#app/calls/call-as-traveller.ts";

const firstPause = 2000;
const longestPause = 60_000;

/** Reads one stream of server-sent events to its end, a callback a message. */
async function readStream(signal: AbortSignal, onMessage: () => void): Promise<void> {
  const response = await fetch("/api/me/events", {
    signal,
    headers: { authorization: `Bearer ${await findToken()}`, accept: "text/event-stream" },
  });
  if (!response.ok || !response.body) throw new Error("no stream");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split("\n\n");
    rest = parts.pop() ?? "";
    if (parts.some((part) => part.startsWith("data:"))) onMessage();
  }
}

/**
 * Tells of changes to one's own requests while the page is open. An EventSource cannot carry a
 * bearer token, so the stream is read by hand, and opened again with growing pauses.
 */
export function useOwnEvents(active: boolean, onChange: () => void): void {
  const hear = useEffectEvent(onChange);
  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    let pause = firstPause;
    async function listen() {
      while (!stop.signal.aborted) {
        const began = Date.now();
        await readStream(stop.signal, () => hear()).catch(() => {});
        if (stop.signal.aborted) return;
        // A stream that held was a good one: what it missed is read at once.
        pause = Date.now() - began > 30_000 ? firstPause : Math.min(pause * 2, longestPause);
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (!stop.signal.aborted) hear();
      }
    }
    void listen();
    return () => stop.abort();
  }, [active]);
}
