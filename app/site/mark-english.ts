import { language } from "#app/ui/language.ts";
import { scriptOf } from "#contract/languages.ts";

/**
 * On a page in another script, what stands there in English still: a name, a text that is not translated yet. It is
 * marked with `lang`, so that it is read out and broken as what it is, wherever it comes from.
 */
const words = /\p{Script=Latin}{2}/u;

/** Whether a text is English among another script: letters, and none of the page's own. */
const isEnglish = (text: string, own: RegExp): boolean => words.test(text) && !own.test(text);

const lettersOfScript = (script: string) => new RegExp(`\\p{Script=${script}}`, "u");

const leaf =
  /<(p|h[1-6]|span|li|d[dt]|b|strong|em|figcaption|a|td|th|summary|cite|address|small|div|label|option)(\s[^<>]*)?>([^<>]+)<\/\1>/g;

/** A page as it is written: elements that hold English alone say so. */
export function markEnglish(html: string, script = scriptOf[language]): string {
  const own = lettersOfScript(script);
  return html.replace(leaf, (found, tag: string, attributes = "", text: string) =>
    isEnglish(text.replaceAll(/&\w+;/g, ""), own) && !/\slang=/.test(attributes)
      ? `<${tag}${attributes} lang="en">${text}</${tag}>`
      : found,
  );
}

/** The same for what is drawn later, for as long as it is watched. @returns how to stop */
export function watchEnglish(root: Element): () => void {
  let waiting = false;
  const own = lettersOfScript(scriptOf[language]);
  const mark = () => {
    waiting = false;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent ||
        parent.childElementCount > 0 ||
        parent.closest("[lang]") !== root.closest("html")
      )
        continue;
      if (isEnglish(node.textContent ?? "", own)) parent.lang = "en";
    }
  };
  const observer = new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    setTimeout(mark, 200);
  });
  observer.observe(root, { childList: true, subtree: true });
  mark();
  return () => observer.disconnect();
}
