import { type AuthContext, transact } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { requireFullySignedIn } from "../http/bearer.ts";
import { isUuid } from "../http/read-input.ts";
import { writeAudit } from "../store/audit-store.ts";
import { deleteIdentity, listIdentities } from "../store/identities-store.ts";
import { findUserByEmail, lockUser, updateUser } from "../store/users-store.ts";

/** DELETE /user/identities/{id}: the address falls back to that of a remaining identity. */
export const handleUnlinkIdentity = (auth: AuthContext) => async (context: AuthRequest) => {
  const { user: asking } = await requireFullySignedIn(auth, context.req.raw);
  if (!auth.settings.manualLinking)
    throw new AuthError(404, "manual_linking_disabled", "Manual linking is disabled");
  const id = context.req.param("id") ?? "";
  if (!isUuid(id)) throw new AuthError(404, "validation_failed", "identity_id must be an UUID");
  await transact(auth, async (db) => {
    const user = await lockUser(db, asking.id);
    const identities = await listIdentities(db, asking.id);
    const gone = identities.find((identity) => identity.id === id);
    if (!user || !gone) return new AuthError(422, "identity_not_found", "Identity doesn't exist");
    const left = identities.filter((identity) => identity.id !== id);
    if (left.length === 0)
      return new AuthError(
        422,
        "single_identity_not_deletable",
        "User must have at least 1 identity after unlinking",
      );
    const now = auth.clock();
    const keepsEmail = left.some(({ email }) => email !== null && email === user.email);
    const next = left.find(({ email, identityData }) => email && identityData.email_verified);
    const email = keepsEmail ? user.email : (next?.email ?? null);
    if (email && email !== user.email) {
      const holder = await findUserByEmail(db, email);
      if (holder && holder.id !== user.id)
        return new AuthError(
          422,
          "email_conflict_identity_not_deletable",
          "Unable to unlink identity due to email conflict",
        );
    }
    await deleteIdentity(db, id);
    const providers = [...new Set(left.map(({ provider }) => provider))];
    await updateUser(
      db,
      user.id,
      {
        email,
        emailConfirmedAt: email ? user.emailConfirmedAt : null,
        appMetadata: { ...user.appMetadata, provider: providers[0], providers },
        ...(gone.provider === "email" && { passwordHash: null }),
        ...(gone.provider === "phone" && { phone: null, phoneConfirmedAt: null }),
      },
      now,
    );
    await writeAudit(db, {
      action: "auth.identity_unlinked",
      userId: user.id,
      client: clientOf(context),
      details: { provider: gone.provider },
    });
    return undefined;
  });
  return context.json({});
};
