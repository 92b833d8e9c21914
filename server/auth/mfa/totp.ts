import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, 30 s. */
const settings = { algorithm: "SHA1", digits: 6, period: 30 } as const;

export function createTotp(options: { issuer: string; label: string; secret?: string }) {
  const secret = options.secret ? Secret.fromBase32(options.secret) : new Secret({ size: 20 });
  const totp = new TOTP({ ...settings, issuer: options.issuer, label: options.label, secret });
  const uri = totp.toString();
  return { secret: secret.base32, uri, qrCode: renderSVG(uri, { border: 2 }) };
}

/** The 30-second step whose code this is, one off either way allowed; null when it is none. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = TOTP.validate({
    ...settings,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp: now.getTime(),
    window: 1,
  });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / settings.period) + delta;
}
