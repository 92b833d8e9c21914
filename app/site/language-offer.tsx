import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { IconButton } from "#app/ui/button.tsx";
import { isNewTab } from "#app/ui/is-new-tab.ts";
import { language } from "#app/ui/language.ts";
import notice from "#app/ui/notice.module.css";
import { addressIn, type Language, ownNameOf } from "#contract/languages.ts";
import { keepChoice, keepPlace } from "./language-place.ts";

/** Each in its own language: who sees it reads that better. */
const texts: Partial<Record<Language, { also: string; take: string; stay: string }>> = {
  en: {
    also: "This page is also in English.",
    take: "Read in English",
    stay: "Stay in this language",
  },
  hi: { also: "यह पन्ना हिंदी में भी है।", take: "हिंदी में पढ़ें", stay: "इसी भाषा में पढ़ें" },
  bn: { also: "এই পাতাটি বাংলাতেও আছে।", take: "বাংলায় পড়ুন", stay: "এই ভাষাতেই পড়ুন" },
};

const nothingOpen = { panel: null, login: null };

/**
 * One line, once, in the language that the browser asks for: the site has it too. Whoever closes it, or presses
 * something else of the page, stays.
 */
export function LanguageOffer({ preferred }: { preferred: Language }) {
  const { pathname, search, hash } = useLocation();
  const [isOver, setOver] = useState(false);
  const { also, take, stay } = texts[preferred] ?? {
    also: "",
    take: ownNameOf[preferred],
    stay: ownNameOf[language],
  };
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const readOn = ({ target }: MouseEvent) => {
      if (!own.current?.contains(target as Node)) setOver(true);
    };
    document.addEventListener("click", readOn);
    return () => document.removeEventListener("click", readOn);
  }, []);
  if (isOver) return null;
  return (
    <div
      ref={own}
      className={`${notice.notice} ${notice.offer}`}
      role="status"
      lang={preferred}
      data-keeps-popup
    >
      <p>
        {also}{" "}
        <a
          href={addressIn(preferred, pathname + search + hash)}
          hrefLang={preferred}
          className="more"
          onClick={(event) =>
            isNewTab(event) ? keepChoice(preferred) : keepPlace(preferred, nothingOpen)
          }
        >
          {take}
        </a>
      </p>
      <IconButton
        name="close"
        variant="plain"
        label={stay}
        onClick={() => {
          keepChoice(language);
          setOver(true);
        }}
      />
    </div>
  );
}
