import { type Language, readLanguage } from "#contract/languages.ts";
import type { RenderPage } from "./pages.ts";

/**
 * Renders each page in the language that its address names. What another language needs is opened
 * when it is first asked for; an address of a language that is not offered is one of the first language's.
 */
export function renderInLanguages(
  first: RenderPage,
  others: Partial<Record<Language, () => Promise<RenderPage>>>,
): RenderPage {
  const opened = new Map<Language, Promise<RenderPage>>();
  const open = (language: Language): Promise<RenderPage> | undefined => {
    const known = opened.get(language) ?? others[language]?.();
    if (!known) return undefined;
    opened.set(language, known);
    // What could not be opened is tried again.
    known.catch(() => opened.delete(language));
    return known;
  };
  return async (request, log, onRead) => {
    const path = new URL(request.url).pathname.replace(/\.data$/, "");
    const render = (await open(readLanguage(path).language)) ?? first;
    return render(request, log, onRead);
  };
}

/** Addresses that are the same in every language: calls, files, and pages that the server writes itself. */
const shared =
  /^\/(?:(?:api|auth|rest|storage|data|social|p|supplier|newsletter|docs|dev|assets|fonts|pictures|films|portraits|\.well-known|password-mail-sent|healthz|readyz|metrics)(?:\/|$)|[\w-]+\.(?:xml|txt|json|webmanifest|svg|png|ico|js)$)/;

/** Where an address leads that names a language and has none: its path without it; null for any other. */
export function findShared(pathname: string): string | null {
  const { language, path } = readLanguage(pathname);
  return language !== "en" && shared.test(path) ? path : null;
}
