import { z } from "zod";
import { invalid } from "../auth-error.ts";
import { metadata, optionalText } from "../http/read-input.ts";

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined);

export const AdminUser = z.object({
  id: optionalText(64),
  email: optionalText(320),
  phone: optionalText(40),
  password: optionalText(),
  password_hash: optionalText(500),
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: optionalText(40),
  role: optionalText(60),
});
export type AdminUser = z.infer<typeof AdminUser>;

const units: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1e3,
  m: 6e4,
  h: 3.6e6,
};
const longest = 200 * 365 * 86_400_000;

/** A Go duration ("24h", "1h30m", "300ms") in milliseconds; "none" is null. @throws AuthError */
export function readBan(text: string): number | null {
  if (text === "none") return null;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
  if (parts.length === 0 || parts.map(([all]) => all).join("") !== text)
    throw invalid(`invalid format for ban duration: ${text}`);
  const total = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ""] ?? 0),
    0,
  );
  return Math.min(total, longest);
}
