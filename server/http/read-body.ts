import type { Context } from "hono";
import { AppError } from "#server/errors/app-error.ts";
import { checkJsonBounds, JsonBoundsError } from "./bounded-json.ts";
import { readBytes } from "./read-bytes.ts";

/** A schema of zod or zod/mini: the two share `safeParse`. */
export type Schema<T> = {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
};

/** @throws AppError validation_failed; its message is the first issue's, its fields have them all. */
export function parseInput<T>(schema: Schema<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues)
    fields[issue.path.map(String).join(".") || "body"] ??= issue.message;
  // What is no object at all has no field that could be said; the schema's own words are for programs.
  if (fields.body?.startsWith("Invalid input: expected object"))
    fields.body = "The request is not an object with fields.";
  const [field, message] = Object.entries(fields)[0] ?? ["body", "The request is not valid."];
  throw new AppError(
    "validation_failed",
    field === "body" ? message : message || `${field} is not valid.`,
    { fields },
  );
}

/** What the database cannot hold in a text: NUL goes, half of a surrogate pair becomes U+FFFD. */
const makeStorable = (_key: string, value: unknown) =>
  typeof value === "string" ? value.replaceAll("\u0000", "").toWellFormed() : value;

/** Fields a form may have: ten times those of the largest one. */
const formFields = 200;

/**
 * The JSON body, checked; `most` bytes and `mostKeys` names of it. Only what is called JSON: a page of another site can
 * send anything else without asking.
 * @throws AppError bad_json, unsupported_media, too_large or validation_failed
 */
export async function readJson<T>(
  context: Context,
  schema: Schema<T>,
  most?: number,
  mostKeys?: number,
): Promise<T> {
  const type = context.req.header("content-type") ?? "";
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type))
    throw new AppError("unsupported_media", "Send the request as JSON.");
  const text = (await readBytes(context, most)).toString("utf8");
  let value: unknown;
  try {
    checkJsonBounds(text, mostKeys);
    value = JSON.parse(text, /\\u(0000|d[89a-f])/i.test(text) ? makeStorable : undefined);
  } catch (error) {
    throw new AppError(
      "bad_json",
      error instanceof JsonBoundsError ? error.message : "The request is not readable JSON.",
    );
  }
  return parseInput(schema, value);
}

/** Whether a form's text has more fields than any form of ours: looked at before it is parsed. */
export const hasTooManyFields = (text: string): boolean =>
  text.split("&", formFields + 1).length > formFields;

/** Whether a plain form sent it: a browser without a script, or one that was quicker than ours. */
export const isFormPost = (context: Context): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(context.req.header("content-type") ?? "");

/** The fields of a plain form; of one that comes twice, the last. @throws AppError as `readBytes`, validation_failed */
export async function readForm(context: Context): Promise<Record<string, string>> {
  const text = (await readBytes(context)).toString("utf8");
  if (hasTooManyFields(text))
    throw new AppError("validation_failed", "The form has too many fields.");
  const fields = [...new URLSearchParams(text)];
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll("\u0000", "")]));
}

/**
 * The body of a call that a plain form may send too.
 * @throws AppError as `readJson`
 */
export async function readJsonOrForm<T>(context: Context, schema: Schema<T>): Promise<T> {
  if (!isFormPost(context)) return readJson(context, schema);
  // A field that is there and empty is one that was left out.
  const filled = Object.entries(await readForm(context)).filter(([, value]) => value !== "");
  return parseInput(schema, Object.fromEntries(filled));
}
