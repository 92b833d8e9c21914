import type { PostedMail } from "./inbound-mail.ts";

/**
 * Whether a mail is from the address that it names, by what the provider that received it found (SPF, DKIM,
 * DMARC). Anybody writes any `From`, and any header below the first that the receiver added: a finding counts only
 * from where a sender cannot have put it, and only for the domain of the address itself.
 */

const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

/** A domain vouches for itself and what lies below it. */
function vouchesFor(domain: string | undefined, of: string): boolean {
  const wanted = domain?.replace(/^.*@/, "").replace(/\.$/, "").toLowerCase() ?? "";
  return wanted.includes(".") && (of === wanted || of.endsWith(`.${wanted}`));
}

const valuesOf = (headers: PostedMail["headers"], name: string): string[] =>
  headers.flatMap(([one, value]) => (one.toLowerCase() === name ? [value] : []));

/** A header that stands there once: the receiver writes its own, so a second one was the sender's. */
function findOnly(headers: PostedMail["headers"], name: string): string {
  const values = valuesOf(headers, name);
  return values.length === 1 ? (values[0] ?? "") : "";
}

/** What the receiver put on top: its own line of the way stands below it, all of the sender's below that. */
function aboveTheWay(headers: PostedMail["headers"]): PostedMail["headers"] {
  const way = headers.findIndex(([name]) => name.toLowerCase() === "received");
  return headers.slice(0, Math.max(way, 0));
}

/** Of `mx.example; dmarc=pass header.from=a.example`, by RFC 8601; the topmost of this receiver. */
function readResults(headers: PostedMail["headers"], receiver: string, of: string): boolean {
  for (const value of valuesOf(headers, "authentication-results")) {
    const [id = "", ...results] = value
      .replaceAll(/\([^()]*\)/g, " ")
      .split(";")
      .map((part) => part.trim());
    if (id.split(/\s/)[0]?.toLowerCase() !== receiver.toLowerCase()) continue;
    const passes = (method: string, ...properties: string[]) =>
      results.some((result) => {
        if (!new RegExp(`^${method}\\s*=\\s*pass(\\s|$)`, "i").test(result)) return false;
        const found = properties.flatMap(
          (name) => new RegExp(`\\s${name}\\s*=\\s*"?([^\\s";]+)`, "i").exec(result)?.[1] ?? [],
        );
        return found.some((domain) => vouchesFor(domain, of));
      });
    if (results.some((result) => /^dmarc\s*=\s*(fail|permerror)/i.test(result))) return false;
    return (
      passes("dmarc", "header\\.from") ||
      passes("dkim", "header\\.d", "header\\.i") ||
      passes("spf", "smtp\\.mailfrom")
    );
  }
  return false;
}

const readers = {
  /** SpamAssassin's tests and the SPF of Postmark's own receiver. */
  postmark({ headers }: PostedMail, of: string): boolean {
    const tests = findOnly(headers, "x-spam-tests").split(/[\s,]+/);
    const spf = findOnly(headers, "received-spf");
    const envelope = /\benvelope-from=<?"?([^\s;">]+)/i.exec(spf)?.[1];
    return tests.includes("DKIM_VALID_AU") || (/^pass\b/i.test(spf) && vouchesFor(envelope, of));
  },
  /** Its finding for DKIM names no domain: every signature has to be of the right one. */
  mailgun({ headers, envelopeFrom }: PostedMail, of: string): boolean {
    const own = aboveTheWay(headers);
    const passes = (name: string) => findOnly(own, name).trim().toLowerCase() === "pass";
    const signers = valuesOf(headers, "dkim-signature").map(
      (value) => /(?:^|;)\s*d\s*=\s*([^\s;]+)/i.exec(value)?.[1],
    );
    return (
      (passes("x-mailgun-spf") && vouchesFor(envelopeFrom, of)) ||
      (passes("x-mailgun-dkim-check-result") &&
        signers.length > 0 &&
        signers.every((domain) => vouchesFor(domain, of)))
    );
  },
  /** `SPF` and `dkim` as `{@a.example : pass, @b.example : fail}`, fields of its own. */
  sendgrid({ findings, envelopeFrom }: PostedMail, of: string): boolean {
    const signed = [...(findings.dkim ?? "").matchAll(/@([^\s:,{}]+)\s*:\s*pass\b/gi)];
    return (
      signed.some(([, domain]) => vouchesFor(domain, of)) ||
      (/^pass$/i.test((findings.spf ?? "").trim()) && vouchesFor(envelopeFrom, of))
    );
  },
} as const;

/** `receiver`: the name under which a mail server of one's own writes its Authentication-Results. */
export function isProved(mail: PostedMail, receiver: string | undefined): boolean {
  if (!mail.from) return false;
  const of = domainOf(mail.from);
  if (receiver) return readResults(mail.headers, receiver, of);
  return mail.provider !== "unknown" && readers[mail.provider](mail, of);
}
