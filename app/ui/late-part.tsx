import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from "react";
import { m } from "#app/paraglide/messages.js";
import { loadLate, untilReachable } from "#app/release/load-late.ts";
import { hideNotice, showNotice } from "#app/release/notice.ts";
import { askRelease } from "#app/release/release.ts";
import { reloadOnce } from "#app/release/reload-once.ts";
import { Button } from "./button.tsx";
import styles from "./late-part.module.css";

type Load<P> = () => Promise<ComponentType<P>>;

/** Why a part is not there: no connection, or the site answers and the part's file does not come. */
type Lost = "offline" | "gone";

/**
 * Loads until the part is there: after two refusals it waits for the connection, or to be asked again.
 * React keeps a refusal for ever, so there is none.
 */
function createLoading<P>(load: Load<P>, isAsked: boolean) {
  let lost: Lost | null = null;
  let wake = () => {};
  const listeners = new Set<() => void>();
  const tell = (next: Lost | null) => {
    lost = next;
    for (const listener of listeners) listener();
  };
  async function waitForMore(why: Lost): Promise<void> {
    const ending = new AbortController();
    tell(why);
    await Promise.race([
      new Promise<void>((resolve) => {
        wake = resolve;
      }),
      ...(why === "offline" ? [untilReachable(ending.signal)] : []),
    ]);
    ending.abort();
    tell(null);
  }
  async function insist(): Promise<{ default: ComponentType<P> }> {
    for (;;) {
      try {
        return { default: await loadLate(load) };
      } catch (error) {
        if (import.meta.env.SSR) throw error;
        const isThere = await askRelease();
        // The page goes; nothing more is to be done in it.
        if (isThere && isAsked && reloadOnce()) await new Promise(() => {});
        await waitForMore(isThere ? "gone" : "offline");
      }
    }
  }
  return {
    Part: lazy(insist) as unknown as ComponentType<P>,
    way: {
      again() {
        if (lost) tell(null);
        wake();
      },
      find: () => lost,
      watch(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}

type Way = ReturnType<typeof createLoading>["way"];

/** Why the part is not there; asked for again when it is opened anew. */
function useLost({ again, find, watch }: Way): Lost | null {
  useEffect(() => again(), [again]);
  return useSyncExternalStore(watch, find, () => null);
}

const sentenceOf = (lost: Lost) => (lost === "offline" ? m.late_offline() : m.late_gone());

/** In the part's own place. */
function WaitWithin({
  way,
  isSilent,
  children,
}: {
  way: Way;
  isSilent: boolean;
  children: ReactNode;
}) {
  const lost = useLost(way);
  if (!lost || isSilent) return children;
  return (
    <div className={styles.lost} role="alert">
      <p>{sentenceOf(lost)}</p>
      {lost === "offline" ? (
        <Button size="small" onClick={way.again}>
          {m.error_again()}
        </Button>
      ) : (
        <Button size="small" onClick={() => location.reload()}>
          {m.late_reload()}
        </Button>
      )}
    </div>
  );
}

/** Over the page, where nothing stands yet: a notice says why, and what was opened is closed. */
function WaitOver({ way, onLost, hint }: { way: Way; onLost(): void; hint?: string | undefined }) {
  const lost = useLost(way);
  const tell = useEffectEvent(() => {
    // Asked for again by being opened: what is known is of the time before.
    const why = way.find();
    if (!why) return hideNotice();
    showNotice(hint ? `${sentenceOf(why)} ${hint}` : sentenceOf(why));
    onLost();
  });
  useEffect(() => {
    if (lost) tell();
  }, [lost]);
  return null;
}

type LateOptions = { wait?: ReactNode; isAsked?: boolean; isSilent?: boolean };

/**
 * A part of a page whose code is fetched when it is first drawn. `wait` stands there meanwhile, and a
 * sentence with a button when the code does not come; the rest of the page stays as it is. `isAsked`
 * false: nobody has pressed anything for it, and the page is not loaded anew for its sake. `isSilent`:
 * there is another way to say so.
 */
export function latePart<P extends object>(
  load: Load<P>,
  { wait = null, isAsked = true, isSilent = false }: LateOptions = {},
) {
  const { Part, way } = createLoading(load, isAsked);
  const waiting = (
    <WaitWithin way={way} isSilent={isSilent}>
      {wait}
    </WaitWithin>
  );
  function LatePart(props: P) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(LatePart, {
    /** Asks once more for code that did not come. */
    again: way.again,
  });
}

/** What opens over a page: `onLost` closes it when its code does not come, and the next press tries again. */
type Overlay<P> = ComponentType<P & { onLost(): void; lostHint?: string }> & {
  /** Fetches the code before it is asked for. */
  warm(): void;
};

/** The same for what opens over the page. It is to be taken out of the page when it is lost. */
export function lateOverlay<P extends object>(load: Load<P>): Overlay<P> {
  const { Part, way } = createLoading(load, true);
  function LateOverlay({ onLost, lostHint, ...rest }: P & { onLost(): void; lostHint?: string }) {
    return (
      <Suspense fallback={<WaitOver way={way} onLost={onLost} hint={lostHint} />}>
        <Part {...(rest as unknown as P)} />
      </Suspense>
    );
  }
  return Object.assign(LateOverlay, {
    warm() {
      loadLate(load).catch(() => {});
    },
  });
}
