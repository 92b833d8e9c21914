/** Steps back and forth over plans; what is shown is `present`. */
export type History<T> = { past: readonly T[]; present: T; future: readonly T[] };

export const beginHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** A change: what was undone before it is gone. */
export const pushHistory = <T>({ past, present }: History<T>, next: T): History<T> => ({
  past: [...past, present],
  present: next,
  future: [],
});

/** The same step, better: nothing to undo. */
export const replacePresent = <T>(history: History<T>, present: T): History<T> => ({
  ...history,
  present,
});

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
  };
}

export function redo<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future };
}
