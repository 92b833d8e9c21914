/**
 * What code knows of each language that pages can be in. English is the first and has no prefix. Another one is a line
 * here; where its words go says content/TRANSLATING.md, and `npm run pseudo` adds one to see that nothing else is needed.
 * One that is not `whole` is being translated: what is missing stands in English, and pages say so.
 */
const known = {
  en: { name: "English", locale: "en-IN", script: "Latin", letters: "", home: false, whole: true },
  hi: {
    ...{ name: "हिंदी", locale: "hi-IN", script: "Devanagari" },
    ...{ letters: "anek-hindi", home: true, whole: true },
  },
  bn: {
    ...{ name: "বাংলা", locale: "bn-IN-u-nu-latn", script: "Bengali" },
    ...{ letters: "anek-bengali", home: true, whole: false },
  },
};
export type Language = keyof typeof known;
export const languages = Object.keys(known) as [Language, ...Language[]];

/** Something for each language. */
export const inLanguages = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(languages.map((one) => [one, make(one)])) as Record<Language, T>;

/** How a language writes numbers, dates, money and lists (BCP 47). */
export const localeOf = inLanguages((one) => known[one].locale);

/** What a language calls itself. */
export const ownNameOf = inLanguages((one) => known[one].name);

/** Its letters, by the name of a script of Unicode. */
export const scriptOf = inLanguages((one) => known[one].script);

/** How the files of its own font begin, `anek-hindi-450.woff2`; "" where Latin letters are enough. */
export const lettersOf = inLanguages((one) => known[one].letters);

/** Whether its readers are at home in India: where nobody says, prices are those of Indian citizens. */
export const isHomeLanguage = inLanguages((one) => known[one].home);

/** Whether all of a site is there in it: its messages, its content. A check holds that of a whole one; one that is not is shown where `LOCALES` names it. */
export const isWhole = inLanguages((one) => known[one].whole);

/** What stands before the addresses of a language's pages: `/hi`, of English nothing. */
export const prefixOf = (language: Language): string => (language === "en" ? "" : `/${language}`);

/** An address of ours in a language: `/` is `/hi`, `/about?x#y` is `/hi/about?x#y`. An anchor, or another site's, stays. */
export function addressIn(language: Language, address: string): string {
  if (language === "en" || !address.startsWith("/")) return address;
  return prefixOf(language) + (/^\/(?:$|[?#])/.test(address) ? address.slice(1) : address);
}

const nameFileIn = (language: Language, name: string, kind: string) =>
  `/${name}${language === "en" ? "" : `-${language}`}.${kind}`;
/** The feed of reviews, for readers of a language. */
export const reviewFeedOf = (language: Language) => nameFileIn(language, "blogs", "xml");
/** The worker of a language's trip pages. */
export const tripWorkerOf = (language: Language) => nameFileIn(language, "trip-worker", "js");
/** What a phone's home screen is told of a language's trip pages. */
export const tripManifestOf = (language: Language) => nameFileIn(language, "trip", "webmanifest");

/** What a phone's home screen is told of a language's pages. */
export const siteManifestOf = (language: Language) => nameFileIn(language, "site", "webmanifest");

const others = languages.slice(1).join("|");
const prefixed = new RegExp(`^/(${others})(?=/|$)`);

/** The language that an address's path names, and its path without it. */
export function readLanguage(pathname: string): { language: Language; path: string } {
  const [prefix = "", language] = prefixed.exec(pathname) ?? [];
  if (!language) return { language: "en", path: pathname };
  return { language: language as Language, path: pathname.slice(prefix.length) || "/" };
}
