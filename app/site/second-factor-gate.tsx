import { useEffect, useState } from "react";
import { loadLate } from "#app/release/load-late.ts";
import { lateOverlay } from "#app/ui/late-part.tsx";

const SecondFactorPopup = lateOverlay(
  async () => (await import("#app/traveller/second-factor-popup.tsx")).SecondFactorPopup,
);

/** Opens when a call wants the second step, and tells it what came of that. */
export function SecondFactorGate() {
  const [tell, setTell] = useState<((passed: boolean) => void) | null>(null);
  useEffect(() => {
    const ask = () => new Promise<boolean>((resolve) => setTell(() => resolve));
    // It belongs to those who call, not to every page.
    const setting = loadLate(() => import("#app/calls/second-factor-asker.ts"));
    const stop = setting.then(({ setSecondFactorAsker }) => setSecondFactorAsker(ask));
    stop.catch(() => {});
    return () => void stop.then((end) => end()).catch(() => {});
  }, []);
  if (!tell) return null;
  const finish = (passed: boolean) => {
    setTell(null);
    tell(passed);
  };
  return <SecondFactorPopup onDone={finish} onLost={() => finish(false)} />;
}
