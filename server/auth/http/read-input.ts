import { z } from "zod";
import { isAccountAddress, normalizeAddress } from "#contract/text.ts";
import { AppError } from "#server/errors/app-error.ts";
import { isStorable, JsonBoundsError, parseBoundedJson } from "#server/http/bounded-json.ts";
import { hasTooManyFields } from "#server/http/read-body.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { chooseRedirect } from "#server/http/redirects.ts";
import type { AuthContext } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import { maxMetadata, sizeOf } from "../flows/metadata-size.ts";
import type { AuthRequest } from "./auth-env.ts";

const maxBody = 1024 * 1024;

/** Text of at most 1 MiB. @throws AuthError request_entity_too_large */
async function readText(context: AuthRequest): Promise<string> {
  try {
    return (await readBytes(context, maxBody)).toString("utf8");
  } catch (error) {
    if (error instanceof AppError && error.code === "too_large")
      throw new AuthError(413, "request_entity_too_large", "Request body is larger than 1 MiB");
    throw error;
  }
}

/** The fields of a form, as providers post them. @throws AuthError as `readText`, validation_failed */
export async function readForm(context: AuthRequest): Promise<URLSearchParams> {
  const text = await readText(context);
  if (hasTooManyFields(text)) throw invalid("The form has too many fields");
  return new URLSearchParams(text);
}

/** Checks a value; the message names the field. @throws AuthError validation_failed */
export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join(".");
  throw invalid(
    issue?.code === "custom" || !field
      ? (issue?.message ?? "Invalid request")
      : `${field}: ${issue?.message}`,
  );
}

/** The JSON body; an absent one counts as `{}`. @throws AuthError bad_json or validation_failed */
export async function readBody<T>(context: AuthRequest, schema: z.ZodType<T>): Promise<T> {
  const text = await readText(context);
  let value: unknown = {};
  if (text.trim() !== "") {
    try {
      value = parseBoundedJson(text);
    } catch (error) {
      const reason = error instanceof JsonBoundsError ? `: ${error.message}` : "";
      throw new AuthError(400, "bad_json", `Could not parse request body as JSON${reason}`);
    }
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON: not an object");
  if (!isStorable(value)) throw invalid("The request has characters that are none");
  return parse(schema, value);
}

/** Reads redirect_to from the query or the header of that name, else the Referer. */
export function readRedirect(auth: AuthContext, context: AuthRequest): string {
  return chooseRedirect(auth.config, {
    redirectTo: context.req.query("redirect_to") ?? context.req.header("redirect_to"),
    referer: context.req.header("referer"),
  });
}

/** Short optional text; null is as good as absent, as the client sends it. */
export const optionalText = (max = 4096) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((value) => value ?? undefined);

export const metadata = z
  .record(z.string(), z.unknown())
  .refine((value) => sizeOf(value) <= maxMetadata, `must be ${maxMetadata} bytes of JSON at most`)
  .nullish()
  .transform((value) => value ?? undefined);

/** Composed and in lower case. @throws AuthError validation_failed */
export function readEmail(text: string): string {
  const email = normalizeAddress(text);
  if (!isAccountAddress(email)) throw invalid("Unable to validate email address: invalid format");
  return email;
}

/** Digits alone, as stored. @throws AuthError validation_failed */
export function readPhone(text: string): string {
  const phone = text.replaceAll(/[+\s]/g, "");
  if (!/^[1-9]\d{1,14}$/.test(phone)) throw invalid("Invalid phone number format (E.164 required)");
  return phone;
}

export { isUuid } from "#contract/text.ts";
