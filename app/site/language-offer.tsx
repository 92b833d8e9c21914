import { useState } from "react";
import { useLocation } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "#app/ui/button.tsx";
import { language } from "#app/ui/language.ts";
import notice from "#app/ui/notice.module.css";
import { addressIn, type Language } from "#contract/languages.ts";
import { keepPlace, languageKey } from "./language-place.ts";

const nothingOpen = { panel: null, login: null };

/** One line, once, in the language that the browser asks for: the site has it too. Whoever closes it stays. */
export function LanguageOffer({ wished }: { wished: Language }) {
  const { pathname, search, hash } = useLocation();
  const [isOver, setOver] = useState(false);
  if (isOver) return null;
  return (
    <div className={notice.notice} role="status" lang={wished} data-keeps-popup>
      <p>
        {m.language_offer()}{" "}
        <a
          href={addressIn(wished, pathname + search + hash)}
          hrefLang={wished}
          onClick={() => keepPlace(wished, nothingOpen)}
        >
          {m.language_offer_take()}
        </a>
      </p>
      <IconButton
        name="close"
        variant="plain"
        label={m.language_offer_leave()}
        onClick={() => {
          try {
            localStorage.setItem(languageKey, language);
          } catch {
            // It is offered again on the next page.
          }
          setOver(true);
        }}
      />
    </div>
  );
}
