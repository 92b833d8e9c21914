import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { type Compressed, readAccepted } from "./compressed.ts";
import type { CountPlain } from "./metrics.ts";
import { readRequestId } from "./request-context.ts";

/** A body and the head that goes before it: names and values in turn, the request's id the last of them. */
type ReadyBody = { head: string[]; bytes: Buffer };

/** What is sent to a GET or HEAD that asks for nothing special, its heads written beforehand. */
export type ReadyAnswer = {
  /** Of the metrics. */
  group: string;
  etag: string;
  identity: ReadyBody;
  gzip: ReadyBody | null;
  brotli: ReadyBody | null;
  /** The head of a 304. */
  unchanged: string[];
};

/** What a 304 says again; all else of the answer stays as whoever has it was told (RFC 9110, 15.4.5). */
const saidAgain = new Set(["cache-control", "vary"]);

/** Of an answer's headers those of its 304, which gets the ETag beside them. */
export const listUnchanged = (headers: readonly [string, string][]): [string, string][] =>
  headers.filter(([name]) => saidAgain.has(name));

/** `headers` without an encoding, a length and an ETag, which are written here. */
export function prepareAnswer(
  text: Compressed,
  { group, etag, headers }: { group: string; etag: string; headers: [string, string][] },
): ReadyAnswer {
  const writeHead = (extra: string[], said = headers) => [
    ...said.flat(),
    "etag",
    etag,
    ...extra,
    "x-request-id",
    "",
  ];
  const prepare = (bytes: Buffer | undefined, encoding: string | null): ReadyBody | null =>
    bytes
      ? {
          bytes,
          head: writeHead([
            ...(encoding ? ["content-encoding", encoding] : []),
            "content-length",
            String(bytes.byteLength),
          ]),
        }
      : null;
  return {
    group,
    etag,
    // Of a page that is kept packed it is made for each who asks.
    get identity() {
      return prepare(text.identity, null) as ReadyBody;
    },
    gzip: prepare(text.gzip, "gzip"),
    brotli: prepare(text.brotli, "br"),
    unchanged: writeHead([], listUnchanged(headers)),
  };
}

const plainHost = /^[\w.:[\]-]+$/;

/** Whether more is asked than to be given what lies ready: a part, a body to be read, a host that is none. */
const wantsMore = (headers: IncomingHttpHeaders): boolean =>
  headers.range !== undefined ||
  headers["content-length"] !== undefined ||
  headers["transfer-encoding"] !== undefined ||
  !plainHost.test(headers.host ?? "");

function pickBody(answer: ReadyAnswer, accepted: string | undefined): ReadyBody {
  if (accepted === undefined) return answer.identity;
  const { br, gzip } = readAccepted(accepted);
  return (br && answer.brotli) || (gzip && answer.gzip) || answer.identity;
}

/** Sends a ready answer, or the 304 to who has it. @returns the status */
export function sendReady(
  answer: ReadyAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): 200 | 304 {
  const { headers } = request;
  const known = headers["if-none-match"];
  const isKnown = known?.includes(answer.etag) ?? false;
  const body = pickBody(answer, headers["accept-encoding"] as string | undefined);
  const head = isKnown ? answer.unchanged : body.head;
  // The head is written out at once: the next request puts its own id there.
  head[head.length - 1] = readRequestId(headers["x-request-id"] as string | undefined);
  const status = isKnown ? 304 : 200;
  response.writeHead(status, head);
  if (isKnown || request.method === "HEAD") response.end();
  else response.end(body.bytes);
  return status;
}

/**
 * Answers before anything else what lies ready under the very words of a request: no address is
 * parsed and nothing is written but a counter. Everything else is left to who comes next.
 * @returns whether it was answered
 */
export function createReadyAnswers(
  find: (url: string) => ReadyAnswer | null,
  count: CountPlain,
  log: Logger,
) {
  const isLogged = log.isLevelEnabled("debug");
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = "", url = "" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const answer = find(url);
    if (!answer || wantsMore(request.headers)) return false;
    const status = sendReady(answer, request, response);
    count(answer.group, method, status);
    if (isLogged) log.debug({ method, path: url.split("?")[0], status }, "request");
    return true;
  };
}
