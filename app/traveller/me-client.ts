import { openAuth } from "#app/calls/auth.ts";
import { withSecondFactor } from "#app/calls/second-factor.ts";
import { m } from "#app/paraglide/messages.js";
import type { ErrorBody, ErrorCode } from "#contract/errors.ts";

const patience = 30_000;

/** What a call of the traveller's own pages ended in. */
export class MeError extends Error {
  override name = "MeError";
  readonly code: ErrorCode | "offline";
  readonly fields: Record<string, string>;
  constructor(code: ErrorCode | "offline", message: string, fields: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/** The bearer token of the present session. @throws MeError not_signed_in */
export async function findToken(): Promise<string> {
  let token: string | undefined;
  try {
    const { data } = await (await openAuth()).getSession();
    token = data.session?.access_token;
  } catch {
    throw new MeError("offline", m.account_unreachable());
  }
  if (!token) throw new MeError("not_signed_in", m.account_signed_out());
  return token;
}

async function send(method: string, path: string, body: unknown, open: boolean): Promise<Response> {
  const token = open ? null : await findToken();
  try {
    return await fetch(`/api/me${path}`, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: {
        accept: "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new MeError("offline", m.account_unreachable());
  }
}

/** A call below /api/me, JSON both ways. @throws MeError, whose message is fit to be shown */
export async function callMe<T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
  options: { open?: boolean } = {},
): Promise<T> {
  const { response, answer } = await withSecondFactor(
    async () => {
      const response = await send(method, path, body, options.open ?? false);
      const answer = (await response.json().catch(() => ({}))) as T & Partial<ErrorBody>;
      return { response, answer };
    },
    ({ answer }) => answer.error?.code,
  );
  if (response.ok) return answer;
  const { error } = answer;
  throw new MeError(
    error?.code ?? "internal",
    error?.message ?? m.account_failed(),
    error?.fields ?? {},
  );
}

/** The download of one's data, as a file. */
export async function fetchExport(): Promise<Blob> {
  const { response, code } = await withSecondFactor(
    async () => {
      const response = await send("GET", "/export", undefined, false);
      if (response.ok) return { response, code: undefined };
      const { error } = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
      return { response, code: error?.code ?? "internal" };
    },
    (answer) => answer.code,
  );
  if (code) throw new MeError(code, m.account_failed());
  return response.blob();
}

export const sayFault = (fault: unknown): string =>
  fault instanceof Error && fault.message ? fault.message : m.account_failed();
