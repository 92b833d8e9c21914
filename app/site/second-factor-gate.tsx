import { useEffect, useState } from "react";
import { setSecondFactorAsker } from "#app/calls/second-factor-asker.ts";
import { lateOverlay } from "#app/ui/late-part.tsx";

const SecondFactorPopup = lateOverlay(
  async () => (await import("#app/traveller/second-factor-popup.tsx")).SecondFactorPopup,
);

/** Opens when a call wants the second step, and tells it what came of that. */
export function SecondFactorGate() {
  const [tell, setTell] = useState<((passed: boolean) => void) | null>(null);
  useEffect(() => setSecondFactorAsker(() => new Promise((resolve) => setTell(() => resolve))), []);
  if (!tell) return null;
  const finish = (passed: boolean) => {
    setTell(null);
    tell(passed);
  };
  return <SecondFactorPopup onDone={finish} onLost={() => finish(false)} />;
}
