import type { ErrorBody, ErrorCode } from "#contract/errors.ts";

/** `offline`: nothing came back, or nothing of ours. `refused`: the official client's own words. */
export type CallCode = ErrorCode | "offline" | "refused";

type Details = {
  fields?: Record<string, string> | undefined;
  status?: number;
  cause?: unknown;
};

/** What a call ended in that did not give what was asked for. */
export class CallError extends Error {
  override name = "CallError";
  readonly code: CallCode;
  /** A sentence by the name of the field that it is about. */
  readonly fields: Record<string, string>;
  /** As HTTP has it; 0 when nobody answered, or it was no call of ours. */
  readonly status: number;
  /** Nobody answered: the same call may work a moment later. */
  get offline(): boolean {
    return this.code === "offline";
  }

  constructor(code: CallCode, message: string, { fields = {}, status = 0, cause }: Details = {}) {
    super(message, { cause });
    this.code = code;
    this.fields = fields;
    this.status = status;
  }
}

/** The error of a refusal, whatever of it is there; `message` "" when it has no sentence. */
export const readRefusal = (status: number, { error, message }: Partial<ErrorBody>): CallError =>
  new CallError(error?.code ?? "internal", error?.message ?? message ?? "", {
    fields: error?.fields,
    status,
  });

/** The same failure with a sentence, where it has none yet. */
export const withSentence = (error: CallError, sentence: string): CallError =>
  error.message
    ? error
    : new CallError(error.code, sentence, {
        fields: error.fields,
        status: error.status,
        cause: error,
      });

/** A sentence fit to be shown, whatever was thrown; `otherwise` where what was thrown has none. */
export const sayFault = (fault: unknown, otherwise: string): string =>
  (fault instanceof CallError && fault.message) || otherwise;
