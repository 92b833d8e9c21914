/** The languages that the site's pages can be in; English, the first, has no prefix. */
export const languages = ["en", "hi"] as const;
export type Language = (typeof languages)[number];

/** How a language writes numbers, dates, money and lists (BCP 47). */
export const localeOf: Readonly<Record<Language, string>> = { en: "en-IN", hi: "hi-IN" };

/** What a language calls itself. */
export const ownNameOf: Readonly<Record<Language, string>> = { en: "English", hi: "हिंदी" };

/** What stands before the addresses of a language's pages: `/hi`, of English nothing. */
export const prefixOf = (language: Language): string => (language === "en" ? "" : `/${language}`);

/** A page's address in a language: `/` is `/hi`, `/about?x#y` is `/hi/about?x#y`. */
export const addressIn = (language: Language, address: string): string =>
  prefixOf(language) +
  (language !== "en" && /^\/(?![^?#])/.test(address) ? address.slice(1) : address);

const others = languages.slice(1).join("|");
const prefixed = new RegExp(`^/(${others})(?=/|$)`);

/** The language that an address's path names, and its path without it. */
export function readLanguage(pathname: string): { language: Language; path: string } {
  const [prefix = "", language] = prefixed.exec(pathname) ?? [];
  if (!language) return { language: "en", path: pathname };
  return { language: language as Language, path: pathname.slice(prefix.length) || "/" };
}

/** The first language of an `Accept-Language` that is among `offered`; English where none is, or where it cannot be read. */
export function preferLanguage(accepted: string, offered: readonly Language[]): Language {
  const wished = accepted
    .slice(0, 1000)
    .split(",")
    .map((part) => {
      const [tag = "", ...rest] = part.trim().toLowerCase().split(";");
      const weight = rest
        .map((one) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(one)?.[1])
        .find(Boolean);
      return {
        language: tag.split("-")[0] ?? "",
        weight: weight === undefined ? 1 : Number(weight),
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return (
    (wished.find(({ language }) => offered.includes(language as Language))?.language as Language) ??
    "en"
  );
}
