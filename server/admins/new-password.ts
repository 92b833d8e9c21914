import { isCommonPassword } from "#server/auth/passwords/common-passwords.ts";
import { commonPassword } from "#server/auth/passwords/rules.ts";
import { AppError } from "#server/errors/app-error.ts";

/** Its length is the wire's to check. @throws AppError validation_failed, at the field of that name */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  if (await isCommonPassword(password))
    throw new AppError("validation_failed", commonPassword, {
      fields: { [field]: commonPassword },
    });
}
