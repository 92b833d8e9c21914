import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from "react";
import type { DeskEvent } from "#contract/wire/desk-overview.ts";

export type LiveState = "connecting" | "live" | "lost";
type Listener = (event: DeskEvent | null) => void;

const LiveContext = createContext<{
  state: LiveState;
  subscribe(listener: Listener): () => void;
  announce(event: DeskEvent): void;
} | null>(null);

/**
 * One stream of /api/desk/events for the whole desk. The browser connects again by itself; since
 * what happened meanwhile is not known, everybody is then told to read afresh (a null event).
 */
export function LiveProvider({
  isOff = false,
  children,
}: {
  /** While nobody may listen. */
  isOff?: boolean;
  children: ReactNode;
}) {
  const [state, setState] = useState<LiveState>("connecting");
  const listeners = useMemo(() => new Set<Listener>(), []);
  useEffect(() => {
    if (isOff) return;
    let source: EventSource;
    let wasLost = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function connect() {
      source = new EventSource("/api/desk/events");
      source.onopen = () => {
        setState("live");
        if (wasLost) for (const listener of listeners) listener(null);
        wasLost = false;
      };
      source.onerror = () => {
        wasLost = true;
        setState("lost");
        // An answer that is no stream (a proxy's 502) ends it for good: begin a new one.
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(connect, 5000);
      };
      source.onmessage = (message) => {
        const event = JSON.parse(message.data) as DeskEvent;
        for (const listener of listeners) listener(event);
      };
    }
    connect();
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [listeners, isOff]);
  // The same two functions in every state: a listener that began anew when the stream came back would
  // forget what it had just been told.
  const channel = useMemo(
    () => ({
      subscribe(listener: Listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      announce(event: DeskEvent) {
        for (const listener of listeners) listener(event);
      },
    }),
    [listeners],
  );
  const live = useMemo(() => ({ state, ...channel }), [state, channel]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

export const useLiveState = (): LiveState => useContext(LiveContext)?.state ?? "connecting";

/** Tells this desk's own parts of something that no stream reports, such as that a chat was read. */
export function useAnnounce(): (topic: string) => void {
  const announce = useContext(LiveContext)?.announce;
  return useCallback((topic) => announce?.({ topic, type: "UPDATE", id: "-" }), [announce]);
}

/** Calls `onChange` a moment after anything of the topics has changed, several changes once. */
export function useLive(topics: readonly string[], onChange: (ids: Set<string>) => void): void {
  const live = useContext(LiveContext);
  const subscribe = live?.subscribe;
  const hear = useEffectEvent(onChange);
  const wanted = topics.join(" ");
  useEffect(() => {
    if (!subscribe) return;
    let ids = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe((event) => {
      if (event && !wanted.split(" ").includes(event.topic)) return;
      if (event) ids.add(event.id);
      timer ??= setTimeout(() => {
        const heard = ids;
        ids = new Set();
        timer = undefined;
        hear(heard);
      }, 150);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [subscribe, wanted]);
}
