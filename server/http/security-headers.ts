import { createHash } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Config } from "#server/config/config.ts";

/** Hashes of the inline scripts and styles of a page: cached HTML cannot carry a nonce. */
export function hashInline(html: string): { scripts: string[]; styles: string[] } {
  const hash = (content: string) =>
    `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
  const scripts = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
  ))
    if (!/\ssrc=/.test(attributes) && !/application\/(ld\+)?json/.test(attributes))
      scripts.add(hash(content));
  const styles = new Set<string>();
  for (const [, content = ""] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
    styles.add(hash(content));
  return { scripts: [...scripts], styles: [...styles] };
}

const chatSources: Record<string, string> = {
  tawk: "https://*.tawk.to wss://*.tawk.to",
  crisp: "https://*.crisp.chat wss://*.crisp.chat",
};

/** The page's policy; third-party sources appear only for what is configured. */
export function contentSecurityPolicy(
  config: Config,
  hashes: { scripts: string[]; styles: string[] },
): string {
  const chat =
    config.chat.provider === "chatwoot"
      ? (config.chat.url ?? "")
      : (chatSources[config.chat.provider] ?? "");
  const socket = config.http.origin.replace(/^http/, "ws");
  const upgrade = config.http.origin.startsWith("https:") ? ["upgrade-insecure-requests"] : [];
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.scripts.join(" ")} ${chat}`,
    `style-src 'self' ${hashes.styles.join(" ")} ${chat}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    `connect-src 'self' ${socket} ${chat}`,
    "font-src 'self'",
    `frame-src https://www.openstreetmap.org ${chat}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...upgrade,
  ]
    .map((directive) => directive.trim().replace(/\s+/g, " "))
    .join("; ");
}

/** Headers of every answer; pages add their policy in the page cache. */
export function securityHeaders(config: Config) {
  const secure = config.http.origin.startsWith("https:");
  return createMiddleware(async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "strict-origin-when-cross-origin");
    headers.set("x-frame-options", "DENY");
    headers.set("cross-origin-opener-policy", "same-origin-allow-popups");
    headers.set("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
    if (secure) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
    if (!headers.has("content-security-policy"))
      headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
  });
}
