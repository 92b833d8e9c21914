import { signupTexts } from "#contract/wire/accounts.ts";
import { AuthError } from "#server/auth/auth-error.ts";
import { commonPassword, type Weakness } from "#server/auth/passwords/rules.ts";
import { AppError } from "#server/errors/app-error.ts";

/** The sentences of the auth service in the product's own error form; `field`: of which a refused input speaks. */
export function toAppError(error: unknown, field?: string): unknown {
  if (!(error instanceof AuthError)) return error;
  if (error.status === 429)
    return new AppError("too_many_requests", error.message, { headers: { "retry-after": "60" } });
  if (error.status === 403) return new AppError("forbidden", error.message);
  if (error.code === "weak_password" && error.extra.weak_password) {
    const { reasons } = error.extra.weak_password as Weakness;
    const message = reasons.includes("length") ? signupTexts.password : commonPassword;
    return new AppError("validation_failed", message, { fields: { password: message } });
  }
  if (error.code === "invalid_credentials" || error.code.endsWith("_not_confirmed"))
    return new AppError("not_signed_in", error.message);
  if (error.status === 404) return new AppError("not_found", error.message);
  return new AppError(
    error.code === "email_exists" ? "conflict" : "validation_failed",
    error.message,
    field ? { fields: { [field]: error.message } } : {},
  );
}
