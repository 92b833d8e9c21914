import type {
  DeskPasskey,
  PasskeyInput,
  PasskeyOffer,
  PasskeySignIn,
} from "#contract/wire/desk-admins.ts";
import { AuthError } from "#server/auth/auth-error.ts";
import { createDeviceTrust } from "#server/auth/devices/device-trust.ts";
import { askForKey, checkKnownKey, checkNewKey, offerKey } from "#server/auth/mfa/webauthn.ts";
import {
  readChallenge,
  signChallenge,
  spendChallenge,
} from "#server/auth/passkeys/challenge-token.ts";
import type { PasswordHasher } from "#server/auth/passwords/hasher.ts";
import type { SignedAdmin } from "#server/calls/callers.ts";
import { AppError } from "#server/errors/app-error.ts";
import { networkOf } from "#server/limits/network.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";
import { accessChangedMail } from "./mail.ts";
import { createSessionOpening, type SessionOpened } from "./open-session.ts";
import {
  type AdminPasskeyRow,
  deleteAdminPasskey,
  findAdminPasskey,
  insertAdminPasskey,
  listAdminPasskeys,
  moveAdminPasskey,
} from "./passkey-store.ts";
import { auditAdmin, checkPresentPassword } from "./second-factor-service.ts";
import { findActiveAdmin } from "./store.ts";

/** Keys of one administrator. */
const most = 10;
/** A key must know its owner (a code, a finger), and be found without a name. */
const demands = { knowsOwner: true };
/** Whose challenge it is, beside the travellers' own. */
const ofDesk = "desk";
const ofAdmin = (id: string) => `desk ${id}`;

const present = ({ id, name, createdAt, lastUsedAt }: AdminPasskeyRow): DeskPasskey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const tooMany = () => new AppError("conflict", "There are ten passkeys: remove one first.");
const unknown = () => new AppError("not_admin", "This passkey opens nothing here.");
const tooLate = () =>
  new AppError("already_done", "That took too long, or was answered before. Please try again.");

export type AdminPasskeys = ReturnType<typeof createAdminPasskeys>;

/**
 * Keys by which administrators sign in instead of their password: decision 254. Where a second factor is set up it is
 * asked for all the same.
 */
export function createAdminPasskeys(resources: Resources, hasher: PasswordHasher) {
  const { config, database, clock, limits } = resources;
  const secrets = createServerSecrets(database);
  const signer = { secrets, clock };
  const devices = createDeviceTrust(secrets, clock);
  const openSession = createSessionOpening(resources);

  function requireTaken(): void {
    if (!config.auth.passkeys) throw new AppError("not_found", "This site takes no passkeys.");
  }

  async function offer(options: { challenge: string }, user: string): Promise<PasskeyOffer> {
    await secrets.open();
    const signed = await signChallenge(signer, { challenge: options.challenge, user });
    return { challenge: signed.challenge_id, options: { ...options } };
  }

  /** @throws AppError already_done: over, not ours, or of another */
  async function open(
    { challenge: id, credential }: { challenge: string; credential: unknown },
    user: string,
  ) {
    await secrets.open();
    try {
      return await readChallenge(signer, { id, user, credential });
    } catch (error) {
      throw error instanceof AuthError ? tooLate() : error;
    }
  }

  const takeTry = (address: string) =>
    limits.take(database.db, "admin-passkey", networkOf(address), clock());

  return {
    /** One's own, oldest first. */
    async listPasskeys(admin: SignedAdmin): Promise<{ passkeys: DeskPasskey[]; taken: boolean }> {
      const rows = await listAdminPasskeys(database.db, admin.id);
      return { passkeys: rows.map(present), taken: config.auth.passkeys };
    },

    /**
     * What the browser asks its authenticator with, once the present password was right: at a desk left open nobody
     * else adds a key of their own. @throws AppError not_found, validation_failed, conflict (ten there), too_many_requests
     */
    async offerPasskey(admin: SignedAdmin, password: string): Promise<PasskeyOffer> {
      requireTaken();
      await checkPresentPassword(resources, hasher, admin, { field: "password", password });
      const known = await listAdminPasskeys(database.db, admin.id);
      if (known.length >= most) throw tooMany();
      const owner = { id: admin.id, email: `${admin.email} (desk)`, phone: null };
      const options = await offerKey(
        config,
        owner,
        known.map(({ credential }) => credential),
        demands,
      );
      return offer(options, ofAdmin(admin.id));
    },

    /** Keeps the new key and tells its owner by mail. @throws AppError already_done, validation_failed, conflict */
    async addPasskey(admin: SignedAdmin, input: PasskeyInput): Promise<DeskPasskey> {
      requireTaken();
      const challenge = await open(input, ofAdmin(admin.id));
      const credential = await checkNewKey(config, challenge.challenge, input.credential, demands);
      if (!credential)
        throw new AppError("validation_failed", "The device's answer could not be checked.");
      return database.transaction(async (db) => {
        const now = clock();
        if (!(await spendChallenge(db, challenge, now))) throw tooLate();
        if ((await listAdminPasskeys(db, admin.id)).length >= most) throw tooMany();
        const row = await insertAdminPasskey(db, {
          ...{ adminId: admin.id, name: input.name, credential, createdAt: now },
        });
        if (!row) throw new AppError("conflict", "This device has a passkey here already.");
        await auditAdmin(db, admin, "admin.passkey-added");
        await queueMail(
          db,
          accessChangedMail(admin.email, "A passkey was added to your account.", config),
        );
        return present(row);
      });
    },

    /** @throws AppError not_found, for a colleague's too */
    async removePasskey(admin: SignedAdmin, id: string): Promise<void> {
      await database.transaction(async (db) => {
        if (!(await deleteAdminPasskey(db, admin.id, id)))
          throw new AppError("not_found", "There is no such passkey.");
        await auditAdmin(db, admin, "admin.passkey-removed");
        await queueMail(
          db,
          accessChangedMail(admin.email, "A passkey of your account was removed.", config),
        );
      });
    },

    /** For whoever holds a key; nobody is named. @throws AppError not_found, too_many_requests */
    async offerSignIn(address: string): Promise<PasskeyOffer> {
      requireTaken();
      await takeTry(address);
      return offer(await askForKey(config, [], demands), ofDesk);
    },

    /**
     * A session for the key's owner. The challenge is spent with it alone, so that the same answer may come again with
     * the code of a second factor. @throws AppError not_found, not_admin (an unknown key and a wrong answer alike), already_done,
     * too_many_requests
     */
    async signIn(
      input: PasskeySignIn,
      client: { address: string; userAgent: string; deviceCookie: string | undefined },
    ): Promise<SessionOpened> {
      requireTaken();
      await takeTry(client.address);
      const challenge = await open(input, ofDesk);
      const passkey = await findAdminPasskey(database.db, input.credential.id);
      const admin = passkey && (await findActiveAdmin(database.db, passkey.adminId));
      const credential =
        passkey &&
        (await checkKnownKey(
          config,
          challenge.challenge,
          passkey.credential,
          input.credential,
          demands,
        ));
      if (!passkey || !admin || !credential) throw unknown();
      return openSession(admin, {
        ...{ code: input.code, address: client.address, userAgent: client.userAgent },
        device: await devices.find(client.deviceCookie, { kind: "admin", ...admin }),
        async within(db) {
          const now = clock();
          if (!(await spendChallenge(db, challenge, now))) throw tooLate();
          // Another sign-in may have moved its counter meanwhile, or its owner taken it away.
          const isAsChecked = await moveAdminPasskey(db, passkey, { credential, lastUsedAt: now });
          if (!isAsChecked) throw tooLate();
        },
      });
    },
  };
}
