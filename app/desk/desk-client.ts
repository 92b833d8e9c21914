import { clearStored, keys } from "#app/calls/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import type { ErrorBody, ErrorCode } from "#contract/errors.ts";

const patience = 30_000;

/** What a call of the desk ended in; `offline` when nothing came back at all. */
export class DeskError extends Error {
  override name = "DeskError";
  readonly code: ErrorCode | "offline";
  readonly fields: Record<string, string>;
  constructor(code: ErrorCode | "offline", message: string, fields: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/**
 * A call below /api/desk, JSON both ways. A session that has ended brings the login screen back.
 * @throws DeskError, whose message is fit to be shown
 */
export async function callDesk<T>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api/desk${path}`, {
      method,
      credentials: "same-origin",
      signal: AbortSignal.timeout(patience),
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    answer = await response.json();
  } catch {
    throw new DeskError("offline", m.desk_unreachable());
  }
  if (response.ok) return answer as T;
  if (response.status === 401) clearStored(keys.admin);
  const { error } = answer as Partial<ErrorBody>;
  throw new DeskError(
    error?.code ?? "internal",
    error?.message ?? m.admin_failed(),
    error?.fields ?? {},
  );
}

/** The sentence of a failure, whatever was thrown. */
export const sayFault = (fault: unknown): string =>
  fault instanceof DeskError ? fault.message : m.admin_failed();
