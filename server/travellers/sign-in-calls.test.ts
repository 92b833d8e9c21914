import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "#server/app.ts";
import { createSigningKeys } from "#server/auth/keys/signing-keys.ts";
import { travel } from "#server/db/schema/auth.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { buildSignUp } from "#tests/factories/requests.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
let app: App;
beforeAll(async () => {
  resources = await createTestResources({ AUTH_RATE_LIMITS: "off" });
  app = createApp(resources, { auth: quickAuth });
});
afterAll(() => resources?.close());

const post = async (path: string, body: unknown) => {
  const response = await app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const form = buildSignUp({ email: "Asha@example.org" });

async function dataUrl(type: "png" | "jpeg" | "webp") {
  const bytes = await sharp({
    create: { width: 40, height: 30, channels: 3, background: "#a3123f" },
  })
    .toFormat(type)
    .toBuffer();
  return `data:image/${type};base64,${bytes.toString("base64")}`;
}

async function confirm(email: string) {
  const mail = (await listMail(resources.database.db)).find(({ to }) => to === email);
  const link = mail?.text.match(/http\S+\/verify\?\S+/)?.[0];
  if (!link) throw new Error(`no link went to ${email}`);
  const { pathname, search } = new URL(link);
  return app.request(`${pathname}${search}`);
}

test("sign-up with a picture, the mail's link, sign-in with the picture's address", async () => {
  const made = await post("/Signup", { ...form, image: await dataUrl("png") });
  expect(made).toEqual({
    status: 200,
    body: { success: true, message: "Check your email to verify your account." },
  });
  const [row] = await resources.database.db.select().from(travel);
  expect(row?.email).toBe("asha@example.org");
  expect(await resources.storage.find("profile-pictures", row?.path ?? "")).toMatchObject({
    mimetype: "image/webp",
    owner: row?.userId,
  });

  const early = await post("/Login", form);
  expect(early.status).toBe(401);
  expect(early.body).toMatchObject({ message: "Email not confirmed" });
  expect(early.body).not.toHaveProperty("sess");

  const followed = await confirm("asha@example.org");
  expect(followed.status).toBe(303);
  expect(followed.headers.get("location")).toMatch(
    new RegExp(`^${resources.config.http.origin}/#access_token=`),
  );
  const signedIn = await post("/Login", form);
  expect(signedIn.status).toBe(200);
  expect(signedIn.body.message).toBe(`/storage/v1/object/public/profile-pictures/${row?.path}`);
  expect(row?.path).toMatch(/^portraits\/[0-9a-f-]{36}\.webp$/);
  expect(row?.path).not.toContain(row?.userId);
  const { sess } = signedIn.body as { sess: { access_token: string; user: object } };
  expect(sess.user).toMatchObject({
    user_metadata: {
      full_name: "Asha Devi",
      phone: "+916512234455",
      country: "India",
      email_verified: true,
    },
  });
});

test("a taken address is answered like a new one and its picture is not kept", async () => {
  const before = await resources.storage.list("profile-pictures", "portraits/");
  const again = await post("/Signup", { ...form, image: await dataUrl("webp") });
  expect(again.body).toEqual({
    success: true,
    message: "Check your email to verify your account.",
  });
  expect(await resources.storage.list("profile-pictures", "portraits/")).toHaveLength(
    before.length,
  );
});

test("without a picture the portrait for everybody is answered", async () => {
  await post("/Signup", { ...form, email: "plain@example.org" });
  await confirm("plain@example.org");
  const { body } = await post("/Login", { email: "plain@example.org", password: form.password });
  expect(body.message).toBe("/portraits/traveller.svg");
});

test.each([
  [{ username: "A1" }, "username", "Use 3–50 letters and spaces only."],
  [{ email: "a b@c.d" }, "email", "Invalid email format."],
  [
    { password: "weakweak", Pass: "weakweak" },
    "password",
    "Password must be 8+ chars, upper, lower, number & special char.",
  ],
  [{ Pass: "Other!2026" }, "Pass", "Passwords do not match."],
  [{ country: "" }, "country", "Please select a country."],
  [{ phone: "12-34" }, "phone", "Invalid phone number."],
  [{ phone: 5 }, "phone", "Invalid phone number."],
  [{ email: `${"a".repeat(300)}@example.org` }, "email", "Invalid email format."],
  [
    { password: `Aa1!${"x".repeat(70)}`, Pass: `Aa1!${"x".repeat(70)}` },
    "password",
    "The password is too long: at most 72 characters.",
  ],
])("sign-up refuses %o", async (change, field, text) => {
  const { status, body } = await post("/Signup", { ...form, email: "new@example.org", ...change });
  expect(status).toBe(400);
  expect(body.message).toBe(text);
  expect(body.error).toMatchObject({ fields: { [field]: text } });
});

test.each([
  ["data:image/png;base64,TVqQAAMAAAAEAAAA", 422],
  ["data:image/svg+xml;base64,PHN2Zz48c2NyaXB0Lz48L3N2Zz4=", 422],
  ["https://stranger.example/a.png", 422],
  [`data:image/png;base64,${"A".repeat(2_900_000)}`, 413],
  [`data:image/png;base64,${"A".repeat(5_000_000)}`, 413],
])("the picture %.40s… is refused and nobody is signed up", async (image, wanted) => {
  const { status, body } = await post("/Signup", { ...form, email: "pic@example.org", image });
  expect(status).toBe(wanted);
  expect(body.message).toMatch(/^(Only JPG, PNG, or WEBP images allowed\.|Image must be smaller)/);
  expect((await listMail(resources.database.db)).some(({ to }) => to === "pic@example.org")).toBe(
    false,
  );
});

test.each([
  [{ email: "asha@example.org", password: "Wrong!2026" }, 401, "Invalid login credentials"],
  [{ email: "ghost@example.org", password: "Wrong!2026" }, 401, "Invalid login credentials"],
  [{ email: "asha@example.org" }, 400, "Enter your password."],
  [{ email: ["x"], password: {} }, 400, "Enter your email."],
])("sign-in with %o is refused", async (input, status, message) => {
  const answer = await post("/Login", input);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toBe(message);
  expect(answer.body).not.toHaveProperty("sess");
});

test("a forgotten password is answered alike; the known address gets a link to /Password", async () => {
  const known = await post("/Update", { email: "asha@example.org" });
  expect(known.status).toBe(200);
  expect(await post("/Update", { email: "ghost@example.org" })).toEqual(known);
  expect((await post("/Update", { email: "no" })).status).toBe(400);
  const followed = await confirm("asha@example.org");
  expect(followed.headers.get("location")).toMatch(/\/Password#access_token=.*type=recovery/);
});

test("a browser without a script asks for the link by a plain form", async () => {
  const send = (email: string, headers: Record<string, string>) =>
    app.request("/Update", {
      method: "POST",
      body: new URLSearchParams({ email }).toString(),
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        accept: "text/html",
        ...headers,
      },
    });
  const own = { "sec-fetch-site": "same-origin", referer: "http://localhost:3000/Update" };
  const sent = await send("ghost@example.org", own);
  expect(sent.status).toBe(303);
  const page = await app.request(sent.headers.get("location") ?? "");
  expect(await page.text()).toContain("a link to choose a new password is on its way");
  const wrong = await send("no", own);
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toMatch(/Invalid email format\..*href="\/Update"/s);
  expect((await send("asha@example.org", { "sec-fetch-site": "cross-site" })).status).toBe(403);
});

test("what is not JSON is a 400, and what is not called so a 415", async () => {
  const send = (type: string) =>
    app.request("/Login", { method: "POST", body: "{", headers: { "content-type": type } });
  const codeOf = async (answer: Response) =>
    ((await answer.json()) as { error: { code: string } }).error.code;
  expect(await codeOf(await send("application/json"))).toBe("bad_json");
  expect(await codeOf(await send("text/plain"))).toBe("unsupported_media");
});

test("the picture follows its owner to a new address and goes with the account", async () => {
  const email = "mover@example.org";
  await post("/Signup", { ...form, email, image: await dataUrl("jpeg") });
  await confirm(email);
  const { body } = await post("/Login", { email, password: form.password });
  const picture = body.message as string;
  const { user } = (body as { sess: { user: { id: string } } }).sess;
  const keys = createSigningKeys(createServerSecrets(resources.database), {});
  const authorization = `Bearer ${await keys.sign({ role: "service_role" })}`;
  const call = (method: string, input: object) =>
    app.request(`/auth/v1/admin/users/${user.id}`, {
      method,
      headers: { authorization },
      body: JSON.stringify(input),
    });
  expect((await call("PUT", { email: "moved@example.org" })).status).toBe(200);
  const moved = await post("/Login", { email: "moved@example.org", password: form.password });
  expect(moved.body.message).toBe(picture);
  const name = picture.split("/profile-pictures/")[1] ?? "";
  expect(await resources.storage.find("profile-pictures", name)).not.toBeNull();
  expect((await call("DELETE", { should_soft_delete: true })).status).toBe(200);
  expect(await resources.storage.find("profile-pictures", name)).toBeNull();
});

test.each(["[]", "null", "5", '"text"'])(
  "%s is said to be no form, in words for people",
  async (body) => {
    for (const path of ["/Signup", "/Login", "/AdminLogin", "/Update"]) {
      const answer = await app.request(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        message: "The request is not an object with fields.",
      });
    }
  },
);

test.each([
  [{ admin_email: "x".repeat(300), admin_password: "x" }, "Wrong credentials"],
  [{ admin_email: "a@example.org", admin_password: "x".repeat(300) }, "Wrong credentials"],
  [{ admin_email: "a@example.org", admin_password: "x" }, "Wrong credentials"],
  [
    { admin_email: "a@example.org", admin_password: "x", code: 5 },
    "That code is not right, or has been used.",
  ],
  [
    { admin_email: "a@example.org", admin_password: "x", code: "5".repeat(41) },
    "That code is not right, or has been used.",
  ],
])("/AdminLogin answers %.60o in the document's words", async (input, message) => {
  expect((await post("/AdminLogin", input)).body.message).toBe(message);
});

test("a refused sign-up says so in `success`, whoever refuses it", async () => {
  const faulty = await post("/Signup", { ...form, username: "A1" });
  expect(faulty).toMatchObject({ status: 400, body: { success: false } });
  expect(faulty.body.message).toBeTruthy();
  const picture = await post("/Signup", { ...form, image: "data:image/png;base64,TVo=" });
  expect(picture).toMatchObject({ status: 422, body: { success: false } });
  expect((await post("/Login", { email: form.email, password: "no" })).body).not.toHaveProperty(
    "success",
  );
});
