import type { Db } from "#server/db/database.ts";
import type { Offer, TokenPurpose } from "#server/db/schema/auth.ts";
import type { AuthContext } from "../auth-context.ts";
import { type LinkType, type MailLines, queueLinkMail, signUpAgain } from "../mail/auth-mails.ts";
import { insertFlowState } from "../store/flow-states-store.ts";
import { listOffers } from "../store/one-time-tokens-store.ts";
import { type NewUser, type UserRow, updateUser } from "../store/users-store.ts";
import { issueOneTimeToken } from "./one-time-tokens.ts";
import type { Challenge } from "./pkce.ts";

/** What each mail is for: its token, the `amr` method of a session that comes of it, its time stamp. */
export const linkKinds = {
  signup: { purpose: "confirmation", method: "email/signup", stamp: "confirmationSentAt" },
  invite: { purpose: "invite", method: "invite", stamp: "invitedAt" },
  magiclink: { purpose: "magiclink", method: "magiclink", stamp: "recoverySentAt" },
  recovery: { purpose: "recovery", method: "recovery", stamp: "recoverySentAt" },
  email_change: { purpose: "email_change_new", method: "email_change", stamp: "emailChangeSentAt" },
} as const satisfies Record<
  LinkType,
  { purpose: TokenPurpose; method: string; stamp: keyof NewUser }
>;

export type LinkRequest = {
  type: LinkType;
  redirectTo: string;
  challenge?: Challenge | null | undefined;
  /** The address mailed to, when it is not the person's own (a change of address). */
  to?: string;
  purpose?: TokenPurpose;
  /** See claim-address.ts. */
  offer?: Offer | null;
  lines?: MailLines;
};

/** Makes token, flow (with PKCE) and mail in one transaction, and stamps the person. */
export async function sendLink(
  auth: AuthContext,
  db: Db,
  user: UserRow,
  request: LinkRequest,
): Promise<UserRow> {
  const now = auth.clock();
  const kind = linkKinds[request.type];
  const to = request.to ?? user.email;
  if (!to) throw new Error("a link needs an address");
  const flow = request.challenge
    ? await insertFlowState(
        db,
        {
          userId: user.id,
          method: kind.method,
          codeChallenge: request.challenge.challenge,
          codeChallengeMethod: request.challenge.method,
          redirectTo: request.redirectTo,
        },
        now,
      )
    : null;
  const purpose = request.purpose ?? kind.purpose;
  const { code, link } = await issueOneTimeToken(auth, db, {
    userId: user.id,
    purpose,
    address: to,
    flowStateId: flow?.id,
    offer: request.offer,
  });
  const several =
    purpose === "confirmation" && (await listOffers(db, user.id, "confirmation")).length > 1;
  const lines = request.lines ?? (several ? signUpAgain : undefined);
  await queueLinkMail(auth, db, {
    to,
    type: request.type,
    link,
    code,
    redirectTo: request.redirectTo,
    ...(lines && { lines }),
  });
  return updateUser(db, user.id, { [kind.stamp]: now }, now);
}
