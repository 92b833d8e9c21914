import type { Context } from "hono";
import { html, raw } from "hono/html";
import { brand } from "#contract/brand.ts";
import { type Call, describedPath } from "#server/calls/call.ts";
import type { May } from "#server/calls/callers.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import type { Resources } from "#server/resources.ts";
import { writeDocument } from "./document.ts";
import { toSchema } from "./to-schema.ts";

const style = `body{font:1.0625rem/1.6 system-ui,sans-serif;margin:0 auto;max-width:58rem;padding:2rem 1.25rem 6rem;background:#fbf4e8;color:#2b1736}
h1{font-size:2.4rem;line-height:1.1;margin:0 0 .5rem}h2{margin:3rem 0 .5rem}a{color:#a3123f}
details{border-top:1px solid #e4d6c8;padding:.75rem 0}summary{cursor:pointer;display:flex;gap:.75rem;flex-wrap:wrap;align-items:baseline}
code{font-size:.95rem;overflow-wrap:anywhere}b{min-width:4.2rem;color:#7a1f4c}em{margin-left:auto;font-style:normal;color:#6b5a70;font-size:.95rem}
pre{background:#fff;border-radius:1rem;padding:1rem;overflow:auto;font-size:.9rem}summary:focus-visible,a:focus-visible{outline:3px solid #2b1736;outline-offset:3px}
@media(prefers-color-scheme:dark){body{background:#1b1024;color:#fbf4e8}a{color:#ff9db8}b{color:#ffc9a3}em{color:#cbb8d0}pre{background:#2a1a36}details{border-color:#46335a}summary:focus-visible,a:focus-visible{outline-color:#fbf4e8}}`;

const callers: Record<May, string> = {
  anybody: "",
  traveller: "signed in",
  driver: "administrator: driver",
  viewer: "administrator: viewer",
  editor: "administrator: editor",
  manager: "administrator: manager",
  owner: "administrator: owner",
};

function showCall(call: Call) {
  const shape = (label: string, value: object) =>
    html`<h3>${label}</h3><pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
  const { body, query, answer, headers } = call;
  return html`<details>
    <summary><b>${call.method}</b> <code>${describedPath(call)}</code> <span>${call.summary}</span> <em>${callers[call.may]}</em></summary>
    ${call.description ? html`<p>${call.description}</p>` : ""}
    ${headers ? shape("Headers", headers) : ""}
    ${query ? shape("Query", toSchema(query, "input")) : ""}
    ${body ? shape("Body", toSchema(body, "input")) : ""}
    ${answer ? shape("Answer", toSchema(answer, "output")) : ""}
  </details>`;
}

function writePage(calls: Call[]): string {
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  const sections = tags.map(
    (tag) => html`<h2>${tag}</h2>${calls.filter((each) => each.tag === tag).map(showCall)}`,
  );
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API · ${brand.name}</title><style>${raw(style)}</style></head><body>
    <h1>The calls of ${brand.name}</h1><p>As a machine reads them: <a href="/openapi.json">openapi.json</a>. A refusal is <code>{"message", "error": {"code", "message", "fields", "requestId"}}</code>.</p>
    ${sections}</body></html>`.toString();
}

/** /openapi.json and a page for people at /docs; both written once, on first asking. */
export function createDescription(calls: Call[], { config }: Pick<Resources, "config">) {
  let document: string | undefined;
  let page: string | undefined;
  return {
    sendDocument(context: Context<HttpEnv>) {
      document ??= JSON.stringify(writeDocument(calls, config.http.origin));
      context.header("access-control-allow-origin", "*");
      context.header("cache-control", "public, max-age=300");
      return context.body(document, 200, { "content-type": "application/json; charset=utf-8" });
    },
    showPage(context: Context<HttpEnv>) {
      page ??= writePage(calls);
      context.header("cache-control", "public, max-age=300");
      context.header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      );
      return context.html(page);
    },
  };
}
