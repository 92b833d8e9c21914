import { type Language, scriptOf } from "#contract/languages.ts";
import { sayMailIn } from "#words/mails/say-mail.ts";
import { escapeHtml } from "./escape-html.ts";
import { officeMark } from "./office-line.ts";

type MailContent = {
  heading: string;
  /** Plain text; escaped here. */
  paragraphs: string[];
  action?: { label: string; url: string };
  /** A code to type in, when a link is not enough. */
  code?: string;
  /** Label and value pairs, drawn as a table. */
  facts?: [string, string][];
  footer?: string;
  /** A quiet link under the footer. */
  footerLink?: { label: string; url: string };
};

/** What hangs on a bar stands taller, and mail programs have no font of ours. */
const sets: Readonly<Record<string, { font: string; line: number; lead: number }>> = {
  Latin: { lead: 1.55, font: "'Anek Latin',system-ui,sans-serif", line: 1.2 },
  Devanagari: {
    lead: 1.7,
    font: "'Anek Devanagari','Noto Sans Devanagari','Nirmala UI','Kohinoor Devanagari',system-ui,sans-serif",
    line: 1.4,
  },
  Bengali: {
    lead: 1.7,
    font: "'Anek Bangla','Noto Sans Bengali','Nirmala UI','Kohinoor Bangla',system-ui,sans-serif",
    line: 1.4,
  },
};

/** Of a script that no set was chosen for: the room that the tallest needs. */
const otherSet = { font: "system-ui,sans-serif", line: 1.4, lead: 1.7 };

/** Both bodies of a message from one content, so that text and HTML never disagree; in the language of its reader. */
export function layOutMail(
  content: MailContent,
  language: Language = "en",
): { text: string; html: string } {
  const say = sayMailIn[language];
  const brand = say("brand");
  const { font, line, lead } = sets[scriptOf[language]] ?? otherSet;
  const { heading, paragraphs, action, code, facts = [], footer = "", footerLink } = content;
  const text = [
    heading,
    "",
    ...paragraphs.flatMap((paragraph) => [paragraph, ""]),
    ...facts.map(([label, value]) => `${label}: ${value}`),
    ...(facts.length ? [""] : []),
    ...(action ? [`${action.label}:`, action.url, ""] : []),
    ...(code ? [`${say("code")}: ${code}`, ""] : []),
    ...(footer ? [footer, ""] : []),
    ...(footerLink ? [`${footerLink.label}: ${footerLink.url}`, ""] : []),
    `${brand} · ${officeMark}`,
  ].join("\n");
  const cell = "padding:6px 12px 6px 0;vertical-align:top";
  const html = `<!doctype html><html lang="${language}"><body style="margin:0;background:#fbf4e8;color:#2b1736;font:17px/${lead} ${font}">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="font-weight:800;font-size:20px;margin:0 0 24px;color:#7a1f4c">${escapeHtml(brand)}</p>
<div style="background:#fff;border-radius:24px;padding:32px">
<h1 style="font-size:26px;line-height:${line};margin:0 0 16px">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(paragraph)}</p>`).join("\n")}
${facts.length ? `<table style="border-collapse:collapse;margin:0 0 16px">${facts.map(([label, value]) => `<tr><th style="${cell};text-align:left;font-weight:600">${escapeHtml(label)}</th><td style="${cell};white-space:pre-line">${escapeHtml(value)}</td></tr>`).join("")}</table>` : ""}
${action ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:#a3123f;color:#fff;text-decoration:none;font-weight:700;padding:14px 26px;border-radius:999px">${escapeHtml(action.label)}</a></p>` : ""}
${code ? `<p style="font-size:30px;font-weight:800;letter-spacing:6px;margin:16px 0">${escapeHtml(code)}</p>` : ""}
${footer ? `<p style="margin:16px 0 0;font-size:15px;color:#6b5a70">${escapeHtml(footer)}</p>` : ""}
${footerLink ? `<p style="margin:8px 0 0;font-size:15px"><a href="${escapeHtml(footerLink.url)}" style="color:#6b5a70">${escapeHtml(footerLink.label)}</a></p>` : ""}
</div>
<p style="font-size:15px;color:#6b5a70;margin:20px 4px">${escapeHtml(brand)} · ${officeMark}</p>
</div></body></html>`;
  return { text, html };
}
