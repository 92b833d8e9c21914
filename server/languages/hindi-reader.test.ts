import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { listRoles } from "#server/admins/role-calls.ts";
import { createApp } from "#server/app.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { buildDay, buildUnconfirmed, openTrip } from "#tests/factories/trip-pages.ts";
import { writeDays } from "#tests/factories/written-days.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { daysOfShown } from "#trip/shown-trip.ts";
import { withReader } from "./reader-language.ts";

let resources: OpenResources;
let app: ReturnType<typeof createApp>;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({ LOCALES: "en,hi" });
  app = createApp(resources, { auth: quickAuth });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

async function ask<T>(method: string, path: string, language: string, body?: unknown) {
  const answer = await app.request(path, {
    method,
    headers: {
      origin: resources.config.http.origin,
      "accept-language": language,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as T };
}
const mailTo = async (email: string, kind: string) =>
  (await listMail(resources.database.db)).find((one) => one.to === email && one.kind === kind);
const hasEnglish = (text: string) => /[A-Za-z]{3,} [a-z]{3,}/.test(text);

test("a request that is sent from a Hindi page is answered, mailed and kept in Hindi", async () => {
  const email = `${randomUUID().slice(0, 8)}@example.org`;
  const asked = await ask<{ message: string }>(
    "POST",
    "/api/trips",
    "hi",
    buildUnconfirmed({ email }),
  );
  expect(asked.body.message).toMatch(/^बस थोड़ा और/);
  const mail = await mailTo(email, "trip-wish");
  expect(mail?.subject).toBe("सफ़रनामा: अपनी यात्रा का अनुरोध भेजें");
  expect(mail?.html).toContain('<html lang="hi">');
  expect(hasEnglish(mail?.subject ?? "English words")).toBe(false);
  // The link leads to the page in Hindi.
  const token = /\/hi\/trip\/([\w-]{43})#confirm/.exec(mail?.text ?? "")?.[1] ?? "";
  const sent = await ask("POST", "/api/trips/confirm", "hi", { token });
  expect(sent.status).toBe(200);
  const arrived = await mailTo(email, "trip-confirmation");
  expect(arrived?.text).toContain("आपकी यात्रा का अनुरोध पहुँच गया");
  expect(arrived?.text).toMatch(/यात्रा की तारीख: [ऀ-ॿ]+, \d+ [ऀ-ॿ]+ \d{4}/);

  const list = await desk.call<{ trips: { language: string }[] }>(
    "GET",
    `/api/desk/trips?search=${email}`,
    desk.seats.viewer.headers,
  );
  expect(list.body.trips).toMatchObject([{ language: "hi" }]);
  const notice = (await listMail(resources.database.db)).find(
    ({ kind, text }) => kind === "trip-notice" && text.includes(email),
  );
  expect(notice?.text).toContain("Writes in: हिंदी");
  expect(notice?.html).toContain('<html lang="en">');
});

test("whoever may change a trip changes the language of its mails", async () => {
  const { token } = await openTrip(resources, desk);
  const path = `/api/trip/${token}`;
  expect((await ask("GET", path, "hi")).body).toMatchObject({ language: "en" });
  expect((await ask("PUT", `${path}/language`, "hi", { language: "hi" })).status).toBe(200);
  expect((await ask("GET", path, "en")).body).toMatchObject({ language: "hi" });
  expect((await ask("PUT", `${path}/language`, "hi", { language: "xx" })).status).toBe(400);
});

test("what is refused is said in the language of the page, field by field", async () => {
  const wish = buildUnconfirmed({ email: "x", destination: "" });
  type Refusal = { message: string; error: { code: string; fields: Record<string, string> } };
  const hindi = await ask<Refusal>("POST", "/api/trips", "hi", wish);
  expect(hindi.status).toBe(400);
  expect(hindi.headers.get("content-language")).toBe("hi");
  const texts = [hindi.body.message, ...Object.values(hindi.body.error.fields)];
  expect(texts.filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([]);
  const english = await ask<Refusal>("POST", "/api/trips", "en-GB,hi;q=0.5", wish);
  expect(english.body.error.fields.destination).toBe("Destination is required.");
  expect(Object.keys(hindi.body.error.fields)).toEqual(Object.keys(english.body.error.fields));
  const gone = await ask<Refusal>("GET", `/api/trip/${"x".repeat(43)}`, "hi");
  expect(gone.body.message).toBe("यह लिंक नहीं खुलता, या अब बंद है। जिसने भेजा है, उससे नया लिंक माँगें।");
});

test("two who changed the same, and the desk, hear in their language what is the matter", async () => {
  const trip = await openTrip(resources, desk);
  const save = (sleeps: string) =>
    ask<{ message: string }>("POST", `/api/trip/${trip.token}/edits`, "hi", {
      ...{ base: 1, name: "Asha" },
      edits: [{ do: "night", day: "d1", name: sleeps }],
    });
  await writeDays(desk.services, trip.token, [buildDay("d1", "Leh")]);
  expect((await save("Kargil")).status).toBe(200);
  const late = await save("Alchi");
  expect(late.status).toBe(409);
  expect(late.body.message).toMatch(/^दिन 1, “Leh”/);
  expect(late.body.message).toContain("आपने “Alchi” लिखा, इस बीच किसी और ने “Kargil” लिखा।");
  const refused = await app.request(`/api/desk/trips/${trip.id}/notes`, {
    method: "POST",
    headers: {
      ...desk.seats.viewer.headers,
      origin: resources.config.http.origin,
      ...{ "accept-language": "hi", "content-type": "application/json" },
    },
    body: "{}",
  });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ message: "आपकी भूमिका में इसकी इजाज़त नहीं है।" });
});

test("the table of roles tells what each call of the desk does in Hindi", () => {
  const { areas } = withReader("hi", () => listRoles(desk.calls));
  const said = areas.flatMap(({ calls }) => calls.map(({ summary }) => summary));
  expect(said.length).toBeGreaterThan(150);
  expect(said.filter((summary) => !/\p{Script=Devanagari}/u.test(summary))).toEqual([]);
});

test("the sign-in service refuses in the reader's language, under the same code", async () => {
  const wrong = { email: `${randomUUID().slice(0, 8)}@example.org`, password: "Wrong!2026x" };
  const path = "/auth/v1/token?grant_type=password";
  type Refused = { error_code: string; msg: string };
  const hindi = await ask<Refused>("POST", path, "hi", wrong);
  const english = await ask<Refused>("POST", path, "en", wrong);
  expect(hindi.body).toMatchObject({ ...english.body, msg: "ईमेल या पासवर्ड ठीक नहीं है।" });
  expect(hindi.headers.get("content-language")).toBe("hi");
});

test("a code that is texted to a telephone is told in the reader's language", async () => {
  const plain = await createTestResources({ LOCALES: "en,hi", AUTH_PHONE: "true" });
  const texting = createApp(plain, { auth: quickAuth });
  const answer = await texting.request("/auth/v1/otp", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "hi" },
    body: JSON.stringify({ phone: "+919876543210" }),
  });
  expect(answer.status).toBe(200);
  const [sms] = (await listMail(plain.database.db)).filter(({ channel }) => channel === "sms");
  expect(sms?.text).toMatch(/^[^A-Za-z]*\d{6}[^A-Za-z]*$/);
  expect(sms?.text).toMatch(/\p{Script=Devanagari}/u);
  await plain.close();
});

test("who writes by the form or in the chat is answered in Hindi, and the office is told so", async () => {
  const chatting = await createTestResources({ LOCALES: "en,hi", CHAT_PROVIDER: "site" });
  const talk = createApp(chatting, { auth: quickAuth });
  const office = await createDeskApp(chatting);
  const email = `${randomUUID().slice(0, 8)}@example.org`;
  const headers = {
    origin: chatting.config.http.origin,
    ...{ "content-type": "application/json", "accept-language": "hi" },
  };
  const send = async (path: string, body: object) => {
    const answer = await talk.request(path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.status, path).toBeLessThan(300);
  };
  await send("/api/chat", { name: "आशा", email, message: "लेह मई में खुला है?" });
  await send("/api/contact", { name: "आशा", email, message: "लेह मई में खुला है क्या?" });
  const seat = office.seats.editor.headers;
  type Rows = { chats: { id: string }[]; messages: { id: string }[] };
  const chat = (await office.call<Rows>("GET", "/api/desk/chats", seat)).body.chats[0]?.id;
  const form = (await office.call<Rows>("GET", "/api/desk/contact", seat)).body.messages[0]?.id;
  for (const path of [`/api/desk/chats/${chat}`, `/api/desk/contact/${form}`])
    expect((await office.call("GET", path, seat)).body, path).toMatchObject({ language: "hi" });
  await office.call("POST", `/api/desk/contact/${form}/replies`, seat, { body: "हाँ।" });
  // Who is still there reads the chat; whoever has left it gets a mail.
  await chatting.database.db.execute(sql`update chat_threads set visitor_seen_at = null`);
  await office.call("POST", `/api/desk/chats/${chat}/messages`, seat, { body: "हाँ, आखिर में।" });
  const mails = await listMail(chatting.database.db);
  for (const kind of ["contact-acknowledgement", "contact-reply", "chat-answer"]) {
    const mail = mails.find((one) => one.kind === kind);
    expect(mail?.html, kind).toContain('<html lang="hi">');
    expect(hasEnglish(`${mail?.subject}`), kind).toBe(false);
    expect(mail?.subject, kind).toMatch(/\p{Script=Devanagari}/u);
  }
  for (const kind of ["contact-notice", "chat-notice"])
    expect(mails.find((one) => one.kind === kind)?.text, kind).toContain("Writes in: हिंदी");
  await chatting.close();
});

test("the search calls what it finds as its reader does, and finds it by either's words", async () => {
  type Found = { results: { to: string; name: string; place: string }[] };
  const find = async (words: string, language: string) =>
    (await ask<Found>("GET", `/api/search?limit=5&q=${encodeURIComponent(words)}`, language)).body
      .results;
  for (const words of ["tajmahal", "ताजमहल", "ताज महल"]) {
    const [first] = await find(words, "hi");
    expect(first).toMatchObject({ to: "/attractions/taj-mahal", name: "ताजमहल" });
  }
  expect((await find("tajmahal", "en"))[0]?.name).toBe("Taj Mahal");
  // A sign of a vowel is a letter, with and without a dot below, and with either sign of a nasal.
  const puri = (await find("पुरी", "hi")).map(({ to }) => to);
  expect(puri[0]).toBe("/destinations/puri");
  expect(puri.join()).not.toContain("porbandar");
  for (const [one, other] of [
    ["राँची", "रांची"],
    ["चंडीगढ़", "चंडीगढ"],
    ["हुमायूँ का मकबरा", "हुमायूं का मक़बरा"],
  ] as const)
    expect((await find(one, "hi"))[0]).toEqual((await find(other, "hi"))[0]);
  expect((await find("kedarnath kab jayen", "hi")).map(({ to }) => to)).toContain(
    "/destinations/kedarnath",
  );
  // Two scripts in one question.
  for (const words of ["ताज mahal", "taj महल"])
    expect((await find(words, "hi"))[0], words).toMatchObject({ to: "/attractions/taj-mahal" });
  for (const words of [
    "दिल्ली से आगरा कैसे जाएँ",
    "delhi से agra",
    "dilli se agra kaise jayen",
    "how to get from Delhi to Agra",
  ])
    expect((await find(words, "hi")).slice(0, 2).map(({ to }) => to)).toEqual([
      "/destinations/agra",
      "/destinations/delhi",
    ]);
});

test("a trip is kept with the names of its facts and shown with those of its reader", async () => {
  const { token } = await openTrip(resources, desk);
  const day = { ...buildDay("d1", "Agra"), title: "Taj Mahal", sleeps: "Agra" };
  const stop = { id: "d1-1", name: "Taj Mahal", sight: "taj-mahal", at: 600, text: "" };
  const days = [{ ...day, stops: [stop] }];
  const path = `/api/trip/${token}`;
  await writeDays(desk.services, token, days, "आशा");
  const read = async (language: string) => {
    const [first] = daysOfShown((await ask<TripPage>("GET", path, language)).body);
    return [first?.stops[0]?.name, first?.sleeps];
  };
  expect(await read("hi")).toEqual(["ताजमहल", "आगरा"]);
  expect(await read("en")).toEqual(["Taj Mahal", "Agra"]);
});

test("where Hindi is not shown, nobody is answered in it", async () => {
  const plain = await createTestResources();
  const english = createApp(plain, { auth: quickAuth });
  const answer = await english.request("/api/nothing", { headers: { "accept-language": "hi" } });
  expect((await answer.json()).message).toBe("There is no such call.");
  await plain.close();
});

test("pages of one sentence are in the language of who reads them, and say so", async () => {
  const read = async (path: string, language: string, init: RequestInit = {}) => {
    const headers = { accept: "text/html", "accept-language": language, ...init.headers };
    const answer = await app.request(path, { ...init, headers });
    return { status: answer.status, page: await answer.text() };
  };
  const without = (page: string) =>
    page.replace(/<style>.*?<\/style>/s, "").replace(/<[^>]*>/g, " ");
  const sent = {
    method: "POST",
    body: "email=nobody",
    headers: {
      origin: resources.config.http.origin,
      "content-type": "application/x-www-form-urlencoded",
      referer: `${resources.config.http.origin}/hi/contact`,
    },
  };
  for (const { status, page } of [
    await read("/newsletter/message?state=confirmed", "hi"),
    await read("/newsletter/message", "hi-IN,en;q=0.5"),
    await read("/newsletter/unsubscribe?key=x", "hi"),
    await read("/password-mail-sent", "hi"),
    await read("/api/newsletter", "hi", sent),
  ]) {
    expect([200, 400, 404]).toContain(status);
    expect(page).toContain('<html lang="hi">');
    expect(without(page)).not.toMatch(/[A-Za-z]{3}/);
  }
  const refused = await read("/api/newsletter", "hi", sent);
  expect(refused.page).toContain('href="/hi/contact"');
  const english = await read("/newsletter/message?state=confirmed", "en");
  expect(english.page).toContain('<html lang="en">');
  expect(english.page).toContain("Welcome aboard");
});
