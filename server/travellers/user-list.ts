import { normalizeAddress } from "#contract/text.ts";
import type { UserListItem } from "#contract/wire/admin.ts";
import type { TravellerCheck } from "#server/admins/service.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import type { RemovePerson } from "#server/auth/person-removal.ts";
import { travellerAccount } from "#server/auth/services/sign-in.ts";
import type { WireUser } from "#server/auth/sessions/wire.ts";
import type { Admin } from "#server/calls/callers.ts";

/** What the desk needs of the accounts. */
export type AdminUsers = {
  /** All of them, page by page. */
  listUsers(): AsyncIterable<UserListItem[]>;
  /** False when there is no such user with that address. */
  deleteUser(id: string, email: string, admin: Pick<Admin, "id">): Promise<boolean>;
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Rows of the whole list that are read at once. */
const pageRows = 500;

const toItem = (user: WireUser): UserListItem => ({
  id: user.id,
  email: user.email,
  created_at: user.created_at,
  last_sign_in_at: user.last_sign_in_at ?? null,
  user_metadata: {
    phone: text(user.user_metadata.phone),
    full_name: text(user.user_metadata.full_name),
    email_verified: user.user_metadata.email_verified === true,
  },
});

/** The accounts as the specification's user list has them: only those with a phone. */
export function createAdminUsers(
  { users }: Pick<Auth, "users">,
  removePerson: RemovePerson,
): AdminUsers {
  return {
    async *listUsers() {
      const seen = new Set<string>();
      for (let page = 1; ; page++) {
        const { users: found } = await users.list({ page, perPage: pageRows, withPhone: true });
        // Somebody who signs up meanwhile pushes a row from one page to the next.
        yield found.filter(({ id }) => !seen.has(id)).map(toItem);
        if (found.length < pageRows) return;
        for (const { id } of found) seen.add(id);
      }
    },
    async deleteUser(id, email, admin) {
      const user = await users.find(id);
      // Both must name the same person: a stale list must not delete somebody else.
      if (!user || user.email !== normalizeAddress(email)) return false;
      return removePerson(id, { by: { actor: "admin", actorId: admin.id } });
    },
  };
}

/**
 * Whether address and password are a traveller's: for the answer to those who took the wrong door.
 * A guess here counts as one at the traveller's own door.
 */
export const createTravellerCheck =
  ({ context, isPasswordOf }: Pick<Auth, "context" | "isPasswordOf">): TravellerCheck =>
  async (email, password, address) => {
    const wanted = normalizeAddress(email);
    const attempt = { account: travellerAccount(wanted), address, device: null };
    const refusal = await context.guard.findRefusal(attempt);
    const fits = await isPasswordOf(wanted, password);
    if (!fits) await context.guard.countFailure(attempt);
    return fits && refusal === null;
  };
