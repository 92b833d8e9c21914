import { useEffect, useState } from "react";

/** Section 9: the active guide gives way after 10 s; one that was clicked stays for 30 s. */
const pause = 10_000;
const stay = 30_000;

/** Which of `count` guides plays; stands still while paused. */
export function useGuides(count: number, paused: boolean) {
  const [state, setState] = useState({ active: 0, chosen: false, clicks: 0 });
  const { active, chosen, clicks } = state;
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(
      () => setState({ active: (active + 1) % count, chosen: false, clicks }),
      chosen ? stay : pause,
    );
    return () => clearTimeout(timer);
  }, [active, chosen, clicks, count, paused]);
  return {
    active,
    choose: (index: number) => setState({ active: index, chosen: true, clicks: clicks + 1 }),
  };
}
