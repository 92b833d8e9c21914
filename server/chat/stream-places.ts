/** Streams that one conversation may hold: a few tabs. */
const mostOfOne = 4;

/** Keeps a conversation from holding streams without end: a fifth takes the oldest's place. */
export function createStreamPlaces() {
  const taken = new Map<string, AbortController[]>();
  return {
    /** @returns a signal that fires when the reader leaves, or loses the place */
    take(id: string, reader: AbortSignal): AbortSignal {
      const own = new AbortController();
      const places = [...(taken.get(id) ?? []), own];
      taken.set(id, places);
      if (places.length > mostOfOne) places.shift()?.abort();
      reader.addEventListener("abort", () => {
        const left = (taken.get(id) ?? []).filter((place) => place !== own);
        if (left.length > 0) taken.set(id, left);
        else taken.delete(id);
      });
      return AbortSignal.any([reader, own.signal]);
    },
  };
}
