import { createHash } from "node:crypto";
import type { Config } from "#server/config/config.ts";
import { type Compressed, pickEncoding } from "./compressed.ts";
import { groupOf } from "./metrics.ts";
import { pageDataPath, splitPageData } from "./page-data.ts";
import { listUnchanged, prepareAnswer, type ReadyAnswer } from "./ready-answers.ts";
import {
  contentSecurityPolicy,
  hashInline,
  standardHeaders,
  strictPolicy,
} from "./security-headers.ts";
import { trimStyles } from "./styles/trim-styles.ts";

export type CachedPage = {
  status: number;
  headers: [string, string][];
  etag: string;
  document: Compressed;
  /** What its application needs to begin; within the document where it was not taken out. */
  data: (Compressed & { version: string }) | null;
};

/** The router writes it at each link for a list of routes that is fetched in pieces: ours is whole. */
const unread = ' data-discover="true"';

/** Takes a rendered page in: its data beside it, its own policy, how long it may be kept. */
export async function readPage(
  response: Response,
  { address, kept }: { address: string; kept: boolean },
  config: Config,
): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
  // What nobody keeps has its data within it.
  const split =
    isHtml && kept && response.status === 200
      ? splitPageData(body.toString("utf8"), address)
      : null;
  const identity = isHtml
    ? Buffer.from(trimStyles(split?.html ?? body.toString("utf8")).replaceAll(unread, ""))
    : body;
  if (isHtml)
    headers.set(
      "content-security-policy",
      contentSecurityPolicy(config, hashInline(identity.toString("utf8"))),
    );
  if (!headers.has("cache-control"))
    headers.set(
      "cache-control",
      response.status === 200
        ? "public, max-age=0, s-maxage=60, stale-while-revalidate=600"
        : "no-store",
    );
  headers.append("vary", "Accept-Encoding");
  return {
    status: response.status,
    headers: [...headers],
    etag: `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    document: { identity },
    data: split && { identity: Buffer.from(split.data), version: split.version },
  };
}

const bodiless = [204, 301, 302, 303, 304, 307, 308];

export function answerPage(page: CachedPage, request: Request): Response {
  const isKnown = page.status === 200 && request.headers.get("if-none-match")?.includes(page.etag);
  const headers = new Headers(isKnown ? listUnchanged(page.headers) : page.headers);
  headers.set("etag", page.etag);
  if (isKnown) return new Response(null, { status: 304, headers });
  const accepted = request.headers.get("accept-encoding") ?? "";
  const { encoding, bytes } = pickEncoding(page.document, accepted);
  if (encoding) headers.set("content-encoding", encoding);
  headers.set("content-length", String(bytes.byteLength));
  const hasBody = request.method !== "HEAD" && !bodiless.includes(page.status);
  return new Response(hasBody ? new Uint8Array(bytes) : null, { status: page.status, headers });
}

const dataHeaders = (cacheControl: string): [string, string][] => [
  ["content-type", "text/plain; charset=utf-8"],
  ["cache-control", cacheControl],
  ["vary", "Accept-Encoding"],
  ["x-robots-tag", "noindex"],
];
const dataTag = ({ version }: { version: string }) => `W/"${version}"`;
const forEver = "public, max-age=31536000, immutable";

/** A page's data; a page that is older than a change asked for another `version`: it gets today's, once. */
export function answerPageData(
  data: NonNullable<CachedPage["data"]>,
  version: string | null,
  request: Request,
): Response {
  const { encoding, bytes } = pickEncoding(data, request.headers.get("accept-encoding") ?? "");
  const headers = new Headers(dataHeaders(version === data.version ? forEver : "no-cache"));
  headers.set("etag", dataTag(data));
  headers.set("content-length", String(bytes.byteLength));
  if (encoding) headers.set("content-encoding", encoding);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), { headers });
}

/** Where a page's data lies, as the page itself asks for it; null without any. */
export const dataAddressOf = (page: CachedPage, address: string): string | null =>
  page.data ? `${pageDataPath}?v=${page.data.version}&of=${encodeURIComponent(address)}` : null;

export type ReadyPage = { document: ReadyAnswer; data: ReadyAnswer | null };

/** A page's answers with their heads, as they are sent before the application is asked. */
export function prepareReadyPage(
  page: CachedPage,
  address: string,
  config: Config,
  release?: string,
): ReadyPage {
  const standard = standardHeaders(config, release);
  const strict: [string, string][] = [["content-security-policy", strictPolicy]];
  const hasPolicy = page.headers.some(([name]) => name === "content-security-policy");
  return {
    document: prepareAnswer(page.document, {
      group: groupOf(address),
      etag: page.etag,
      headers: [...page.headers, ...(hasPolicy ? [] : strict), ...standard],
    }),
    data:
      page.data &&
      prepareAnswer(page.data, {
        group: groupOf(pageDataPath),
        etag: dataTag(page.data),
        headers: [...dataHeaders(forEver), ...strict, ...standard],
      }),
  };
}
