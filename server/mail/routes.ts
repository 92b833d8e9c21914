import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { isLocalRequest } from "#server/http/local-request.ts";
import { hashToken, matchesToken } from "#server/http/secret-token.ts";
import type { OutboxMail } from "./mail.ts";
import { findMail, listMail } from "./outbox-store.ts";

const linksOf = (mail: OutboxMail) => [...new Set(mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];

const toWire = (mail: OutboxMail) => ({
  id: mail.id,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  links: linksOf(mail),
  created_at: mail.createdAt.toISOString(),
});

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src 'self' data:; frame-ancestors 'self'";
const style = `body{font:16px/1.5 system-ui;margin:0 auto;max-width:900px;padding:24px;background:#fbf4e8;color:#2b1736}
a{color:#a3123f}li{padding:12px 0;border-bottom:1px solid #e4d6c8}ul{list-style:none;padding:0}
iframe{width:100%;height:640px;border:1px solid #e4d6c8;border-radius:16px;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere}small{color:#6b5a70}`;

/**
 * /dev/mail?key=…: what was sent (`&to=`: to one address), for a newcomer without a mail server and for the tests. The key stands in the
 * address that the start prints: whoever sits behind a proxy on this machine looks like this machine.
 */
export function createOutboxPage({ config, database }: { config: Config; database: Database }) {
  const { outboxPage, outboxKey } = config.mail;
  const keyHash = hashToken(outboxKey);
  const here = (path = "") => `/dev/mail${path}?key=${encodeURIComponent(outboxKey)}`;
  const page = (title: string, body: unknown) =>
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${raw(style)}</style></head><body>${body}</body></html>`;
  return new Hono<HttpEnv>()
    .use(async (context, next) => {
      // Sign-in links stand here.
      if (outboxPage === "here" && !isLocalRequest(context)) return context.notFound();
      if (!matchesToken(context.req.query("key") ?? "", keyHash))
        throw new AppError(
          "not_signed_in",
          "The outbox has an address with a key: the one that the start has printed.",
        );
      await next();
      context.header("referrer-policy", "no-referrer");
      context.header("content-security-policy", pagePolicy);
      context.header("x-frame-options", "SAMEORIGIN");
      context.header("cache-control", "no-store");
      return undefined;
    })
    .get("/", async (context) => {
      const mails = await listMail(database.db, 100, context.req.query("to"));
      if (context.req.header("accept")?.includes("application/json"))
        return context.json(mails.map(toWire));
      const items = mails.map(
        (mail) =>
          html`<li><a href="${here(`/${mail.id}`)}">${mail.subject}</a><br><small>to ${mail.to} · ${mail.createdAt.toISOString()} · ${mail.status}</small></li>`,
      );
      return context.html(
        page(
          "Outbox",
          html`<h1>Outbox</h1>${items.length ? html`<ul>${items}</ul>` : html`<p>No mail yet. Sign up, and the confirmation appears here.</p>`}`,
        ),
      );
    })
    .get("/:id{[0-9a-f-]{36}}", async (context) => {
      const mail = await findMail(database.db, context.req.param("id"));
      if (!mail) throw new AppError("not_found", "There is no such message.");
      if (context.req.header("accept")?.includes("application/json"))
        return context.json(toWire(mail));
      const links = linksOf(mail).map((link) => html`<li><a href="${link}">${link}</a></li>`);
      return context.html(
        page(
          mail.subject,
          html`<p><a href="${here()}">Outbox</a></p><h1>${mail.subject}</h1><p><small>to ${mail.to} · ${mail.createdAt.toISOString()}</small></p><ul>${links}</ul><iframe title="The message as HTML" sandbox src="${here(`/${mail.id}/html`)}"></iframe><h2>Text</h2><pre>${mail.text}</pre>`,
        ),
      );
    })
    .get("/:id{[0-9a-f-]{36}}/html", async (context) => {
      const mail = await findMail(database.db, context.req.param("id"));
      if (!mail) throw new AppError("not_found", "There is no such message.");
      return context.html(mail.html);
    });
}
