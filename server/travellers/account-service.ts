import type { Language } from "#contract/languages.ts";
import { graceDays, type MyAccount, type MySession } from "#contract/wire/account.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Auth, AuthUser } from "#server/auth/create-auth.ts";
import type { PersonKeeper } from "#server/auth/person-removal.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createToken, hashToken } from "#server/http/secret-token.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import { queueOwnerOf } from "#server/limits/fair-queue.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import { keepPortrait, type ShowPortrait } from "#server/portraits/keep-portrait.ts";
import {
  findPortraitName,
  forgetPortraits,
  pictureBucket,
  portraitUrl,
} from "#server/portraits/portraits.ts";
import { decodeDataUrl, reencodePicture } from "#server/portraits/profile-picture.ts";
import type { Resources } from "#server/resources.ts";
import { displayNameOf } from "#server/reviews/author.ts";
import * as deletions from "./deletion-store.ts";
import { deletionCancelledMail, deletionRequestedMail } from "./mail.ts";

export type OwnAccount = ReturnType<typeof createOwnAccount>;

/** A traveller's own account, beyond what the auth service itself does. */
export function createOwnAccount(
  resources: Resources,
  { users, sessions }: Pick<Auth, "users" | "sessions">,
  keepers: PersonKeeper[],
  showPortrait: ShowPortrait,
  /** What else is written to a person: from now on in this language. */
  writeIn: (db: Db, userId: string, language: Language) => Promise<void>,
) {
  const { config, database, pictures, storage, clock, log, limits } = resources;
  const audit = (db: typeof database.db, userId: string, action: string) =>
    insertAudit(db, {
      actorKind: "traveller",
      actorId: userId,
      action,
      subjectKind: "user",
      subjectId: userId,
    });

  return {
    async getAccount(user: AuthUser): Promise<MyAccount> {
      const deletion = await deletions.findDeletion(database.db, user.id);
      return {
        id: user.id,
        email: user.email,
        language: (await users.findLanguage(user.id)) ?? languageOfReader(),
        deletion: deletion && {
          requestedAt: deletion.requestedAt.toISOString(),
          dueAt: deletion.dueAt.toISOString(),
        },
      };
    },

    /** Mails are in this language from now on, of the account and of its trips. @throws AppError too_many_requests */
    async changeLanguage(user: AuthUser, language: Language): Promise<void> {
      await limits.take(database.db, "account-language", user.id, clock());
      await database.transaction(async (db) => {
        await users.setLanguage(db, user.id, language);
        await writeIn(db, user.id, language);
      });
    },

    /** @returns the new address of the portrait, or null. @throws AppError picture_refused, too_large */
    async changePicture(user: AuthUser, image: string | null): Promise<string | null> {
      await limits.take(database.db, "picture", user.id, clock());
      if (image === null) {
        const name = await findPortraitName(database.db, user.id);
        await database.transaction(async (db) => {
          await forgetPortraits(db, user.id);
          await showPortrait(db, user.id, null);
          await audit(db, user.id, "account.picture-removed");
        });
        await storage
          .remove(pictureBucket, name ? [name] : [])
          .catch((error: unknown) => log.warn({ err: error }, "a portrait was left behind"));
        return null;
      }
      if (!user.email)
        throw new AppError("conflict", "A picture needs an account with an e-mail address.");
      const bytes = await reencodePicture(pictures, decodeDataUrl(image), {
        owner: queueOwnerOf(user.id),
      });
      const name = await keepPortrait(
        resources,
        showPortrait,
        { userId: user.id, email: user.email },
        bytes,
        (db) => audit(db, user.id, "account.picture-changed"),
      );
      // The name stays, so the address says which picture it is.
      return `${portraitUrl(name)}?v=${clock().getTime().toString(36)}`;
    },

    /** Where the account is signed in, the latest first; `current` is the caller's own. */
    listSessions: (user: AuthUser): Promise<MySession[]> => sessions.list(user.id, user.sessionId),

    /** One session, or with null all but this one. @throws AppError not_found */
    async endSessions(user: AuthUser, id: string | null): Promise<number> {
      const ended = await sessions.end(
        database.db,
        user.id,
        id ? { id } : { except: user.sessionId ?? undefined },
      );
      if (id && ended === 0) throw new AppError("not_found", "There is no such session.");
      return ended;
    },

    /** Everything that is kept of the person. @throws AppError too_many_requests */
    async exportData(user: AuthUser): Promise<object> {
      await limits.take(database.db, "export", user.id, clock());
      const profile = await users.find(user.id);
      const person = {
        userId: user.id,
        email: (user.emailVerified && user.email) || null,
        phone: user.phone || null,
      };
      const data: Record<string, unknown[]> = {};
      for (const keeper of keepers) Object.assign(data, await keeper.exportOf(person));
      await audit(database.db, user.id, "account.exported");
      return { exported_at: clock().toISOString(), profile, ...data };
    },

    /** Begins the days of grace: a mail with the way back, every session ended. @throws AppError conflict */
    async requestDeletion(user: AuthUser, confirm: string): Promise<{ dueAt: string }> {
      await limits.take(database.db, "delete-account", user.id, clock());
      const expected = [user.email.toLowerCase(), user.phone].filter(Boolean);
      if (!expected.includes(confirm.toLowerCase().replace(/^\+/, "")))
        throw new AppError("validation_failed", "This is not the address of your account.", {
          fields: { confirm: "This is not the address of your account." },
        });
      const token = createToken();
      const requestedAt = clock();
      const dueAt = new Date(requestedAt.getTime() + graceDays * 86_400_000);
      const name = displayNameOf(user);
      await database.transaction(async (db) => {
        const fresh = await deletions.insertDeletion(db, {
          userId: user.id,
          email: user.email,
          name,
          restoreHash: hashToken(token),
          requestedAt,
          dueAt,
        });
        if (!fresh) throw new AppError("already_done", "The account is to be deleted already.");
        await sessions.end(db, user.id);
        await audit(db, user.id, "account.deletion-requested");
        if (user.email)
          await queueMail(
            db,
            deletionRequestedMail(
              { email: user.email, name, dueAt, language: languageOfReader() },
              token,
              config,
            ),
          );
      });
      return { dueAt: dueAt.toISOString() };
    },

    /** By the person signed in, or by whoever holds the mail's link. @throws AppError not_found */
    async keepAccount(by: { userId: string } | { token: string }, caller: string): Promise<void> {
      await limits.take(database.db, "keep-account", caller, clock());
      await database.transaction(async (db) => {
        const kept = await deletions.dropDeletion(
          db,
          "token" in by ? { restoreHash: hashToken(by.token) } : by,
        );
        if (!kept)
          throw new AppError(
            "not_found",
            "There is nothing to undo: this link has been used, or the account is gone.",
          );
        await audit(db, kept.userId, "account.deletion-cancelled");
        if (kept.email) await queueMail(db, deletionCancelledMail(kept, config));
      });
    },
  };
}
