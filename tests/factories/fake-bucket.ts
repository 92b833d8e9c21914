import { createHash, createHmac } from "node:crypto";

const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();
const fault = (status: number, code: string) =>
  new Response(`<Error><Code>${code}</Code></Error>`, {
    status,
    headers: { "content-type": "application/xml" },
  });

/** The signature (version 4) that a request should carry, worked out from the request alone. */
function signatureOf(request: Request, secret: string, scope: string, signed: string): string {
  const url = new URL(request.url);
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .sort()
      .join("&"),
    ...signed
      .split(";")
      .map((name) => `${name}:${name === "host" ? url.host : request.headers.get(name)}`),
    "",
    signed,
    request.headers.get("x-amz-content-sha256"),
  ].join("\n");
  const [date = "", region = "", service = "", kind = ""] = scope.split("/");
  const key = [date, region, service, kind].reduce(
    (last: string | Buffer, part) => hmac(last, part),
    `AWS4${secret}`,
  );
  const hash = createHash("sha256").update(canonical).digest("hex");
  const text = ["AWS4-HMAC-SHA256", request.headers.get("x-amz-date"), scope, hash].join("\n");
  return hmac(key as Buffer, text).toString("hex");
}

/**
 * A bucket that speaks S3 without a port: give its `fetch` to the client. It checks every signature;
 * `failures` are answered first, one a request ("lost" is a connection that breaks).
 */
export function createFakeBucket(secret: string) {
  const objects = new Map<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>();
  const failures: (number | "lost")[] = [];
  const seen: string[] = [];
  const bucketFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { href } = new URL(request.url);
    seen.push(`${request.method} ${href}`);
    const failure = failures.shift();
    if (failure === "lost") throw new TypeError("fetch failed");
    if (failure) return fault(failure, "SlowDown");
    const given = /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(
      request.headers.get("authorization") ?? "",
    );
    if (!given || signatureOf(request, secret, given[1] ?? "", given[2] ?? "") !== given[3])
      return fault(403, "SignatureDoesNotMatch");
    if (request.method === "PUT") {
      const bytes = new Uint8Array(await request.arrayBuffer());
      objects.set(href, { bytes, type: request.headers.get("content-type") ?? "" });
      return new Response(null, { status: 200, headers: { etag: '"1"' } });
    }
    if (request.method === "DELETE") {
      objects.delete(href);
      return new Response(null, { status: 204 });
    }
    const object = objects.get(href);
    if (!object) return fault(404, "NoSuchKey");
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get("range") ?? "");
    return range
      ? new Response(object.bytes.slice(Number(range[1]), Number(range[2]) + 1), { status: 206 })
      : new Response(object.bytes);
  };
  return { fetch: bucketFetch, objects, failures, seen };
}
