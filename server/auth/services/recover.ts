import { type AuthContext, type Client, transact } from "../auth-context.ts";
import type { Challenge } from "../flows/pkce.ts";
import { sendLink } from "../flows/send-link.ts";
import { answerEvenly } from "../http/even-timing.ts";
import { takeMailHit } from "../mail/sending-limits.ts";
import { writeAudit } from "../store/audit-store.ts";
import { findUserByEmail } from "../store/users-store.ts";

/**
 * Mails a recovery link if somebody has the address; the caller cannot tell.
 * @throws AuthError over_email_send_rate_limit, for known and unknown alike
 */
export async function recover(
  auth: AuthContext,
  input: { email: string; redirectTo: string; challenge?: Challenge | null | undefined },
  client: Client,
): Promise<void> {
  await answerEvenly(auth, async () => {
    await takeMailHit(auth, client, "recovery", input.email);
    await transact(auth, async (db) => {
      const user = await findUserByEmail(db, input.email);
      if (user) await sendLink(auth, db, user, { type: "recovery", ...input });
      await writeAudit(db, {
        action: "auth.recovery_requested",
        userId: user?.id ?? null,
        actor: "nobody",
        client,
      });
    });
  });
}
