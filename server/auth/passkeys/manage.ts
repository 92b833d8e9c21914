import { z } from "zod";
import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { requireFullySignedIn } from "../http/bearer.ts";
import { isUuid, optionalText, readBody } from "../http/read-input.ts";
import { queueNotice } from "../mail/auth-mails.ts";
import { writeAudit } from "../store/audit-store.ts";
import { findUser } from "../store/users-store.ts";
import { deletePasskey, listPasskeys, renamePasskey } from "./passkeys-store.ts";
import { toWirePasskey } from "./wire.ts";

const longestName = 120;
const Input = z.object({ friendly_name: optionalText(500) });

export const passkeyGone = () => new AuthError(404, "passkey_not_found", "Passkey not found");

function readId(context: AuthRequest): string {
  const id = context.req.param("id") ?? "";
  if (!isUuid(id)) throw passkeyGone();
  return id;
}

/** GET /passkeys: one's own, oldest first. */
export const handleListPasskeys = (auth: AuthContext) => async (context: AuthRequest) => {
  const { user } = await requireFullySignedIn(auth, context.req.raw);
  context.header("cache-control", "no-store");
  return context.json((await listPasskeys(auth.db, user.id)).map(toWirePasskey));
};

/** PATCH /passkeys/{id}: its name. */
export const handleRenamePasskey = (auth: AuthContext) => async (context: AuthRequest) => {
  const { user } = await requireFullySignedIn(auth, context.req.raw);
  const id = readId(context);
  const name = ((await readBody(context, Input)).friendly_name ?? "").trim();
  if (name === "" || name.length > longestName)
    throw invalid(`friendly_name must have 1 to ${longestName} letters`);
  const values = { friendlyName: name, updatedAt: auth.clock() };
  const row = await renamePasskey(auth.db, user.id, id, values);
  if (!row) throw passkeyGone();
  return context.json(toWirePasskey(row));
};

/** Takes a key away, and tells its owner by mail. @throws AuthError passkey_not_found */
export async function removePasskey(
  auth: AuthContext,
  user: { id: string; email: string | null },
  id: string,
  by: { client: Client } | { actor: "service" },
): Promise<void> {
  await transact(auth, async (db) => {
    if (!(await deletePasskey(db, user.id, id))) return passkeyGone();
    await queueNotice(db, user.email, "passkey_removed");
    await writeAudit(db, { action: "auth.passkey_removed", userId: user.id, ...by });
    return undefined;
  });
}

/** DELETE /passkeys/{id} */
export const handleDeletePasskey = (auth: AuthContext) => async (context: AuthRequest) => {
  const { user } = await requireFullySignedIn(auth, context.req.raw);
  await removePasskey(auth, user, readId(context), { client: clientOf(context) });
  return context.body(null, 204);
};

/** Somebody's, for a service token. @throws AuthError user_not_found */
export async function listPasskeysAsAdmin(auth: AuthContext, userId: string) {
  if (!(await findUser(auth.db, userId)))
    throw new AuthError(404, "user_not_found", "User not found");
  return (await listPasskeys(auth.db, userId)).map(toWirePasskey);
}

/** @throws AuthError user_not_found, passkey_not_found */
export async function deletePasskeyAsAdmin(
  auth: AuthContext,
  userId: string,
  id: string,
): Promise<void> {
  const user = await findUser(auth.db, userId);
  if (!user) throw new AuthError(404, "user_not_found", "User not found");
  if (!isUuid(id)) throw passkeyGone();
  await removePasskey(auth, user, id, { actor: "service" });
}
