type Rendering = {
  /** By the count, when it was begun. */
  begunAt: number;
  /** What it has read under which tag, and when it first did. */
  reads: ReadonlyMap<string, number>;
};

/** Counts what has changed: by tag, and what may be of anything. Whether a page is older than that is told here. */
export function createChangeCount() {
  let count = 0;
  let all = 0;
  const last = new Map<string, number>();
  return {
    now: () => count,
    note: (tag: string) => void last.set(tag, ++count),
    noteAll() {
      all = ++count;
    },
    /** Whether something has changed since that a rendering is made of. */
    concern: ({ begunAt, reads }: Rendering): boolean =>
      all > begunAt || [...reads].some(([tag, at]) => (last.get(tag) ?? 0) > at),
  };
}
