import { z } from "zod";
import { brand } from "#contract/brand.ts";
import { type AuthContext, transact } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { requireSession } from "../http/bearer.ts";
import { optionalText, readBody, readPhone } from "../http/read-input.ts";
import { writeAudit } from "../store/audit-store.ts";
import { listFactors } from "../store/users-store.ts";
import { deleteUnverifiedBefore, insertFactor } from "./factors-store.ts";
import { createTotp } from "./totp.ts";

const most = 10;
/** Milliseconds in which an enrolment is to be finished. */
const enrolmentLife = 5 * 60_000;

const Input = z.object({
  factor_type: optionalText(20),
  friendly_name: optionalText(200),
  issuer: optionalText(200),
  phone: optionalText(40),
});

const tooMany = () =>
  new AuthError(
    422,
    "too_many_enrolled_mfa_factors",
    "Maximum number of verified factors reached, unenroll to continue",
  );

/** POST /factors */
export const handleEnroll = (auth: AuthContext) => async (context: AuthRequest) => {
  const { user, session } = await requireSession(auth, context.req.raw);
  const input = await readBody(context, Input);
  if (user.isAnonymous)
    throw new AuthError(403, "no_authorization", "Anonymous users cannot enroll factors");
  const type = input.factor_type;
  if (type !== "totp" && type !== "phone" && type !== "webauthn")
    throw invalid("factor_type needs to be totp, phone, or webauthn");
  if (!auth.settings.mfa[type])
    throw new AuthError(
      422,
      `mfa_${type === "webauthn" ? "webauthn" : type}_enroll_not_enabled`,
      `MFA enroll is disabled for ${type}`,
    );
  const phone = type === "phone" ? readPhone(input.phone ?? "") : null;
  const name = input.friendly_name ?? "";
  const totp =
    type === "totp"
      ? createTotp({
          issuer: (input.issuer || brand.name).replaceAll(":", " "),
          label: (user.email ?? user.phone ?? user.id).replaceAll(":", " "),
        })
      : null;
  const secret = totp && (await auth.sealing.seal(user.id, totp.secret));
  const factor = await transact(auth, async (db) => {
    const now = auth.clock();
    await deleteUnverifiedBefore(db, user.id, new Date(now.getTime() - enrolmentLife));
    const known = await listFactors(db, user.id);
    const isProtected = known.some(({ status }) => status === "verified");
    if (isProtected && session.aal !== "aal2")
      return new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
    if (known.length >= most) return tooMany();
    const made = await insertFactor(db, {
      userId: user.id,
      friendlyName: name,
      factorType: type,
      secret,
      phone,
      createdAt: now,
      updatedAt: now,
    });
    if (!made && known.some(({ friendlyName }) => friendlyName === name))
      return new AuthError(
        422,
        "mfa_factor_name_conflict",
        `A factor with the friendly name "${name}" for this user already exists`,
      );
    if (!made)
      return new AuthError(
        422,
        "mfa_verified_factor_exists",
        "A factor for this phone number already exists",
      );
    await writeAudit(db, {
      action: "auth.factor_enrolled",
      userId: user.id,
      client: clientOf(context),
      details: { type },
    });
    return made;
  });
  return context.json({
    id: factor.id,
    type,
    friendly_name: name,
    ...(totp && { totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri } }),
    ...(phone && { phone }),
  });
};
