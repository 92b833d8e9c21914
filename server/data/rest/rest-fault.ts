import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { AppError } from "#server/errors/app-error.ts";
import type { BadToken } from "../identify.ts";

/** An error in PostgREST's shape: `{code, message, details, hint}`. */
export class RestFault extends Error {
  override name = "RestFault";
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: { details?: string; hint?: string; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
    this.headers = more.headers ?? {};
  }
}

/** A query string that cannot be read. */
export const unreadable = (part: string, text: string) =>
  new RestFault(400, "PGRST100", `"failed to parse ${part} (${text.slice(0, 100)})"`, {
    details: "This service reads columns, filters, order, limit and offset of one table.",
  });

export const noColumn = (table: string, column: string) =>
  new RestFault(400, "42703", `column ${table}.${column.slice(0, 60)} does not exist`);

export const noTable = (table: string) =>
  new RestFault(
    404,
    "PGRST205",
    `Could not find the table 'public.${table.slice(0, 60)}' in the schema cache`,
  );

export const badValue = (type: string, value: string) =>
  new RestFault(
    400,
    type === "timestamptz" ? "22007" : "22P02",
    `invalid input syntax for type ${type}: "${value.slice(0, 60)}"`,
  );

export const denied = (table: string, signedIn: boolean) =>
  new RestFault(signedIn ? 403 : 401, "42501", `permission denied for table ${table.slice(0, 60)}`);

/** As PostgREST refuses a token, which it reads before anything else. */
export const badToken = ({ isExpired }: BadToken) => {
  const message = isExpired ? "JWT expired" : "JWT cryptographic operation failed";
  return new RestFault(401, isExpired ? "PGRST303" : "PGRST301", message, {
    headers: { "www-authenticate": `Bearer error="invalid_token", error_description="${message}"` },
  });
};

export function renderRestFault(error: Error, context: Context): Response {
  const fault =
    error instanceof AppError && error.status < 500
      ? new RestFault(error.status, "PGRST000", error.message)
      : error;
  if (!(fault instanceof RestFault)) throw fault;
  const { status, code, message, details, hint, headers } = fault;
  return context.json({ code, message, details, hint }, status, headers);
}
