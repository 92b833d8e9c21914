import { useLocation } from "react-router";
import { usePanels } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import { isNewTab } from "#app/ui/is-new-tab.ts";
import { language, nameLanguage } from "#app/ui/language.ts";
import { addressIn, type Language, ownNameOf, readLanguage } from "#contract/languages.ts";
import { useChrome } from "./chrome-data.ts";
import { keepPlace } from "./language-place.ts";

/** The page that is open, as its address stands: a plan writes each change there past the router. */
function findOpenPage(other: Language): string {
  const { pathname, search, hash } = window.location;
  return addressIn(other, readLanguage(pathname).path + search + hash);
}

/**
 * Leads to the same page in the other languages, with query and anchor, and takes along what is open
 * and how far one has read. Nothing where the site is shown in one language.
 */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { languages } = useChrome();
  const { pathname, search, hash } = useLocation();
  const open = usePanels();
  const others = languages?.filter((one) => one !== language) ?? [];
  return others.map((other) => (
    <a
      key={other}
      href={addressIn(other, pathname + search + hash)}
      hrefLang={other}
      lang={other}
      className={className}
      title={m.language_switch({ language: nameLanguage(other) })}
      onClick={(event) => {
        event.currentTarget.href = findOpenPage(other);
        if (!isNewTab(event)) keepPlace(other, open);
      }}
    >
      {ownNameOf[other]}
    </a>
  ));
}
