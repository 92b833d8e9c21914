import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { SightLooks } from "#contract/wire/sight-look.ts";

const LooksContext = createContext<SightLooks>({});

/** Once a page: every trip that is planned in it is drawn from the same file. */
let whole: Promise<SightLooks> | null = null;

async function fetchLooks(address: string): Promise<SightLooks> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the looks of sights were answered with ${response.status}`);
  return (await response.json()) as SightLooks;
}

/**
 * How the sights of the shown trip are drawn: `first` came with the page, the others are fetched once there is a
 * trip that it does not know. Until they are there, and without a network, a plain stamp stands in each place.
 */
export function SightLooksProvider({
  first,
  address,
  children,
}: {
  first: SightLooks;
  address: string;
  children: ReactNode;
}) {
  const [looks, setLooks] = useState(first);
  useEffect(() => {
    let isOver = false;
    // As the planner's own facts: after the first view, and before the network may be gone.
    const timer = setTimeout(() => {
      whole ??= fetchLooks(address);
      whole.then(
        (all) => !isOver && setLooks(all),
        () => {
          whole = null;
        },
      );
    }, 200);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [address]);
  return <LooksContext value={looks}>{children}</LooksContext>;
}

export const useSightLooks = (): SightLooks => useContext(LooksContext);
