import type { Context } from "hono";
import { cleanLine, isAddress, normalizeAddress } from "#contract/text.ts";
import { AppError } from "#server/errors/app-error.ts";
import { parseBoundedJson } from "#server/http/bounded-json.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { readPage } from "./read-page.ts";

/** A mail as its provider hands it on; with pictures it may be large. */
const mailBytes = 8 * 1024 * 1024;
const mostText = 8000;
const mostHeaders = 400;

export type InboundMail = {
  /** "" where none can be read. */
  from: string;
  /** Who it says that they are; "" where it does not. */
  fromName: string;
  subject: string;
  to: string;
  /** What was written, without what it answers. */
  text: string;
  /** All of it, as it came. */
  whole: string;
};

/** A mail with what its provider found out about it. */
export type PostedMail = InboundMail & {
  provider: "postmark" | "mailgun" | "sendgrid" | "unknown";
  /** Top to bottom, as they came. */
  headers: [name: string, value: string][];
  /** By the provider's word, not the mail's; empty: it does not say. */
  envelopeFrom: string;
  findings: { spf?: string; dkim?: string };
  /** Of Mailgun, over `timestamp` and `token`. */
  signature: { timestamp: string; token: string; signature: string } | null;
};

type Fields = Record<string, unknown>;

/** Fields by the names that Postmark, Mailgun and SendGrid give them, the reply without its quotation first. */
const names = {
  from: ["From", "from", "sender"],
  to: ["recipient", "To", "to"],
  subject: ["Subject", "subject"],
  text: ["StrippedTextReply", "stripped-text", "TextBody", "body-plain", "text"],
  whole: ["TextBody", "body-plain", "text", "StrippedTextReply", "stripped-text"],
  page: ["HtmlBody", "body-html", "html"],
} as const;

/** The address of `"Asha" <asha@example.org>`. */
function addressIn(text: string): string {
  const inside = /<([^<>]{1,254})>\s*$/.exec(text.slice(0, 1000))?.[1] ?? text;
  const address = normalizeAddress(inside);
  return isAddress(address) ? address : "";
}

/** The name of `"Asha" <asha@example.org>`. */
const nameIn = (text: string): string =>
  cleanLine(/^([^<]{1,200})<[^<>]*>\s*$/.exec(text.slice(0, 1000))?.[1] ?? "")
    .replaceAll(/^[\s"']+|[\s"']+$/g, "")
    .slice(0, 100);

/** What was quoted below an answer goes, as far as it can be told. */
export function cutQuotation(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const end = lines.findIndex(
    (line) =>
      /^(>|-{2,}\s*original|_{10,})/i.test(line) || /^on .{4,200} wrote:$/i.test(line.trim()),
  );
  return (end === -1 ? lines : lines.slice(0, end)).join("\n").trim().slice(0, mostText);
}

const textOf = (value: unknown): string =>
  typeof value === "string" ? value.replaceAll("\u0000", "").toWellFormed() : "";

function parseOrNull(text: string): unknown {
  try {
    return parseBoundedJson(text);
  } catch {
    return null;
  }
}

/** Pairs of a list that is one; what is none is left out. */
const readPairs = (list: unknown, read: (one: never) => unknown[]): [string, string][] =>
  Array.isArray(list)
    ? list.slice(0, mostHeaders).flatMap((one) => {
        const [name, value] = one === null || typeof one !== "object" ? [] : read(one as never);
        return typeof name === "string" && typeof value === "string" ? [[name, value]] : [];
      })
    : [];

/** The lines of a head, those that go on joined. */
const readHead = (head: string): [string, string][] =>
  head
    .slice(0, 200_000)
    .replaceAll(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/)
    .slice(0, mostHeaders)
    .flatMap((line) => {
      const colon = line.indexOf(":");
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : [];
    });

type Said = Omit<PostedMail, keyof InboundMail>;

const nothing: Said = {
  ...{ provider: "unknown", headers: [], envelopeFrom: "", findings: {}, signature: null },
};

/** Mailgun puts every header of a mail among its fields: a name that is there twice is nobody's word. */
function readForm(form: FormData): Said {
  const only = (name: string) => {
    const values = form.getAll(name);
    return values.length === 1 ? textOf(values[0]) : "";
  };
  if (form.has("message-headers"))
    return {
      provider: "mailgun",
      headers: readPairs(parseOrNull(only("message-headers")), (pair: unknown[]) => pair),
      envelopeFrom: addressIn(only("sender")),
      findings: {},
      signature: {
        timestamp: only("timestamp"),
        token: only("token"),
        signature: only("signature"),
      },
    };
  if (!form.has("envelope")) return nothing;
  const { from } = (parseOrNull(only("envelope")) ?? {}) as { from?: unknown };
  return {
    provider: "sendgrid",
    headers: readHead(only("headers")),
    envelopeFrom: addressIn(textOf(from)),
    findings: { spf: only("SPF"), dkim: only("dkim") },
    signature: null,
  };
}

const readPostmark = (fields: Fields): Said => ({
  ...nothing,
  provider: "postmark",
  headers: readPairs(fields.Headers, ({ Name, Value }: { Name?: unknown; Value?: unknown }) => [
    Name,
    Value,
  ]),
});

/** @throws AppError bad_json, unsupported_media, too_large */
export async function readInboundMail(context: Context): Promise<PostedMail> {
  const type = context.req.header("content-type") ?? "";
  const bytes = await readBytes(context, mailBytes);
  let fields: Fields;
  let said: Said;
  try {
    if (/^application\/json\b/i.test(type)) {
      fields = (parseBoundedJson(bytes.toString("utf8")) ?? {}) as Fields;
      said = readPostmark(fields);
    } else if (/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
      const body = new Response(new Uint8Array(bytes), { headers: { "content-type": type } });
      const form = await body.formData();
      fields = Object.fromEntries(form);
      said = readForm(form);
    } else throw new AppError("unsupported_media", "A mail comes as JSON or as a form.");
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("bad_json", "The mail is not readable.");
  }
  const find = (wanted: readonly string[]) =>
    wanted.map((name) => textOf(fields[name])).find((value) => value.trim() !== "") ?? "";
  const whole = find(names.whole) || readPage(find(names.page));
  return {
    ...said,
    from: addressIn(find(names.from)),
    fromName: nameIn(find(names.from)),
    to: find(names.to).slice(0, 1000),
    subject: find(names.subject).slice(0, 1000),
    text: cutQuotation(find(names.text) || whole),
    whole: whole.slice(0, mostText),
  };
}

/** The reference that a mail carries, in its subject or in the address that it went to. */
export const referenceIn = ({ subject, to }: Pick<InboundMail, "subject" | "to">): string | null =>
  /\bSF-[2-9A-HJKMNP-Z]{6}\b/i.exec(`${subject} ${to}`)?.[0]?.toUpperCase() ?? null;
