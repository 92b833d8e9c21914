import type { OwnStop, OwnWords } from "./own-words.ts";
import type { Skeleton } from "./skeleton.ts";

/** What people wrote into the trip of a link. */
export const ownWordsOf = ({ o = {}, x = {} }: Pick<Skeleton, "o" | "x">): OwnWords => ({
  texts: x,
  stops: Object.fromEntries(
    Object.entries(o).map(([day, stops]) => [
      day,
      stops.map(
        ({ i: id, n: name, a: at = null, m: minutes = null, x: text = "", b: by }): OwnStop => ({
          ...{ id, at, minutes, text, notices: [], kind: "own", name, by: by ?? "traveller" },
        }),
      ),
    ]),
  ),
});
