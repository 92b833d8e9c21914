import type { Language } from "#contract/languages.ts";

declare global {
  interface ImportMetaEnv {
    /** Which language the code speaks: filled in per language when all is bundled. */
    readonly LANGUAGE: Language;
    /** Whether all of the site is there in it. */
    readonly LANGUAGE_WHOLE: boolean;
    /** What the language adds to the styles of all; of English nothing. */
    readonly LANGUAGE_STYLES: string;
  }
}
