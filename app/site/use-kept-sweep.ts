import { useEffect } from "react";
import { hasKept } from "#app/kept/kept-hint.ts";
import { loadLate } from "#app/release/load-late.ts";
import { whenIdle } from "#app/ui/when-idle.ts";

/** Whichever page is opened: what lies on this phone of a trip that is long over goes. */
export function useKeptSweep(): void {
  useEffect(() => {
    if (!hasKept()) return;
    const sweep = () => loadLate(() => import("#app/kept/forget-kept.ts"));
    return whenIdle(
      () =>
        void sweep()
          .then(({ sweepKept }) => sweepKept())
          .catch(() => {}),
      5000,
    );
  }, []);
}
