/** The codes an error answer may carry: `{ error: { code, message, fields?, requestId } }`. */
export const errorStatus = {
  bad_json: 400,
  validation_failed: 400,
  not_signed_in: 401,
  not_admin: 401,
  forbidden: 403,
  second_factor_needed: 403,
  /** A traveller's session without the second factor of its account: as the auth service calls it. */
  insufficient_aal: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  already_done: 409,
  too_large: 413,
  unsupported_media: 415,
  picture_refused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export type ErrorBody = {
  /** The same sentence as `error.message`: product calls of section 7 read it here. */
  message: string;
  error: { code: ErrorCode; message: string; fields?: Record<string, string>; requestId?: string };
};
