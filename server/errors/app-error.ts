import { type ErrorCode, errorStatus } from "#contract/errors.ts";
import type { Language } from "#contract/languages.ts";

/** What services throw. A 4xx shows its message; of a 5xx the visitor sees the request id alone. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly status: (typeof errorStatus)[ErrorCode];
  /** Field name → sentence, for forms. */
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  /** What is made of several parts: its reader's sentence. Without it the message is looked up in words/faults. */
  readonly say: ((language: Language) => string) | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      fields?: Record<string, string>;
      headers?: Record<string, string>;
      say?: (language: Language) => string;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.status = errorStatus[code];
    this.fields = options.fields;
    this.headers = options.headers ?? {};
    this.say = options.say;
  }
}
