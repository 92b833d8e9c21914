import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { language } from "#app/ui/language.ts";
import { scriptOf } from "#contract/languages.ts";

/** Of a hundred letters of a page so many are foreign where it is done: names of trains, codes, units. */
const doneWith = 10;

/** Whether more of a page's text is still English than what stays in Latin letters in every language. */
export function isBeingTranslated(text: string, script = scriptOf[language]): boolean {
  const count = (name: string) => text.match(new RegExp(`\\p{Script=${name}}`, "gu"))?.length ?? 0;
  const foreign = count("Latin");
  return foreign * 100 > (foreign + count(script)) * doneWith;
}

const main = /<main\b[\s\S]*<\/main>/;
const line = /<p class="being-translated"[^>]*>/;

/** A page as it is written: shows its line where it is being translated. */
export const tellBeingTranslated = (html: string, script = scriptOf[language]): string => {
  const text = (main.exec(html)?.[0] ?? "").replaceAll(
    /<(script|style|noscript|svg|option)\b[\s\S]*?<\/\1>|<[^>]*>|&\w+;/g,
    " ",
  );
  return isBeingTranslated(text, script)
    ? html.replace(line, (found) => found.replace(/ hidden(="")?/, ""))
    : html;
};

/** What a part of a page says; what a list offers are names. */
function readTexts(main: Element): string {
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let all = "";
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement?.closest("script, style, noscript, svg, option"))
      all += node.textContent;
  return all;
}

/**
 * Of a language that is being translated: one line at the foot of the window on each page whose texts are still
 * English. The server shows it in what it has written; the browser looks again at each step.
 */
export function BeingTranslated() {
  const { pathname } = useLocation();
  const own = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const shown = own.current;
    const page = shown?.closest("main");
    if (shown && page) shown.hidden = !isBeingTranslated(readTexts(page));
  }, [pathname]);
  return (
    <p ref={own} className="being-translated" hidden suppressHydrationWarning>
      {m.language_being_translated()}
    </p>
  );
}
