import { isIP } from "node:net";
import type { Config } from "#server/config/config.ts";

/**
 * Where a link may lead back to: section 1 of the contract. Anything else becomes the site's own
 * address, silently: an open redirect would hand tokens to strangers.
 */

const isLoopbackHost = (host: string) => {
  const bare = host.replace(/^\[|\]$/g, "");
  return isIP(bare) === 4 ? bare.startsWith("127.") : bare === "::1";
};

/** An address of this machine: plain http is good enough for it. */
export function isLoopbackUrl(text: string): boolean {
  const hostname = URL.parse(text)?.hostname ?? "";
  return hostname === "localhost" || isLoopbackHost(hostname);
}

/** `*` stays within one part, `**` crosses `.` and `/`, `?` is one character of a part. */
export function globToPattern(glob: string): RegExp {
  const pattern = glob
    .split(/(\*\*|\*|\?)/)
    .map((part) => {
      if (part === "**") return ".*";
      if (part === "*") return "[^./]*";
      if (part === "?") return "[^./]";
      return part.replace(/[\\^$.|+()[\]{}]/g, "\\$&");
    })
    .join("");
  return new RegExp(`^${pattern}$`, "u");
}

function parseTarget(text: string): URL | null {
  const isOdd = [...text].some((character) => character <= " " || character === "\\");
  if (text.length > 2048 || isOdd) return null;
  const url = URL.parse(text);
  if (!url || url.username || url.password) return null;
  return url;
}

/** Whether tokens may be sent to this address. */
export function isAllowedRedirect(config: Config, target: string): boolean {
  const url = parseTarget(target);
  if (!url) return false;
  const site = new URL(config.http.origin);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  if (isWeb && url.origin === site.origin) return true;
  const isSiteLoopback = isLoopbackHost(site.hostname) || site.hostname === "localhost";
  if (isWeb && isSiteLoopback && url.protocol === site.protocol && url.hostname === site.hostname)
    return true;
  // Of a public site's visitor it is another program on their machine, whichever listens there.
  if (isWeb && isSiteLoopback && isLoopbackHost(url.hostname)) return true;
  return isListed(config, url);
}

function isListed(config: Config, url: URL): boolean {
  // The parsed form is what a browser will follow, so that alone is compared.
  const bare = `${url.href.split("#")[0]}`;
  const candidates = url.pathname === "/" && !url.search ? [bare, bare.replace(/\/$/, "")] : [bare];
  return config.auth.redirectAllow.some((glob) => {
    const pattern = globToPattern(glob);
    return candidates.some((candidate) => pattern.test(candidate));
  });
}

/** Whether an address is of this site or of one that AUTH_REDIRECT_ALLOW names: no port is free here. */
export function isNamedSite(config: Config, target: string): boolean {
  const url = parseTarget(target);
  if (!url) return false;
  return url.origin === new URL(config.http.origin).origin || isListed(config, url);
}

/** The first acceptable of what was asked for and the referring page, else the site. */
export function chooseRedirect(
  config: Config,
  asked: { redirectTo?: string | null | undefined; referer?: string | null | undefined },
): string {
  if (asked.redirectTo)
    return isAllowedRedirect(config, asked.redirectTo) ? asked.redirectTo : config.http.origin;
  if (asked.referer && isAllowedRedirect(config, asked.referer)) return asked.referer;
  return config.http.origin;
}

/** Adds to the query and the fragment of an address, keeping what it has. */
export function extendUrl(
  target: string,
  parts: { query?: Record<string, string>; fragment?: Record<string, string> },
): string {
  const url = new URL(target);
  for (const [key, value] of Object.entries(parts.query ?? {})) url.searchParams.set(key, value);
  if (parts.fragment) url.hash = new URLSearchParams(parts.fragment).toString();
  return url.href;
}
