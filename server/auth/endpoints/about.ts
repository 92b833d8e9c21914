import { brand } from "#contract/brand.ts";
import type { AuthContext } from "../auth-context.ts";
import type { AuthRequest } from "../http/auth-env.ts";

/** GET /health */
export const handleHealth = () => (context: AuthRequest) =>
  context.json({
    version: "1",
    name: brand.name,
    description: `${brand.name}'s user registration and authentication API`,
  });

/** GET /settings: what is switched on. */
export const handleSettings = (auth: AuthContext) => (context: AuthRequest) => {
  const { settings } = auth;
  const providers = Object.fromEntries(auth.providers.names().map((name) => [name, true]));
  return context.json({
    external: {
      google: false,
      facebook: false,
      ...providers,
      email: settings.email,
      phone: settings.phone,
      anonymous_users: settings.anonymous,
    },
    disable_signup: settings.disableSignup,
    mailer_autoconfirm: settings.autoconfirmEmail,
    phone_autoconfirm: settings.autoconfirmSms,
    sms_provider: auth.config.sms.webhookUrl ? "webhook" : "outbox",
    saml_enabled: settings.saml,
    passkeys_enabled: settings.passkeys,
    mfa_enabled: settings.mfa.totp || settings.mfa.phone || settings.mfa.webauthn,
  });
};

/** GET /.well-known/jwks.json: public keys, kept by clients for ten minutes. */
export const handleJwks = (auth: AuthContext) => async (context: AuthRequest) => {
  context.header("cache-control", "public, max-age=600");
  context.header("access-control-allow-origin", "*");
  return context.json(await auth.keys.publicKeys());
};
