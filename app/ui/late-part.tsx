import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useSyncExternalStore,
} from "react";
import { m } from "#app/paraglide/messages.js";
import { loadLate } from "#app/release/load-late.ts";

/** How a part is loaded. */
export type Load<P> = () => Promise<ComponentType<P>>;

/** What stands in the place of a part that does not come. */
export type LostView = ComponentType<{
  again(): void;
  /** Whether it is lost still: it may just have been asked for again. */
  isStill(): boolean;
  onLost?: () => void;
  hint?: string;
}>;

/** How far a part has come: what stands in its place, if it is lost, and how to ask for it again. */
export type Way = {
  /** Nobody has pressed anything for it: it is not worth loading the page anew. */
  isQuiet: boolean;
  lost: LostView | null;
  listeners: Set<() => void>;
  wake(): void;
};

export function tellLost(way: Way, lost: LostView | null): void {
  way.lost = lost;
  for (const listener of way.listeners) listener();
}

/** What to do when code does not come; fetched when the page is at rest (app/site/at-rest.tsx). */
async function findHelp(isQuiet: boolean) {
  for (let isTold = isQuiet; ; isTold = true)
    try {
      return await import("./lost-part.tsx");
    } catch {
      // In the very first moments there is nothing yet to say it with.
      if (!isTold) window.alert(m.late_offline());
      await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    }
}

/** The part as React waits for it. React keeps a refusal for ever, so there is none. */
function createPart<P>(load: Load<P>, isQuiet: boolean) {
  const way: Way = { isQuiet, lost: null, listeners: new Set(), wake: () => {} };
  const Part = lazy(async () => {
    try {
      return { default: await loadLate(load) };
    } catch (refusal) {
      if (import.meta.env.SSR) throw refusal;
      return { default: await (await findHelp(isQuiet)).insist(load, way) };
    }
  });
  return { Part: Part as unknown as ComponentType<P>, way };
}

type WaitProps = { way: Way; children?: ReactNode; onLost?: () => void; hint?: string };

/** Until the part is there; it is asked for again when it is opened anew. */
function Wait({ way, children, ...view }: WaitProps) {
  const again = () => {
    if (way.lost) tellLost(way, null);
    way.wake();
  };
  // Before what stands there can say what was so the last time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened.
  useLayoutEffect(again, []);
  const Lost = useSyncExternalStore(
    (listener) => {
      way.listeners.add(listener);
      return () => way.listeners.delete(listener);
    },
    () => way.lost,
    () => null,
  );
  return Lost ? <Lost again={again} isStill={() => way.lost !== null} {...view} /> : children;
}

/**
 * A part of a page whose code is fetched when it is first drawn. `wait` stands there meanwhile, and a
 * sentence with a button when the code does not come; the rest of the page stays as it is.
 */
export function latePart<P extends object>(
  load: Load<P>,
  { wait = null, isQuiet = false }: { wait?: ReactNode; isQuiet?: boolean } = {},
) {
  const { Part, way } = createPart(load, isQuiet);
  return function LatePart(props: P) {
    return (
      <Suspense fallback={<Wait way={way}>{wait}</Wait>}>
        <Part {...props} />
      </Suspense>
    );
  };
}

type OverlayProps = {
  /** Closes what was opened, so that the next press opens it again: it must leave the page. */
  onLost(): void;
  /** What else is said in the notice. */
  hint?: string;
};

/** The same for what opens over the page, where nothing stands: a notice at the foot of the screen says it. */
export function lateOverlay<P extends object>(load: Load<P>) {
  const { Part, way } = createPart(load, false);
  function LateOverlay({ onLost, hint, ...rest }: P & OverlayProps) {
    return (
      <Suspense fallback={<Wait way={way} onLost={onLost} {...(hint && { hint })} />}>
        <Part {...(rest as unknown as P)} />
      </Suspense>
    );
  }
  return Object.assign(LateOverlay, {
    /** Fetches the code before it is asked for. */
    warm: () => void loadLate(load).catch(() => {}),
  });
}
