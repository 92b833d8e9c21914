import { createHash } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { releaseHeader } from "#contract/release.ts";
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

const widgetSources: Record<string, string> = {
  tawk: "https://*.tawk.to wss://*.tawk.to",
  crisp: "https://*.crisp.chat wss://*.relay.crisp.chat",
};

/** What the configured company's chat is fetched from; empty for none and for the site's own. */
function findWidgetSources({ provider, url }: Config["chat"]): string {
  if (provider !== "chatwoot") return widgetSources[provider] ?? "";
  const origin = new URL(url ?? "").origin;
  return `${origin} ${origin.replace(/^http/, "ws")}`;
}

/** The page's policy; third-party sources appear only for what is configured. */
export function contentSecurityPolicy(
  config: Config,
  hashes: { scripts: string[]; styles: string[] },
): string {
  const widget = findWidgetSources(config.chat);
  const socket = config.http.origin.replace(/^http/, "ws");
  const upgrade = config.http.origin.startsWith("https:") ? ["upgrade-insecure-requests"] : [];
  // Such a widget writes style elements of its own, and hashes would forbid what 'unsafe-inline' allows.
  const styles = widget ? `'unsafe-inline' ${widget}` : hashes.styles.join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.scripts.join(" ")} ${widget}`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    // Pictures from elsewhere would tell their hosts who reads what.
    `img-src 'self' data: blob: ${widget}`,
    `media-src 'self' blob: ${widget}`,
    `connect-src 'self' ${socket} ${widget}`,
    `font-src 'self' ${widget}`,
    `frame-src https://www.openstreetmap.org ${widget}`,
    ...(widget ? [`worker-src 'self' blob: ${widget}`] : []),
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...upgrade,
  ]
    .map((directive) => directive.trim().replace(/\s+/g, " "))
    .join("; ");
}

/**
 * Of every answer, its policy but for a page, which has its own. `release` names the build whose pages
 * are shown; left out where there is none, and for files, which carry their build in their names.
 */
export function standardHeaders(config: Config, release = ""): [string, string][] {
  const secure = config.http.origin.startsWith("https:");
  return [
    ...(release ? ([[releaseHeader, release]] as [string, string][]) : []),
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["x-frame-options", "DENY"],
    ["cross-origin-opener-policy", "same-origin-allow-popups"],
    ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()"],
    ...(secure
      ? ([["strict-transport-security", "max-age=31536000; includeSubDomains"]] as [
          string,
          string,
        ][])
      : []),
  ];
}

/** Of what is no page: it may fetch nothing. */
export const strictPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Of a worker: it may fetch from this site alone. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Headers of every answer but a 304; pages add their policy in the page cache. */
export function securityHeaders(config: Config, release?: string) {
  const standard = standardHeaders(config, release);
  return createMiddleware(async (context, next) => {
    await next();
    const { headers, status } = context.res;
    // What came with the answer that is known stays in force.
    if (status === 304) return;
    // Behind a link that is a key the answer itself says that it is told to nobody.
    for (const [name, value] of standard)
      if (name !== "referrer-policy" || !headers.has(name)) headers.set(name, value);
    if (!headers.has("content-security-policy"))
      headers.set("content-security-policy", strictPolicy);
  });
}
