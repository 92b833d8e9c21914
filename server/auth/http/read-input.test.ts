import fc from "fast-check";
import { expect, test } from "vitest";
import { readBan } from "../admin/shapes.ts";
import { AuthError } from "../auth-error.ts";
import { matchesChallenge, readChallenge } from "../flows/pkce.ts";
import { readEmail, readPhone } from "./read-input.ts";

const readOrNull = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch (error) {
    expect(error).toBeInstanceOf(AuthError);
    return null;
  }
};

test.each(["Asha@Example.ORG", "a.b+c@sub.example.co", "ä@example.org"])(
  "%s is an address",
  (text) => expect(readEmail(text)).toBe(text.toLowerCase()),
);

test.each([
  "a@b",
  "a b@c.de",
  "@c.de",
  "a@c..de",
  "a@-c.de",
  "a@b@c.de",
  "a@[1.2.3.4]",
  "a\n@c.de",
  "",
])("%o is none", (text) => expect(readOrNull(() => readEmail(text))).toBeNull());

test("an address that is read has one @, no space and no upper case", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary-ascii" }), fc.emailAddress()), (text) => {
      const email = readOrNull(() => readEmail(text));
      if (email) expect(email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
      if (email) expect(email).toBe(email.toLowerCase());
    }),
  );
});

test("a number that is read is digits alone", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[0-9 ]{1,20}$/)), (text) => {
      const phone = readOrNull(() => readPhone(text));
      if (phone) expect(phone).toMatch(/^[1-9]\d{1,14}$/);
    }),
  );
});

test("a challenge fits its own verifier alone", async () => {
  const verifier = fc.stringMatching(/^[A-Za-z0-9._~-]{43,128}$/);
  fc.assert(
    fc.property(verifier, verifier, (mine, other) => {
      const plain = readChallenge(mine, "PLAIN");
      expect(plain && matchesChallenge(plain, mine)).toBe(true);
      expect(plain && matchesChallenge(plain, other)).toBe(mine === other);
      const hashed = readChallenge(mine, "s256");
      expect(hashed && matchesChallenge(hashed, mine)).toBe(false);
    }),
    { numRuns: 50 },
  );
});

test("any other challenge is refused", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (challenge, method) => {
      const read = readOrNull(() => readChallenge(challenge, method));
      expect(read).toBeNull();
    }),
  );
});

test.each([
  ["1h30m", 5_400_000],
  ["1.5s", 1500],
  ["none", null],
])("the ban %s lasts %o ms", (text, wanted) => expect(readBan(text)).toBe(wanted));

test.each(["", "soon", "1", "1d", "-1h", "1h x"])("the ban %o is refused", (text) =>
  expect(() => readBan(text)).toThrow(AuthError),
);
