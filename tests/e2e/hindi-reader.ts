import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, type Mail, type Site } from "./fixtures.ts";

/** What journeys in Hindi ask of every page: that it says it is Hindi, and meets nobody with English. */

const messages: Record<string, unknown> = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../messages/hi.json"), "utf8"),
);
/** What the interface says, as far as its first value. */
export const say = (key: string): string => {
  const text = messages[key];
  if (typeof text !== "string") throw new Error(`${key} is no plain message`);
  return text.split("{")[0]?.trim() ?? "";
};

/**
 * Latin letters that the glossary keeps: names of taxes and papers, of programs, codes of airports and trips, roads,
 * addresses of mail and sites.
 */
const kept =
  /^(?:GST|TCS|SAC|GSTIN|PAN|UPI|PNR|ILP|PAP|RAP|OTP|QR|PDF|GPX|MB|KB|AQI|ASI|IRCTC|UNESCO|WhatsApp|OpenStreetMap|JavaScript|Google|Facebook|Chrome|Linux|Instagram|YouTube|JPG|PNG|WEBP|USB|SIM|INS|NH|N|E|C|I{1,3}|IV|VI*|IX|XI*|[A-Za-z]|Enter|Esc|Ctrl|K|S[FIRQ][-/].*|[A-Z]{3}|.*[@./_\d].*)$/;

/** Words in English that a reader of the page sees, apart from what says that it is English. */
export const listEnglish = (page: Page, within = "main, [role=dialog]"): Promise<string[]> =>
  page.evaluate((scope) => {
    const found: string[] = [];
    for (const root of document.querySelectorAll(scope)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        if (!element || element.closest("script, style, noscript, [lang=en] [lang=en]")) continue;
        // Marked by the page itself: where its author knew of it, an ancestor of the text alone says so.
        if (element.closest("[data-original], cite, address, [translate=no]")) continue;
        if (!element.checkVisibility({ opacityProperty: true })) continue;
        found.push(...(node.textContent ?? "").split(/[\s,;:()“”"'’·–—!?।|/]+/));
      }
    }
    return found.filter((word) => /[A-Za-z]/.test(word));
  }, within);

export async function expectHindi(page: Page, within?: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  const english = await listEnglish(page, within);
  expect(
    english.filter((word) => !kept.test(word.replace(/[.]$/, ""))),
    page.url(),
  ).toEqual([]);
}

/** A mail to somebody who reads Hindi: in its subject, text and HTML no two English words stand beside one another, but for who signs it. */
export function expectHindiMail({ subject, text, html }: Mail): void {
  const seen = html.replaceAll(/<(style|title)[\s\S]*?<\/\1>|<[^>]*>/g, " ");
  for (const said of [subject, text, seen]) {
    const english = said
      .replaceAll(/https?:\S+|\S+@\S+|First administrator/g, "")
      .match(/[A-Za-z]{3,} [a-z]{3,}/g);
    expect(english, subject).toBeNull();
    expect(said, subject).toMatch(/[\u0900-\u097f]/);
  }
  expect(html).toContain('<html lang="hi"');
}

export async function askDesk(
  site: Site,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
) {
  const answer = await fetch(site.url + path, {
    method,
    headers: { "content-type": "application/json", origin: site.url, cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer;
}

/** @returns the cookie of the first administrator */
export async function signInOffice(site: Site): Promise<string> {
  const { email: admin_email, password: admin_password } = site.admin;
  const body = { admin_email, admin_password };
  const answer = await askDesk(site, "", "POST", "/AdminLogin", body);
  return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}
