import type { ShownNotice } from "./notices.tsx";

/** What somebody wrote to a stop, to be read with the day's notes: a column of the strip is too narrow for it. */
export const tellText = (text: string): ShownNotice[] =>
  text ? [{ level: "note", code: "words", values: {}, text }] : [];
