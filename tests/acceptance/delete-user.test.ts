import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSignUp, buildTripRequest, json } from "#tests/factories/requests.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { startServer, type TestServer } from "./start-server.ts";

const admin = { admin_email: "owner@safarnama.example", admin_password: "first-password" };
const account = { email: "asha@example.org", password: "Monsoon#2026" };
const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

describe.each(databasesOf(import.meta.url))("an operator deletes a user, on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(kind, {
      AUTH_AUTOCONFIRM_EMAIL: "on",
      ADMIN_EMAIL: admin.admin_email,
      ADMIN_PASSWORD: admin.admin_password,
    });
    await server.services.admins.seedFirst();
  });
  afterAll(() => server.close());

  const call = async (path: string, init?: RequestInit) => {
    const answer = await fetch(server.url + path, init);
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as never };
  };

  test("account, picture and reviews go; the trip request stays with the operator", async () => {
    const form = buildSignUp({ ...account, image: pixel });
    expect((await call("/Signup", json(form))).status).toBe(200);
    const signedIn = await call("/Login", json(account));
    const { sess, message: picture } = signedIn.body as {
      sess: { access_token: string; user: { id: string } };
      message: string;
    };
    const bearer = { authorization: `Bearer ${sess.access_token}` };
    const review = {
      title: "Leh",
      rating: 5,
      comment: "Thin air, thick tea.",
      excerpt: "Go in June.",
    };
    expect((await call("/Blogs", json(review, bearer))).status).toBe(200);
    expect(
      (await call("/Tripdata", json(buildTripRequest({ id: sess.user.id }), bearer))).status,
    ).toBe(200);
    const pictureAt = new URL(picture, server.url);
    expect((await fetch(pictureAt)).status).toBe(200);

    const desk = await call("/AdminLogin", json(admin));
    const cookie = { cookie: desk.headers.get("set-cookie")?.split(";")[0] ?? "" };
    const listed = await call("/UserList", { headers: cookie });
    expect(listed.body).toMatchObject([
      { id: sess.user.id, email: account.email, user_metadata: { phone: "+916512234455" } },
    ]);
    const deleted = await call(
      "/DeleteUser",
      json({ id: sess.user.id, email: account.email }, cookie),
    );
    expect(deleted.body).toEqual({ message: "User deleted Successfully" });

    expect((await call("/UserList", { headers: cookie })).body).toEqual([]);
    expect(
      (await call("/rest/v1/Comments?select=*", { headers: { apikey: "anon" } })).body,
    ).toEqual([]);
    expect((await fetch(pictureAt)).status).toBe(400);
    expect((await call("/Travellerlist", { headers: cookie })).body).toHaveLength(1);
    expect((await call("/Login", json(account))).status).toBe(401);
    expect(
      (await call("/Tripdata", json(buildTripRequest({ id: sess.user.id }), bearer))).status,
    ).toBe(401);
  });
});
