import type { Context } from "hono";
import { AppError } from "./app-error.ts";
import { refuseForeign } from "./same-origin.ts";

/** A schema of zod or zod/mini: the two share `safeParse`. */
type Schema<T> = {
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
  const [field, message] = Object.entries(fields)[0] ?? ["body", "The request is not valid."];
  throw new AppError(
    "validation_failed",
    field === "body" ? message : message || `${field} is not valid.`,
    { fields },
  );
}

/** The one character that the database cannot hold in a text. */
const dropNul = (_key: string, value: unknown) =>
  typeof value === "string" ? value.replaceAll("\u0000", "") : value;

/** The JSON body, checked. @throws AppError bad_json, unsupported_media or validation_failed. */
export async function readJson<T>(context: Context, schema: Schema<T>): Promise<T> {
  const type = context.req.header("content-type") ?? "";
  if (type && !/^(application\/([\w.+-]+\+)?json|text\/plain)\b/i.test(type))
    throw new AppError("unsupported_media", "Send the request as JSON.");
  const text = await context.req.text();
  let value: unknown;
  try {
    value = JSON.parse(text, text.includes("\\u0000") ? dropNul : undefined);
  } catch {
    throw new AppError("bad_json", "The request is not readable JSON.");
  }
  return parseInput(schema, value);
}

/** Whether a plain form sent it: a browser without a script, or one that was quicker than ours. */
export const isFormPost = (context: Context): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(context.req.header("content-type") ?? "");

/**
 * The body of a call that a plain form may send too. A form is believed from our own pages only:
 * another site's page can send one without asking, JSON it cannot.
 * @throws AppError as `readJson`, and forbidden
 */
export async function readJsonOrForm<T>(
  context: Context,
  schema: Schema<T>,
  publicOrigin: string,
): Promise<T> {
  if (!isFormPost(context)) return readJson(context, schema);
  refuseForeign(context, publicOrigin);
  const form = await context.req.parseBody();
  // A field that is there and empty is one that was left out.
  const filled = Object.entries(form).filter(([, value]) => value !== "");
  return parseInput(schema, Object.fromEntries(filled));
}
