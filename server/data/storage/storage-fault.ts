import type { Context } from "hono";
import { AppError } from "#server/errors/app-error.ts";
import type { BadToken } from "../identify.ts";

/**
 * An error in the storage dialect: HTTP 400, the real status stands in the body. A token that is not
 * good is 401 on the wire too, so that whoever stands between knows it.
 */
export class StorageFault extends Error {
  override name = "StorageFault";
  readonly statusCode: string;
  readonly error: string;
  readonly code: string;

  constructor(statusCode: string, error: string, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.error = error;
    this.code = code;
  }
}

export const noBucket = () =>
  new StorageFault("404", "Bucket not found", "NoSuchBucket", "Bucket not found");
export const noObject = () => new StorageFault("404", "not_found", "NoSuchKey", "Object not found");
export const notAllowed = () =>
  new StorageFault(
    "403",
    "Unauthorized",
    "AccessDenied",
    "new row violates row-level security policy",
  );
export const badRequest = (message: string) =>
  new StorageFault("400", "invalid_request", "InvalidRequest", message);

/** A call that the official client knows and this service does not offer; says what does instead. */
export const notOffered = (message: string) =>
  new StorageFault("403", "FeatureNotEnabled", "FeatureNotEnabled", message);
export const badToken = ({ isExpired }: BadToken) =>
  new StorageFault(
    "401",
    "Unauthorized",
    "InvalidJWT",
    isExpired ? '"exp" claim timestamp check failed' : "signature verification failed",
  );

const dialect: Partial<Record<AppError["code"], (message: string) => StorageFault>> = {
  conflict: (message) => new StorageFault("409", "Duplicate", "ResourceAlreadyExists", message),
  too_large: (message) => new StorageFault("413", "Payload too large", "EntityTooLarge", message),
  picture_refused: (message) =>
    new StorageFault("415", "invalid_mime_type", "InvalidMimeType", message),
  validation_failed: (message) => new StorageFault("400", "InvalidKey", "InvalidKey", message),
  bad_json: badRequest,
};

/** Renders a fault; everything it does not know goes on to the shell's own exit. */
export function renderStorageFault(error: Error, context: Context): Response {
  const fault = error instanceof AppError ? (dialect[error.code]?.(error.message) ?? error) : error;
  if (!(fault instanceof StorageFault)) throw fault;
  const { statusCode, error: name, code, message } = fault;
  return context.json(
    { statusCode, error: name, code, message },
    code === "InvalidJWT" ? 401 : 400,
  );
}
