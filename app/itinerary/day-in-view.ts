import { type RefObject, useEffect, useState } from "react";

/**
 * The number of the day that is being read: the one in the upper part of the window, or on a phone the one that has
 * been swiped to. `count`: of the days, when they are others.
 */
export function useDayInView(root: RefObject<HTMLElement | null>, count: number): number {
  const [day, setDay] = useState(1);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const shown = entries.filter(({ isIntersecting }) => isIntersecting);
        const number = Number(shown[0]?.target.getAttribute("data-day"));
        if (number > 0) setDay(number);
      },
      // A line in the window's upper third; half a phone's width, so that the next day does not count yet.
      { rootMargin: "-30% -40% -69% -40%" },
    );
    for (const one of root.current?.querySelectorAll("article[data-day]") ?? []) watch.observe(one);
    return () => watch.disconnect();
  }, [root, count]);
  return Math.min(day, Math.max(1, count));
}
