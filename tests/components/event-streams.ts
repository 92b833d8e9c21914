import { vi } from "vitest";

/** Event streams that the test opens, feeds and breaks in the server's place. */
export function openEventStreams() {
  class Stream extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSED = 2;
    readyState = 0;
    onopen: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
      streams.push(this);
    }
    close(): void {
      this.readyState = 2;
    }
  }
  const streams: Stream[] = [];
  vi.stubGlobal("EventSource", Stream);
  const living = () => streams.filter(({ readyState }) => readyState !== 2);
  return {
    living,
    open() {
      for (const stream of living()) {
        stream.readyState = 1;
        stream.onopen?.();
      }
    },
    send(data: unknown) {
      for (const stream of living()) stream.onmessage?.({ data: JSON.stringify(data) });
    },
    lose() {
      for (const stream of living()) stream.onerror?.();
    },
  };
}
