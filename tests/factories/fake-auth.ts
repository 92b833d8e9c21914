import type { AuthUser } from "#server/auth/create-auth.ts";
import { AppError } from "#server/errors/app-error.ts";

/** `isHalf`: has a second factor, and a session without it. */
export type FakeUser = Partial<AuthUser> & { id: string; isHalf?: boolean };

/** Auth for tests of what stands behind it: the bearer token `user:<id>` is that person. */
export function createFakeAuth(people: FakeUser[]) {
  const half = new Set(people.flatMap(({ id, isHalf }) => (isHalf ? [id] : [])));
  const users = new Map(
    people.map(({ isHalf: _isHalf, ...person }): [string, AuthUser] => [
      person.id,
      {
        email: `${person.id.slice(0, 8)}@example.com`,
        emailVerified: true,
        phone: "",
        role: "authenticated",
        aal: "aal1",
        sessionId: person.id,
        userMetadata: { full_name: "Asha Verma" },
        appMetadata: {},
        createdAt: new Date("2026-01-01T00:00:00Z"),
        ...person,
      } as AuthUser,
    ]),
  );
  const tokenOf = (request: Request) =>
    /^Bearer user:(.+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  const authenticate = async (request: Request) => {
    const token = tokenOf(request);
    return half.has(token) ? null : (users.get(token) ?? null);
  };
  return {
    authenticate,
    identify: authenticate,
    /** Takes what `fakeToken` makes. */
    async authenticateToken(token: string) {
      const body = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
      const { sub } = JSON.parse(body || "{}") as { sub?: string };
      return users.get(sub ?? "") ?? null;
    },
    async requireUser(request: Request) {
      const user = await authenticate(request);
      if (half.has(tokenOf(request)))
        throw new AppError("insufficient_aal", "Enter the code of your second step first.");
      if (!user) throw new AppError("not_signed_in", "Please log in first.");
      return user;
    },
  };
}

export const bearer = (id: string) => ({ authorization: `Bearer user:${id}` });

/** What looks like a token to those who read its claims; `exp` in seconds since 1970. */
export const fakeToken = (sub: string, exp: number) =>
  `e30.${Buffer.from(JSON.stringify({ sub, exp })).toString("base64url")}.x`;
