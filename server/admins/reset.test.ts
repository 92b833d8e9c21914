import { afterAll, beforeAll, expect, test } from "vitest";
import type { AdminList, InvitationOpened } from "#contract/wire/desk-admins.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { askRunning, startControl } from "#server/shell/control.ts";
import { createDeskApp, seatAdmin } from "#tests/factories/desk-app.ts";
import { createClock } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { findSaid } from "#words/faults/say-fault.ts";
import english from "../../messages/en.json" with { type: "json" };
import hindi from "../../messages/hi.json" with { type: "json" };

/** A lost password has a way back that nobody else can walk. */

const clock = createClock();
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: clock.now });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const password = "monsoon over netarhat";
const tokenIn = (text: string) => /\/invitation#([\w-]+)/.exec(text)?.[1] ?? "";
const open = (token: string) =>
  desk.call<InvitationOpened>("POST", "/api/desk/invitation/open", {}, { token });
const accept = (token: string, name = "Mallory") =>
  desk.call("POST", "/api/desk/invitation/accept", {}, { token, name, password });
const ask = (id: string, role: "owner" | "editor" = "owner") =>
  desk.call("POST", `/api/desk/admins/${id}/reset`, desk.seats[role].headers);
const mailTo = async (to: string) =>
  (await listMail(resources.database.db, 100)).filter((one) => one.to === to);
const me = async (headers: Record<string, string>) =>
  (await desk.call("GET", "/api/desk/me", headers)).status;

test("an owner mails a colleague the link, which works once and ends their sessions", async () => {
  const { admin, headers } = await seatAdmin(resources, "editor", "Kiran");
  expect((await ask(admin.id, "editor")).status).toBe(403);
  const answer = await ask(admin.id);
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([
    200,
    expect.not.stringContaining("#"),
  ]);
  const [mail] = await mailTo(admin.email);
  const token = tokenIn(mail?.text ?? "");
  expect((await open(token)).body).toEqual({
    email: admin.email,
    name: "Kiran",
    role: "editor",
    isReset: true,
  });
  // It is no invitation, and until it is used nothing has changed.
  const team = await desk.call<AdminList>("GET", "/api/desk/admins", desk.seats.owner.headers);
  expect(team.body.invitations).toEqual([]);
  expect(await me(headers)).toBe(200);
  expect((await accept(token)).status).toBe(201);
  expect(await me(headers)).toBe(401);
  expect((await accept(token)).status).toBe(404);
  const after = (
    await desk.call<AdminList>("GET", "/api/desk/admins", desk.seats.owner.headers)
  ).body.admins.find(({ id }) => id === admin.id);
  expect(after).toMatchObject({ name: "Kiran", role: "editor" });
  expect((await mailTo(admin.email))[0]?.kind).toBe("admin-access-changed");
  const signedIn = await desk.call(
    "POST",
    "/AdminLogin",
    { origin: "http://localhost:3000" },
    {
      admin_email: admin.email,
      admin_password: password,
    },
  );
  expect(signedIn.body).toMatchObject({ message: admin.email });
});

test("a later link ends the earlier one, a day ends it, a disabled colleague has none", async () => {
  const { admin } = await seatAdmin(resources, "viewer", "Lata");
  await ask(admin.id);
  const first = tokenIn((await mailTo(admin.email))[0]?.text ?? "");
  clock.advance(60);
  await ask(admin.id);
  const second = tokenIn((await mailTo(admin.email))[0]?.text ?? "");
  expect(second).not.toBe(first);
  expect((await open(first)).status).toBe(404);
  expect((await open(second)).status).toBe(200);
  clock.advance(25 * 3600);
  expect((await accept(second)).status).toBe(404);
  await ask(admin.id);
  const third = tokenIn((await mailTo(admin.email))[0]?.text ?? "");
  await desk.call("PATCH", `/api/desk/admins/${admin.id}`, desk.seats.owner.headers, {
    disabled: true,
  });
  expect((await accept(third)).status).toBe(404);
  expect((await ask(admin.id)).status).toBe(409);
  const own = await desk.call<{ error: { message: string } }>(
    ...(["POST", `/api/desk/admins/${desk.seats.owner.admin.id}/reset`] as const),
    desk.seats.owner.headers,
  );
  expect(own.status).toBe(403);
  // It names the part of the desk as it is headed, in each of the desk's languages.
  const said = own.body.error.message;
  for (const [text, words] of [
    [said, english],
    [findSaid(said, "hi"), hindi],
  ] as const)
    for (const title of [words.desk_team, words.desk_password_title]) expect(text).toContain(title);
  expect((await ask("00000000-0000-4000-8000-000000000000")).status).toBe(404);
});

test("whoever has the machine is printed a link by the running process, and it is mailed to nobody", async () => {
  const stop = await startControl(resources);
  try {
    const { dataDir } = resources.config;
    const { admin } = await seatAdmin(resources, "owner", "Birsa");
    const wish = { command: "reset-admin", email: admin.email.toUpperCase() } as const;
    const url = await askRunning<string>(dataDir, { ...wish, secondFactor: false });
    expect(await mailTo(admin.email)).toEqual([]);
    expect((await accept(tokenIn(url))).status).toBe(201);
    const late = await askRunning<string>(dataDir, { ...wish, secondFactor: true });
    clock.advance(3601);
    expect((await accept(tokenIn(late))).status).toBe(404);
    await expect(
      askRunning(dataDir, { command: "reset-admin", email: "x@example.org", secondFactor: false }),
    ).rejects.toThrow("Nobody at the desk has the address x@example.org.");
  } finally {
    await stop();
  }
});
