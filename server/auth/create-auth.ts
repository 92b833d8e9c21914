import { setTimeout as wait } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { AppError } from "#server/errors/app-error.ts";
import { allowOfficialClients } from "#server/http/cors.ts";
import { createSignInGuard } from "#server/limits/sign-in-guard.ts";
import type { Resources } from "#server/resources.ts";
import { createSealing } from "#server/secrets/sealing.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";
import { createAdminCalls } from "./admin/routes.ts";
import type { AuthContext, Client } from "./auth-context.ts";
import { AuthError } from "./auth-error.ts";
import { createDeviceTrust } from "./devices/device-trust.ts";
import { handleHealth, handleJwks, handleSettings } from "./endpoints/about.ts";
import { handleLogout } from "./endpoints/logout.ts";
import { handleOtp } from "./endpoints/otp.ts";
import { handleReauthenticate } from "./endpoints/reauthenticate.ts";
import { handleRecover } from "./endpoints/recover.ts";
import { handleResend } from "./endpoints/resend.ts";
import { handleSignup } from "./endpoints/signup.ts";
import { handleToken } from "./endpoints/token.ts";
import { handleUnlinkIdentity } from "./endpoints/unlink-identity.ts";
import { handleGetUser, handlePutUser } from "./endpoints/user.ts";
import { handleVerify, handleVerifyLink } from "./endpoints/verify.ts";
import type { AuthEnv } from "./http/auth-env.ts";
import { createAuthLimits } from "./http/auth-limits.ts";
import {
  findBearer,
  lacksSecondFactor,
  requireFullySignedIn,
  requireSignedIn,
  type SignedIn,
} from "./http/bearer.ts";
import { timingStep as defaultStep } from "./http/even-timing.ts";
import { renderAuthError, wantsNewErrors } from "./http/render-error.ts";
import { createSigningKeys } from "./keys/signing-keys.ts";
import { handleChallenge } from "./mfa/challenge.ts";
import { handleEnroll } from "./mfa/enroll.ts";
import { handleUnenroll } from "./mfa/unenroll.ts";
import { handleVerifyFactor } from "./mfa/verify-factor.ts";
import { handleAuthorize, handleLinkIdentity } from "./oauth/authorize.ts";
import { handleCallback } from "./oauth/callback.ts";
import { createOAuthProviders, type ProviderEndpoints } from "./oauth/providers.ts";
import { handleDeletePasskey, handleListPasskeys, handleRenamePasskey } from "./passkeys/manage.ts";
import { handleRegistrationOptions, handleRegistrationVerify } from "./passkeys/register.ts";
import { handleSignInOptions, handleSignInVerify } from "./passkeys/sign-in.ts";
import { createPasswordHasher, type PasswordCost } from "./passwords/hasher.ts";
import type { RemovePerson } from "./person-removal.ts";
import { handleSamlAnswer } from "./saml/acs.ts";
import { handleSamlMetadata, handleSso } from "./saml/sso.ts";
import { recover } from "./services/recover.ts";
import { createSessionDirectory, type SessionDirectory } from "./services/session-directory.ts";
import { signInWithPassword } from "./services/sign-in.ts";
import { type SignUpInput, type SignUpResult, signUp } from "./services/sign-up.ts";
import { createUserDirectory, type UserDirectory } from "./services/user-directory.ts";
import { createWaitingSignUps, type WaitingSignUps } from "./services/waiting-sign-ups.ts";
import type { WireSession } from "./sessions/issue-session.ts";
import { findUserByEmail } from "./store/users-store.ts";

/** Whoever a valid token belongs to. */
export type AuthUser = {
  id: string;
  email: string;
  /** Whether somebody has shown that the address is theirs. */
  emailVerified: boolean;
  phone: string;
  role: string;
  aal: "aal1" | "aal2";
  sessionId: string | null;
  userMetadata: Record<string, unknown>;
  appMetadata: Record<string, unknown>;
  createdAt: Date;
};

/** What the rest of the server may ask of the auth service. */
export type Auth = {
  /** Mounted at `config.auth.mount`. */
  app: Hono<AuthEnv>;
  /** GET /.well-known/jwks.json, which the root has too. */
  answerJwks(context: Context<AuthEnv>): Promise<Response>;
  /** Null for nobody, the anonymous key, any token that is not good, and who lacks the second factor. */
  authenticate(request: Request): Promise<AuthUser | null>;
  /**
   * As `authenticate`, but a token that is sent and is not good is refused: over, forged, of a session
   * that has ended. @throws AuthError bad_jwt, session_not_found, user_not_found, user_banned …
   */
  identify(request: Request): Promise<AuthUser | null>;
  /** @throws AppError not_signed_in, insufficient_aal (a second factor is due), with a sentence for the visitor */
  requireUser(request: Request): Promise<AuthUser>;
  /** Whose a socket's token is; without a look at the second factor, as sockets show what is public. */
  authenticateToken(token: string): Promise<AuthUser | null>;
  /** Whether the bearer is a service token. */
  isService(request: Request): Promise<boolean>;
  users: UserDirectory;
  waiting: WaitingSignUps;
  sessions: SessionDirectory;
  /** Whether it is the password of the account with this address; as slow when there is none. */
  isPasswordOf(email: string, password: string): Promise<boolean>;
  signUp(input: SignUpInput, client: Client): Promise<SignUpResult>;
  signIn(input: { email: string; password: string }, client: Client): Promise<WireSession>;
  recover(input: { email: string; redirectTo: string }, client: Client): Promise<void>;
  context: AuthContext;
};

export type AuthOptions = {
  /** Cheaper Argon2id, for tests alone. */
  passwordCost?: PasswordCost;
  /** Answers rounded to less, for tests alone. */
  timingStep?: number;
  /** What waits for the steps, for tests alone. */
  pause?: AuthContext["pause"];
  /** Where Google and Facebook are, for tests alone. */
  endpoints?: ProviderEndpoints;
  /** The house's one way to delete a person; the service has none of its own. */
  removePerson?: RemovePerson;
};

const toAuthUser = ({ user, session }: SignedIn): AuthUser => ({
  id: user.id,
  email: user.email ?? "",
  emailVerified: user.emailConfirmedAt !== null,
  phone: user.phone ?? "",
  role: user.role,
  aal: session?.aal ?? "aal1",
  sessionId: session?.id ?? null,
  userMetadata: user.userMetadata,
  appMetadata: user.appMetadata,
  createdAt: user.createdAt,
});

function createContext(resources: Resources, options: AuthOptions): AuthContext {
  const { config, database, clock, log, limits } = resources;
  const secrets = createServerSecrets(database);
  const sealing = createSealing(
    secrets,
    config.auth.encryptionKey,
    config.auth.formerEncryptionKey,
  );
  const keys = createSigningKeys(secrets, {
    configured: config.auth.jwtKeys,
    sharedSecret: config.auth.jwtSecret,
  });
  const { timingStep: step = defaultStep, pause = wait } = options;
  let opening: Promise<void> | undefined;
  return {
    resources,
    config,
    settings: config.auth,
    log,
    database,
    db: database.db,
    clock,
    baseUrl: `${config.http.origin}${config.auth.mount}`,
    secrets,
    sealing,
    keys,
    ready() {
      opening ??= Promise.all([secrets.open(), sealing.open(), keys.publicKeys()]).then(() => {});
      opening.catch(() => {
        opening = undefined;
      });
      return opening;
    },
    hasher: createPasswordHasher(options.passwordCost),
    limits: createAuthLimits(limits, database, clock, config.auth.rateLimits),
    guard: createSignInGuard({
      db: database.db,
      limits,
      clock,
      enabled: config.auth.rateLimits,
      step,
      pause,
    }),
    devices: createDeviceTrust(secrets, clock),
    timingStep: step,
    pause,
    providers: createOAuthProviders(config, options.endpoints),
    removePerson:
      options.removePerson ??
      (async () => {
        throw new Error("this auth service was made without a way to remove people");
      }),
  };
}

function createAuthApp(auth: AuthContext, users: UserDirectory): Hono<AuthEnv> {
  const app = new Hono<AuthEnv>();
  app.onError(renderAuthError);
  app.use(allowOfficialClients(auth.config));
  app.use(async (context, next) => {
    const version = context.req.header("x-supabase-api-version");
    await next();
    if (wantsNewErrors(version)) context.header("x-supabase-api-version", version);
  });
  app.get("/health", handleHealth());
  app.get("/settings", handleSettings(auth));
  app.get("/.well-known/jwks.json", handleJwks(auth));

  app.post("/signup", handleSignup(auth));
  app.post("/token", handleToken(auth));
  app.post("/recover", handleRecover(auth));
  app.post("/resend", handleResend(auth));
  app.get("/verify", handleVerifyLink(auth));
  app.post("/verify", handleVerify(auth));
  app.get("/user", handleGetUser(auth));
  app.put("/user", handlePutUser(auth));
  app.post("/logout", handleLogout(auth));
  app.post("/otp", handleOtp(auth));
  app.post("/magiclink", handleOtp(auth));
  app.get("/reauthenticate", handleReauthenticate(auth));
  app.get("/authorize", handleAuthorize(auth));
  app.on(["GET", "POST"], "/callback", handleCallback(auth));
  app.get("/user/identities/authorize", handleLinkIdentity(auth));
  app.delete("/user/identities/:id", handleUnlinkIdentity(auth));
  app.post("/sso", handleSso(auth));
  app.get("/sso/saml/metadata", handleSamlMetadata(auth));
  app.post("/sso/saml/acs", handleSamlAnswer(auth));
  app.post("/factors", handleEnroll(auth));
  app.post("/factors/:id/challenge", handleChallenge(auth));
  app.post("/factors/:id/verify", handleVerifyFactor(auth));
  app.delete("/factors/:id", handleUnenroll(auth));
  app.post("/passkeys/registration/options", handleRegistrationOptions(auth));
  app.post("/passkeys/registration/verify", handleRegistrationVerify(auth));
  app.post("/passkeys/authentication/options", handleSignInOptions(auth));
  app.post("/passkeys/authentication/verify", handleSignInVerify(auth));
  app.get("/passkeys", handleListPasskeys(auth));
  app.patch("/passkeys/:id", handleRenamePasskey(auth));
  app.delete("/passkeys/:id", handleDeletePasskey(auth));
  app.route("/", createAdminCalls(auth, users));

  app.all("*", () => {
    throw new AuthError(404, "not_found", "There is no such call");
  });
  return app;
}

/** The auth service of one process. Keys and secrets are made or read on first use. */
export function createAuth(resources: Resources, options: AuthOptions = {}): Auth {
  const auth = createContext(resources, options);
  const users = createUserDirectory(auth);
  const fromToken = (token: string) =>
    requireSignedIn(
      auth,
      new Request("http://local/", { headers: { authorization: `Bearer ${token}` } }),
    );
  const orNull = async (work: Promise<SignedIn>): Promise<AuthUser | null> => {
    try {
      return toAuthUser(await work);
    } catch (error) {
      if (error instanceof AuthError) return null;
      throw error;
    }
  };
  return {
    app: createAuthApp(auth, users),
    answerJwks: handleJwks(auth),
    authenticate: (request) => orNull(requireFullySignedIn(auth, request)),
    async identify(request) {
      const token = findBearer(request);
      if (!token || token === auth.config.anonKey) return null;
      // A token of nobody's is the public key in its longer form, or a service's.
      if (!(await auth.keys.verify(token, auth.clock())).sub) return null;
      const who = await requireSignedIn(auth, request);
      return lacksSecondFactor(who) ? null : toAuthUser(who);
    },
    // What no header could carry is no token either.
    authenticateToken: async (token) => (/^[!-~]+$/.test(token) ? orNull(fromToken(token)) : null),
    async requireUser(request) {
      try {
        return toAuthUser(await requireFullySignedIn(auth, request));
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        if (error.code === "insufficient_aal")
          throw new AppError("insufficient_aal", "Enter the code of your second step first.");
        const token = findBearer(request);
        const isNobody = !token || token === auth.config.anonKey;
        throw new AppError(
          "not_signed_in",
          isNobody ? "Auth session missing!" : "Your session has ended. Please sign in again.",
        );
      }
    },
    async isService(request) {
      const token = findBearer(request);
      if (!token || token === auth.config.anonKey) return false;
      const claims = await auth.keys.verify(token, auth.clock()).catch(() => null);
      return claims?.role === "service_role" || claims?.role === "supabase_admin";
    },
    users,
    waiting: createWaitingSignUps(auth),
    sessions: createSessionDirectory(auth),
    async isPasswordOf(email, password) {
      const user = await findUserByEmail(auth.db, email);
      return auth.hasher.verify(user?.passwordHash ?? null, password);
    },
    signUp: (input, client) => signUp(auth, input, client),
    signIn: (input, client) => signInWithPassword(auth, input, client),
    recover: (input, client) => recover(auth, input, client),
    context: auth,
  };
}
