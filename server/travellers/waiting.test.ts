import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { DeskSignUpPage } from "#contract/wire/desk-sign-ups.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { createClock } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** Who typed a wrong address, or never got the mail, telephones: the office finds them and helps. */

const clock = createClock();
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: clock.now });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());
beforeEach(() => clock.advance(7200));

const visitor = { address: "203.0.113.9", userAgent: null };
const signUp = (
  email: string,
  more: Record<string, unknown> = {},
  password = "netarhat at dawn 9",
) =>
  desk.services.auth.signUp(
    {
      email,
      password,
      data: { full_name: "Sunita Kujur", phone: "+919431100001", ...more },
      redirectTo: "http://localhost/",
    },
    visitor,
  );
const list = async (search = "", role: "viewer" | "owner" = "viewer") =>
  (
    await desk.call<DeskSignUpPage>(
      "GET",
      `/api/desk/sign-ups?search=${encodeURIComponent(search)}`,
      desk.seats[role].headers,
    )
  ).body.signUps;
const idOf = async (search: string) => (await list(search))[0]?.id ?? "";
const linkTo = async (to: string) => {
  const mail = (await listMail(resources.database.db, 500)).find(
    (one) => one.to === to && one.kind === "auth.signup",
  );
  return /https?:\S+\/verify\?\S+/.exec(mail?.text ?? "")?.[0] ?? "";
};
const follow = async (link: string) => {
  const { pathname, search } = new URL(link);
  const answer = await desk.services.auth.app.request(
    pathname.replace(resources.config.auth.mount, "") + search,
  );
  return answer.headers.get("location") ?? "";
};
const act = (
  method: string,
  path: string,
  body?: unknown,
  role: "editor" | "owner" | "viewer" = "editor",
) => desk.call(method, `/api/desk/sign-ups/${path}`, desk.seats[role].headers, body);

test("a sign-up is found by address, name and telephone, and by none of them once it is confirmed", async () => {
  await signUp("sunita@exmple.org");
  for (const search of ["exmple", "kujur", "94311 00001".replace(" ", ""), ""])
    expect(await list(search)).toMatchObject([
      {
        email: "sunita@exmple.org",
        typed: [{ name: "Sunita Kujur", phone: "+919431100001" }],
        sentAt: expect.any(String),
      },
    ]);
  expect(await list("somebody else")).toEqual([]);
  await signUp("confirmed@example.org");
  expect(await list("confirmed")).toHaveLength(1);
  expect(await follow(await linkTo("confirmed@example.org"))).toContain("access_token");
  expect(await list("confirmed")).toEqual([]);
});

test("the mail is sent again, soon enough and not too often, and opens the account as it was typed", async () => {
  await signUp("again@example.org");
  const id = await idOf("again@example.org");
  const first = await linkTo("again@example.org");
  expect((await act("POST", `${id}/send-again`, undefined, "viewer")).status).toBe(403);
  expect((await act("POST", `${id}/send-again`)).status).toBe(429);
  clock.advance(120);
  expect((await act("POST", `${id}/send-again`)).status).toBe(200);
  const second = await linkTo("again@example.org");
  expect(second).not.toBe(first);
  expect(await follow(second)).toContain("access_token");
  expect(await desk.services.auth.isPasswordOf("again@example.org", "netarhat at dawn 9")).toBe(
    true,
  );
  const late = await act("POST", `${id}/send-again`);
  expect([late.status, late.body]).toMatchObject([404, { message: /confirmed meanwhile/ }]);
});

test("an address is corrected: the mail goes there, and the link to the other is dead", async () => {
  await signUp("sunita@gnail.example");
  const id = await idOf("gnail");
  const wrong = await linkTo("sunita@gnail.example");
  expect((await act("PUT", `${id}/address`, { email: "not one" })).status).toBe(400);
  expect((await act("PUT", `${id}/address`, { email: "x@example.org" }, "viewer")).status).toBe(
    403,
  );
  const fixed = await act("PUT", `${id}/address`, { email: " Sunita@gmail.example " });
  expect(fixed.status).toBe(200);
  expect(await follow(wrong)).toContain("error");
  expect(await list("gnail")).toEqual([]);
  expect(await follow(await linkTo("sunita@gmail.example"))).toContain("access_token");
  const user = await desk.services.auth.users.findByEmail("sunita@gmail.example");
  expect(user).toMatchObject({
    id,
    user_metadata: { full_name: "Sunita Kujur", email: "sunita@gmail.example" },
    identities: [{ email: "sunita@gmail.example" }],
  });
});

test("nobody's address is taken by a correction, and where several wait none of them is repeated", async () => {
  await signUp("known@example.org");
  await follow(await linkTo("known@example.org"));
  await signUp("wrong@exmple.org");
  const id = await idOf("wrong@exmple.org");
  const taken = await act("PUT", `${id}/address`, { email: "known@example.org" });
  expect([taken.status, taken.body]).toMatchObject([
    409,
    { error: { fields: { email: /account or a sign-up/ } } },
  ]);
  clock.advance(120);
  await signUp("wrong@exmple.org", { full_name: "Somebody Else" }, "another password 77");
  expect((await list("wrong@exmple.org"))[0]?.typed).toHaveLength(2);
  expect((await act("PUT", `${id}/address`, { email: "right@example.org" })).status).toBe(200);
  await follow(await linkTo("right@example.org"));
  for (const password of ["netarhat at dawn 9", "another password 77"])
    expect(await desk.services.auth.isPasswordOf("right@example.org", password)).toBe(false);
});

test("one that waits is deleted by an owner, and nobody who has confirmed", async () => {
  await signUp("spam@example.org");
  const id = await idOf("spam@example.org");
  expect((await act("DELETE", id)).status).toBe(403);
  expect((await act("DELETE", id, undefined, "owner")).status).toBe(200);
  expect((await act("DELETE", id, undefined, "owner")).status).toBe(404);
  expect(await list("spam@example.org")).toEqual([]);
  await signUp("real@example.org");
  const real = await idOf("real@example.org");
  await follow(await linkTo("real@example.org"));
  expect((await act("DELETE", real, undefined, "owner")).status).toBe(404);
  expect(await desk.services.auth.users.find(real)).not.toBeNull();
});
