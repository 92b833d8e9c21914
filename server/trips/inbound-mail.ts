import type { Context } from "hono";
import { isAddress, normalizeAddress } from "#contract/text.ts";
import { AppError } from "#server/errors/app-error.ts";
import { parseBoundedJson } from "#server/http/bounded-json.ts";
import { readBytes } from "#server/http/read-bytes.ts";

/** A mail as its provider hands it on; with pictures it may be large. */
const mailBytes = 8 * 1024 * 1024;
const mostText = 8000;

export type InboundMail = { from: string; subject: string; to: string; text: string };

/** Fields by the names that Postmark, Mailgun and SendGrid give them, the reply without its quotation first. */
const names = {
  from: ["sender", "From", "from"],
  to: ["recipient", "To", "to"],
  subject: ["Subject", "subject"],
  text: ["StrippedTextReply", "stripped-text", "TextBody", "body-plain", "text"],
} as const;

/** The address of `"Asha" <asha@example.org>`. */
function addressIn(text: string): string {
  const inside = /<([^<>]{1,254})>\s*$/.exec(text.slice(0, 1000))?.[1] ?? text;
  const address = normalizeAddress(inside);
  return isAddress(address) ? address : "";
}

/** What was quoted below an answer goes, as far as it can be told. */
export function cutQuotation(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const end = lines.findIndex(
    (line) =>
      /^(>|-{2,}\s*original|_{10,})/i.test(line) || /^on .{4,200} wrote:$/i.test(line.trim()),
  );
  return (end === -1 ? lines : lines.slice(0, end)).join("\n").trim().slice(0, mostText);
}

/** @throws AppError bad_json, unsupported_media, too_large */
export async function readInboundMail(context: Context): Promise<InboundMail> {
  const type = context.req.header("content-type") ?? "";
  const bytes = await readBytes(context, mailBytes);
  let fields: Record<string, unknown>;
  try {
    if (/^application\/json\b/i.test(type))
      fields = parseBoundedJson(bytes.toString("utf8")) as Record<string, unknown>;
    else if (/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
      const body = new Response(new Uint8Array(bytes), { headers: { "content-type": type } });
      fields = Object.fromEntries(await body.formData());
    } else throw new AppError("unsupported_media", "A mail comes as JSON or as a form.");
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("bad_json", "The mail is not readable.");
  }
  const find = (wanted: readonly string[]) => {
    const values = wanted.map((name) => fields?.[name]);
    const found = values.find((value) => typeof value === "string" && value.trim() !== "");
    return typeof found === "string" ? found.replaceAll("\u0000", "").toWellFormed() : "";
  };
  return {
    from: addressIn(find(names.from)),
    to: find(names.to).slice(0, 1000),
    subject: find(names.subject).slice(0, 1000),
    text: cutQuotation(find(names.text)),
  };
}

/** The reference that a mail carries, in its subject or in the address that it went to. */
export const referenceIn = ({ subject, to }: Pick<InboundMail, "subject" | "to">): string | null =>
  /\bSF-[2-9A-HJKMNP-Z]{6}\b/i.exec(`${subject} ${to}`)?.[0]?.toUpperCase() ?? null;
