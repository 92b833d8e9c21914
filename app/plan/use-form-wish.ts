import { startTransition, useEffect, useRef, useState } from "react";
import { whenIdle } from "#app/ui/when-idle.ts";
import type { Wish } from "#contract/trip/wish.ts";

/** What the form asks beside its places. */
const answersOf = ({ must, never, pins, seed, ...answers }: Wish): string =>
  JSON.stringify(Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1)));
const placesOf = ({ must, never }: Wish): string => JSON.stringify([must, never]);

/**
 * The wish that the form shows. What the form itself has said stands in it already; what comes from
 * elsewhere (another trip, an edit) is put into it when the trip has been painted and the page rests: all
 * of it, or its places alone. `answers` and `places` rise each time, as keys of what is to be made anew.
 */
export function useFormWish(wish: Wish) {
  const said = useRef(wish);
  const [shown, setShown] = useState({ wish, answers: 0, places: 0 });
  const show = (next: Wish, isNew: { answers: boolean; places: boolean }) => {
    said.current = next;
    startTransition(() =>
      setShown(({ answers, places }) => ({
        wish: next,
        answers: answers + Number(isNew.answers),
        places: places + Number(isNew.places),
      })),
    );
  };
  useEffect(() => {
    const answers = answersOf(wish) !== answersOf(said.current);
    const places = placesOf(wish) !== placesOf(said.current);
    if (answers || places) return whenIdle(() => show(wish, { answers, places }));
  }, [wish]);
  return {
    ...shown,
    /** The form has said this; `isMended`: not as it stands there. */
    say(next: Wish, isMended: boolean): void {
      show(next, { answers: isMended, places: isMended });
    },
  };
}
