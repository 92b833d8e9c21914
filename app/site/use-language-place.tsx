import { type ReactNode, useEffect, useState } from "react";
import { keys, readStored } from "#app/calls/stored-values.ts";
import { usePanels } from "#app/panels/panels.tsx";
import { loadLate } from "#app/release/load-late.ts";
import { language } from "#app/ui/language.ts";
import type { Language } from "#contract/languages.ts";
import { useChrome } from "./chrome-data.ts";
import { keepChoice, languageKey, longest, type Place, placeKey } from "./language-place.ts";

/** Milliseconds in which a page that was left is one that is still looked at. */
const soon = 20_000;

/**
 * What `keepPlace` has kept a moment ago for this language, once. The page that is being left may come to rest
 * only now: what is kept is not for it. What no page has taken soon is nobody's any more.
 */
function takePlace(): Place | null {
  try {
    const { at, ...place } = JSON.parse(sessionStorage.getItem(placeKey) ?? "{}");
    const isOver = !(Date.now() - at < soon);
    if (!isOver && localStorage.getItem(languageKey) !== language) return null;
    sessionStorage.removeItem(placeKey);
    return isOver ? null : place;
  } catch {
    return null;
  }
}

/** Scrolls to the same part of a page that is longer or shorter now, unless somebody has scrolled already. */
function readOn({ read }: Place, from = 0): number {
  if (window.scrollY === from && read > 0) window.scrollTo(0, read * longest());
  return window.scrollY;
}

/** What was typed and not sent stands in its forms again; a part that opens for it moves what is below. */
function writeOn(place: Place, from: number): void {
  loadLate(async () => (await import("#app/forms/restore-forms.ts")).restoreForms)
    .then((restoreForms) => restoreForms(place.forms))
    .then(() => readOn(place, from))
    .catch(() => {});
}

/** Mails to whoever is signed in follow the choice. Nothing is lost where it does not arrive. */
function tellChoice(): void {
  if (!readStored(keys.session)) return;
  loadLate(async () => (await import("./tell-account.ts")).tellAccount)
    .then((tellAccount) => tellAccount())
    .catch(() => {});
}

/** The language that the browser asks for before the page's own; null when the page is right, or one has chosen. */
function findPreferred(shown: Language, offered: readonly Language[]): Language | null {
  try {
    if (localStorage.getItem(languageKey)) return null;
  } catch {
    return null;
  }
  const preferred = navigator.languages
    .map((tag) => tag.split("-")[0] as Language)
    .find((one) => offered.includes(one));
  return preferred && preferred !== shown ? preferred : null;
}

/** Where one comes from the other language: as it was there. Where one comes for the first time: the offer of one's own. */
export function useLanguagePlace(): ReactNode {
  const { languages } = useChrome();
  const { openPanel, openLogin } = usePanels();
  const [offer, setOffer] = useState<ReactNode>(null);
  useEffect(() => {
    if (!languages) return;
    const place = takePlace();
    if (place) {
      writeOn(place, readOn(place));
      tellChoice();
    }
    if (place?.panel) openPanel(place.panel);
    if (place?.login) openLogin(place.login);
    const preferred = findPreferred(language, languages);
    if (!preferred) return;
    loadLate(async () => (await import("./language-offer.tsx")).LanguageOffer).then(
      (LanguageOffer) => {
        setOffer(<LanguageOffer preferred={preferred} />);
        // Proposed once: whoever reads on has seen it.
        keepChoice(language);
      },
      () => {},
    );
  }, []);
  return offer;
}
