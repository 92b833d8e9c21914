import type { UserListItem } from "#contract/admin.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import { findUserByEmail } from "#server/auth/store/users-store.ts";
import type { AdminUsers } from "./routes.ts";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The accounts as the specification's user list has them: only those with a phone. */
export function createAdminUsers({ users }: Pick<Auth, "users">): AdminUsers {
  return {
    async listUsers() {
      const { users: found } = await users.list({ perPage: 1000, withPhone: true });
      return found.map(
        (user): UserListItem => ({
          id: user.id,
          email: user.email,
          created_at: user.created_at,
          last_sign_in_at: user.last_sign_in_at ?? null,
          user_metadata: {
            phone: text(user.user_metadata.phone),
            full_name: text(user.user_metadata.full_name),
            email_verified: user.user_metadata.email_verified === true,
          },
        }),
      );
    },
    async deleteUser(id, email, admin) {
      const user = await users.find(id);
      // Both must name the same person: a stale list must not delete somebody else.
      if (!user || user.email !== email.trim().toLowerCase()) return false;
      return users.delete(id, { actorId: admin.id });
    },
  };
}

/** Whether address and password are a traveller's: for the answer to those who took the wrong door. */
export const createTravellerCheck =
  ({ context, verifyPassword }: Pick<Auth, "context" | "verifyPassword">) =>
  async (email: string, password: string): Promise<boolean> => {
    const user = await findUserByEmail(context.db, email.trim().toLowerCase());
    return verifyPassword(user?.passwordHash ?? null, password);
  };
