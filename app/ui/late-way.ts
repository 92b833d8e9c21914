import type { ComponentType } from "react";

/** How a part is loaded. */
export type Load<P> = () => Promise<ComponentType<P>>;

/** How far a part has come. */
export type Way = {
  /** Nobody has pressed anything for it: it is not worth loading the page anew. */
  isQuiet: boolean;
  /** What stands in its place, if it is lost. */
  lost: ComponentType<LostProps> | null;
  /** Asks for it again. */
  wake(): void;
  listeners: Set<() => void>;
};

export type LostProps = { way: Way; onLost?: () => void; isMenu?: boolean };
