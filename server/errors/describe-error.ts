/**
 * What of an error may stand in a log: an allow list. Messages, details, parameters, answers of
 * other servers and everything else that can carry an address, a text or a token stay out.
 */
export type ErrorDescription = {
  type: string;
  /** Of the database, the system, a library or our own errors. */
  code?: string | number;
  status?: number;
  syscall?: string;
  command?: string;
  constraint?: string;
  table?: string;
  column?: string;
  /** What a failed statement does to which tables: "insert into trips". */
  statement?: string[];
  /** File, line and column of each call. */
  stack?: string[];
  cause?: ErrorDescription;
  errors?: ErrorDescription[];
};

/** Causes that are followed, and errors told of one that has several. */
const mostDeep = 4;
const mostErrors = 3;
const mostFrames = 30;

const word = /^[A-Za-z][\w.-]{0,60}$/;
const name = (value: unknown): string | undefined =>
  typeof value === "string" && word.test(value) ? value : undefined;
const codeOf = (value: unknown): string | number | undefined =>
  Number.isSafeInteger(value)
    ? (value as number)
    : matching(value, /^([A-Za-z][A-Za-z0-9_]{0,39}|[0-9A-Z]{5})$/);
const matching = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === "string" && shape.test(value) ? value : undefined;

/** The lines of calls alone: the message before them may itself look like one. */
function framesOf(error: Error): string[] {
  const { stack, message } = error;
  if (typeof stack !== "string") return [];
  const said = message ? stack.indexOf(message) : -1;
  const calls = said < 0 ? stack : stack.slice(said + message.length);
  const frame =
    /^\s+at (?:.*[( ])?((?:file:\/\/|node:|\/|[A-Z]:\\)[^()\s]*:\d+:\d+|<anonymous>)\)?$/;
  return calls
    .split("\n")
    .flatMap((line) => {
      const place = frame.exec(line)?.[1];
      return place ? [place] : [];
    })
    .slice(0, mostFrames);
}

const verbs =
  /\b(insert into|update|delete from|from|join|alter table|lock table)\s+"?([a-z_][a-z0-9_]{0,62})\b/gi;

function describeStatement(query: unknown): string[] | undefined {
  if (typeof query !== "string") return undefined;
  // A value that was written into the statement is no part of it.
  const bare = query.slice(0, 20_000).replaceAll(/'(?:[^']|'')*'?/g, "?");
  const parts = [...bare.matchAll(verbs)].map(
    ([, verb = "", table = ""]) => `${verb.toLowerCase()} ${table.toLowerCase()}`,
  );
  return [...new Set(parts)].slice(0, 8);
}

/** An error for the log. Whatever is thrown, this does not throw. */
export function describeError(error: unknown, deep = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: `not an error: ${typeof error}` };
  const its = error as Error & Record<string, unknown>;
  const optional = {
    code: codeOf(its.code),
    status: Number.isSafeInteger(its.responseCode)
      ? (its.responseCode as number)
      : Number.isSafeInteger(its.status)
        ? (its.status as number)
        : undefined,
    syscall: name(its.syscall),
    command: matching(its.command, /^(CONN|API|EHLO|HELO|STARTTLS|AUTH|MAIL FROM|RCPT TO|DATA)\b/),
    constraint: name(its.constraint ?? its.constraint_name),
    table: name(its.table ?? its.table_name),
    column: name(its.column ?? its.column_name),
    statement: describeStatement(its.query),
    cause:
      its.cause !== undefined && deep < mostDeep ? describeError(its.cause, deep + 1) : undefined,
    errors:
      Array.isArray(its.errors) && deep < mostDeep
        ? its.errors.slice(0, mostErrors).map((one) => describeError(one, deep + 1))
        : undefined,
    stack: framesOf(error),
  };
  const known = Object.entries(optional).filter(([, value]) => value !== undefined);
  return {
    type: name(error.constructor?.name) ?? name(error.name) ?? "Error",
    ...Object.fromEntries(known),
  };
}
