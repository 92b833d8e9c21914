import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { addressIn, type Language } from "#contract/languages.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import { findSaid } from "#words/faults/say-fault.ts";
import { sayMailIn } from "#words/mails/say-mail.ts";

const style = `body{margin:0;min-height:100dvh;display:grid;place-items:center;background:#fbf4e8;color:#2b1736;font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem;text-align:center}h1{font-size:2.2rem;line-height:1.15;margin:0 0 1rem}
a,button{display:inline-block;margin-top:1.5rem;padding:.9rem 1.8rem;border:0;border-radius:999px;background:#a3123f;color:#fff;font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
p{white-space:pre-line}label{display:block;margin-top:1.5rem;text-align:left}textarea{box-sizing:border-box;width:100%;margin-top:.4rem;padding:.8rem 1rem;border:2px solid #8d7a95;border-radius:1rem;background:transparent;color:inherit;font:inherit}
.other{margin-left:.8rem;background:transparent;color:inherit;box-shadow:inset 0 0 0 2px currentColor}
a:focus-visible,button:focus-visible,textarea:focus-visible{outline:3px solid #2b1736;outline-offset:3px}
@media(prefers-color-scheme:dark){body{background:#1b1024;color:#fbf4e8}a:focus-visible,button:focus-visible{outline-color:#fbf4e8}}`;

/** In English, as it is looked up among the refusals (`words/faults`); what has no Hindi stays as it is. */
type MessagePage = {
  heading: string;
  text: string;
  /** A form that posts to an address; otherwise a link home. */
  form?: {
    action: string;
    label: string;
    /** What the button says as `answer`, and another that says something else. */
    answer?: string;
    other?: { label: string; answer: string };
    /** A field for a few words, sent as `note`. */
    note?: string;
  };
  /** Where the link goes instead of home. */
  back?: { to: string; label: string };
  /** Of the page; without it that of its reader. */
  language?: Language;
};

/** A page of one sentence, for links in mails and plain forms: it works without a script. */
export function showMessage(
  context: Context,
  page: MessagePage,
  status: ContentfulStatusCode = 200,
) {
  context.header("cache-control", "no-store");
  context.header("x-robots-tag", "noindex");
  context.header(
    "content-security-policy",
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  );
  const { form, back, language = languageOfReader() } = page;
  const say = (text: string) => findSaid(text, language) ?? text;
  const [heading, text] = [say(page.heading), say(page.text)];
  const brand = sayMailIn[language]("brand");
  if (language !== "en") context.header("content-language", language);
  const next = form
    ? html`<form method="post" action="${form.action}">${
        form.note
          ? html`<label>${say(form.note)}<textarea name="note" rows="2" maxlength="600"></textarea></label>`
          : ""
      }<button name="answer" value="${form.answer ?? ""}">${say(form.label)}</button>${
        form.other
          ? html`<button class="other" name="answer" value="${form.other.answer}">${say(form.other.label)}</button>`
          : ""
      }</form>`
    : html`<a href="${back?.to ?? addressIn(language, "/")}">${say(back?.label ?? "On to the site")}</a>`;
  return context.html(
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading} · ${brand}</title><style>${raw(style)}</style></head><body><main><h1>${heading}</h1><p>${text}</p>${next}</main></body></html>`,
    status,
  );
}
