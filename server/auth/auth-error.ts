/** What the auth service throws: an HTTP status below 500, a code the official client knows, a sentence. */
export class AuthError extends Error {
  override name = "AuthError";
  readonly status: number;
  readonly code: string;
  /** Merged into the answer, e.g. `weak_password`. */
  readonly extra: Record<string, unknown>;

  constructor(status: number, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** Answered as `{error, error_description}` whatever the API version: provider and wallet tokens. */
export class OAuthStyleError extends AuthError {
  override name = "OAuthStyleError";
}

export const invalid = (message: string) => new AuthError(400, "validation_failed", message);
