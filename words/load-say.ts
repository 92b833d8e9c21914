import type { Language } from "#contract/languages.ts";
import type { Say } from "#trip/told.ts";

/** What the planner says, as a page fetches it: its own language alone. The server's is in `say-in.ts`. */
export const loadSay: Readonly<Record<Language, () => Promise<Say>>> = {
  en: async () => (await import("./english.ts")).sayEnglish,
  hi: async () => (await import("./hindi.ts")).sayHindi,
  bn: async () => (await import("./bengali.ts")).sayBengali,
};
