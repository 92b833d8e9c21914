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
import type { Load, LostProps, Way } from "./late-way.ts";

/** What to do when code does not come; fetched when the page is at rest (app/site/at-rest.tsx). */
async function findHelp(isQuiet: boolean) {
  for (;;)
    try {
      return await import("./lost-part.tsx");
    } catch {
      // In the very first moments there is nothing yet to say it with.
      if (!isQuiet) window.alert(m.error_offline_text());
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

/** Until the part is there; it is asked for again when it is opened anew. */
function Wait({ children, ...props }: LostProps & { children?: ReactNode }) {
  const { way } = props;
  // Before what stands there can say what was so the last time.
  useLayoutEffect(() => way.wake(), [way]);
  const Lost = useSyncExternalStore(
    (listener) => {
      way.listeners.add(listener);
      return () => way.listeners.delete(listener);
    },
    () => way.lost,
    () => null,
  );
  return Lost ? <Lost {...props} /> : children;
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
  /** There is another way to what it holds: the links at the foot of each page. */
  isMenu?: boolean;
};

/** The same for what opens over the page, where nothing stands: a notice at the foot of the screen says it. */
export function lateOverlay<P extends object>(load: Load<P>) {
  const { Part, way } = createPart(load, false);
  function LateOverlay({ onLost, isMenu = false, ...rest }: P & OverlayProps) {
    return (
      <Suspense fallback={<Wait way={way} onLost={onLost} isMenu={isMenu} />}>
        <Part {...(rest as unknown as P)} />
      </Suspense>
    );
  }
  return Object.assign(LateOverlay, {
    /** Fetches the code before it is asked for. */
    warm: () => void loadLate(load).catch(() => {}),
  });
}
