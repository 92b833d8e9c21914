import type { Db } from "#server/db/database.ts";
import { movePortrait } from "#server/portraits/portraits.ts";
import { type AuthContext, transact } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { findOfferToRepeat } from "../flows/claim-address.ts";
import { sendLink } from "../flows/send-link.ts";
import { limits } from "../http/auth-limits.ts";
import { readEmail } from "../http/read-input.ts";
import { listIdentities, updateIdentity } from "../store/identities-store.ts";
import { deleteOneTimeTokensOf } from "../store/one-time-tokens-store.ts";
import { findUserByEmail, updateUser } from "../store/users-store.ts";
import { listWaiting, lockWaiting, type WaitingQuery } from "../store/waiting-store.ts";

export type WaitingSignUp = {
  id: string;
  email: string;
  createdAt: Date;
  /** When its last mail was written. */
  sentAt: Date | null;
  /** As they were typed: nobody has proved them. The newest sign-up first. */
  typed: { name: string; phone: string }[];
};
/** Written in the transaction of the change, with the address that it was mailed to. */
type Alongside = (db: Db, email: string) => Promise<void>;

const gone = () =>
  new AuthError(
    404,
    "user_not_found",
    "The address has been confirmed meanwhile, or the sign-up is gone.",
  );
const taken = () =>
  new AuthError(422, "email_exists", "There is an account or a sign-up with this address already.");
const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, 200) : "");

/** Sign-ups whose address nobody has proved, as the desk helps them: see decision 019 of what an account is until then. */
export function createWaitingSignUps(auth: AuthContext) {
  const home = `${auth.config.http.origin}/`;

  /** The address's own limits; the office's is asked by whoever calls. @throws AuthError over_email_send_rate_limit */
  async function takeMailHits(email: string): Promise<void> {
    const code = "over_email_send_rate_limit";
    const wait = await auth.limits.takeGap(
      limits.mailGap,
      `signup ${email}`,
      auth.settings.resendGap,
    );
    if (wait > 0)
      throw new AuthError(
        429,
        code,
        `A mail has just gone to this address. Please wait ${wait} seconds.`,
      );
    await auth.limits.take(limits.mailAddress, email, code);
  }

  return {
    async list(query: WaitingQuery): Promise<{ rows: WaitingSignUp[]; next: string | null }> {
      const { rows, next } = await listWaiting(auth.db, query);
      return {
        next,
        rows: rows.map(({ email, offers, ...row }) => ({
          ...row,
          email: email ?? "",
          typed: offers.map((offer) => ({
            name: textOf(offer?.data?.full_name),
            phone: textOf(offer?.data?.phone),
          })),
        })),
      };
    },

    /** Sends the link once more. @throws AuthError user_not_found, over_email_send_rate_limit */
    async sendAgain(id: string, alongside: Alongside): Promise<void> {
      const found = await transact(auth, (db) => lockWaiting(db, id));
      if (!found?.email) throw gone();
      await takeMailHits(found.email);
      await transact(auth, async (db) => {
        const user = await lockWaiting(db, id);
        if (!user?.email || user.email !== found.email) throw gone();
        const offer = await findOfferToRepeat(db, id, "confirmation");
        await sendLink(auth, db, user, { type: "signup", redirectTo: home, offer });
        await alongside(db, user.email);
      });
    },

    /**
     * Moves a sign-up to the address that was meant, and mails it there; links to the other are dead. What was
     * typed with it goes along where one sign-up waits, as if it had been made with the right address.
     * @throws AuthError user_not_found, email_exists, validation_failed, over_email_send_rate_limit
     */
    async correct(id: string, typed: string, alongside: Alongside): Promise<void> {
      const email = readEmail(typed);
      const find = async (db: Db) => {
        const user = await lockWaiting(db, id);
        if (!user) throw gone();
        if (user.email === email)
          throw new AuthError(422, "validation_failed", "That is the address it has.");
        if (await findUserByEmail(db, email)) throw taken();
        return user;
      };
      // First whether it can be: a mail is counted that goes.
      await transact(auth, find);
      await takeMailHits(email);
      await transact(auth, async (db) => {
        const user = await find(db);
        const now = auth.clock();
        const offer = await findOfferToRepeat(db, id, "confirmation");
        await deleteOneTimeTokensOf(db, id);
        const own =
          "email" in user.userMetadata ? { ...user.userMetadata, email } : user.userMetadata;
        const moved = await updateUser(db, id, { email, userMetadata: own }, now);
        for (const identity of await listIdentities(db, id))
          if (identity.provider === "email")
            await updateIdentity(
              db,
              identity.id,
              { email, identityData: { ...identity.identityData, email } },
              now,
            );
        await movePortrait(db, id, email, now);
        await sendLink(auth, db, moved, { type: "signup", redirectTo: home, offer });
        await alongside(db, email);
      });
    },

    /** For a removal: the account, held, while it still waits. Null: it does not. */
    async hold(db: Db, id: string): Promise<string | null> {
      return (await lockWaiting(db, id))?.id ?? null;
    },
  };
}
export type WaitingSignUps = ReturnType<typeof createWaitingSignUps>;
