import type { EventHub, LiveEvent } from "./event-hub.ts";
import type { LivePlaces } from "./live-places.ts";

/** Server-sent events for those who may hear them: the desk and travellers on their own pages. */

const beatEvery = 20_000;
/** Events a reader may lag behind before it is dropped; its browser comes back and reads afresh. */
const mostWaiting = 200;

type StreamOptions = {
  topics: readonly string[];
  /** What of an event this reader may hear; null: nothing. */
  present(event: LiveEvent): object | null;
  /** Asked with every heartbeat: a session that has ended ends its stream. */
  stillAllowed(): Promise<boolean>;
  /** It is asked before each event too: a link that was closed a moment ago tells nothing more. */
  askEachTime?: boolean;
  /** Whose stream it is; a person's newest ones are kept. */
  owner: string;
  /** The caller's network, see `visitorKey`. */
  network: string;
  /** The one around it, see `visitorKeys`. */
  wide?: string;
  request: Request;
};

export type EventStreams = {
  /** @throws AppError too_many_requests when the network, or the process, holds too many */
  open(options: StreamOptions): Response;
  /** Says goodbye to all, so that the server can stop. */
  closeAll(): void;
};

export function createEventStreams(events: EventHub, places: LivePlaces): EventStreams {
  const open = new Set<() => void>();
  let stopped = false;
  const endAll = () => {
    for (const end of [...open]) end();
  };
  events.onGap(endAll);

  function stream(options: StreamOptions): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    const { signal } = options.request;
    let end = () => {};
    // Before anything is answered: a refusal is a status, not a stream that ends.
    const release = places.take({ ...options, end: () => end() });
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          let ended = false;
          const send = (text: string) => {
            if ((controller.desiredSize ?? 0) < -mostWaiting) end();
            else controller.enqueue(encoder.encode(text));
          };
          const untold: string[] = [];
          let asking = false;
          /** What has come while it is asked is told, or not, by the same answer or a later one. */
          const tell = async (text: string) => {
            if (!options.askEachTime) return send(text);
            if (untold.push(text) > mostWaiting) end();
            if (asking) return;
            asking = true;
            while (untold.length > 0 && !ended) {
              const count = untold.length;
              const allowed = await options.stillAllowed().catch(() => false);
              if (!allowed) end();
              else if (!ended) for (const waiting of untold.splice(0, count)) send(waiting);
            }
            asking = false;
          };
          const unsubscribe = options.topics.map((topic) =>
            events.subscribe(topic, (event) => {
              const shown = options.present(event);
              if (shown) void tell(`data: ${JSON.stringify(shown)}\n\n`);
            }),
          );
          const beat = setInterval(async () => {
            const allowed = await options.stillAllowed().catch(() => false);
            if (!allowed) end();
            else if (!ended) send(": here\n\n");
          }, beatEvery);
          beat.unref();
          end = () => {
            if (ended) return;
            ended = true;
            clearInterval(beat);
            for (const stop of unsubscribe) stop();
            open.delete(end);
            release();
            signal.removeEventListener("abort", end);
            try {
              // What a reader has not taken would hold the connection open for as long as it likes.
              if ((controller.desiredSize ?? 0) < 1) controller.error(new Error("slow reader"));
              else controller.close();
            } catch {
              // The reader has gone already.
            }
          };
          open.add(end);
          signal.addEventListener("abort", end);
          send("retry: 2000\n: welcome\n\n");
          if (stopped || signal.aborted) end();
        },
        cancel: () => end(),
      },
      { highWaterMark: 1 },
    );
  }

  return {
    open: (options) =>
      // Of a HEAD nobody reads the stream, and nobody ends it.
      new Response(options.request.method === "HEAD" ? null : stream(options), {
        headers: {
          "content-type": "text/event-stream; charset=utf-8",
          "cache-control": "no-store, no-transform",
          // Proxies that buffer would hold the events back.
          "x-accel-buffering": "no",
        },
      }),
    closeAll() {
      stopped = true;
      endAll();
    },
  };
}
