import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChatState } from "#contract/wire/chat.ts";
import type { GalleryPage, PhotoSubmission } from "#contract/wire/photos.ts";
import { startJobs } from "#server/shell/jobs.ts";
import type { RunningJobs } from "#server/shell/run-jobs.ts";
import { seatAdmin } from "#tests/factories/desk-app.ts";
import { makePicture } from "#tests/factories/make-picture.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { startServer, type TestServer } from "./start-server.ts";

/** What visitors send and the operator answers, over HTTP alone. */
describe.each(databasesOf(import.meta.url))("visitors' voices on %s", (kind) => {
  let server: TestServer;
  let jobs: RunningJobs;
  let desk: Record<string, string>;

  beforeAll(async () => {
    server = await startServer(kind, { CHAT_PROVIDER: "site", OPERATOR_EMAIL: "desk@example.org" });
    jobs = await startJobs(server.resources, server.services);
    desk = (await seatAdmin(server.resources, "editor")).headers;
  });
  afterAll(async () => {
    await jobs.stop();
    await server.close();
  });

  async function call<T>(method: string, path: string, body?: unknown, headers = {}): Promise<T> {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      redirect: "manual",
      headers: { "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.status, text).toBeLessThan(300);
    return JSON.parse(text) as T;
  }
  const subjectsTo = async (to: string) => (await server.mails(to)).map((mail) => mail.subject);

  test("a message is acknowledged, told to the operator, and answered by mail", async () => {
    const input = { name: "Asha", email: "asha@example.org", message: "Is the Rohtang open?" };
    const { reference } = await call<{ reference: string }>("POST", "/api/contact", input);
    expect(await subjectsTo("asha@example.org")).toEqual([
      `Your message to Safarnama, ${reference}`,
    ]);
    expect(await subjectsTo("desk@example.org")).toEqual([`${reference}: a message from Asha`]);
    type Page = { messages: { id: string; reference: string }[] };
    const { messages } = await call<Page>("GET", "/api/desk/contact", undefined, desk);
    expect(messages).toMatchObject([{ reference }]);
    const path = `/api/desk/contact/${messages[0]?.id}/replies`;
    await call("POST", path, { body: "From May on." }, desk);
    expect((await server.mails("asha@example.org"))[0]?.text).toContain("From May on.");
  });

  test("a reader confirms, gets a letter, and leaves with one click", async () => {
    const email = "reader@example.org";
    await call("POST", "/api/newsletter", { email });
    const [ask] = await server.mails(email);
    const confirmed = await fetch(ask?.links[0] ?? "");
    expect(confirmed.url).toBe(`${server.url}/newsletter/message?state=confirmed`);
    expect(await confirmed.text()).toContain("Welcome aboard");
    const draft = { subject: "Rain over Munnar", body: "It smells of tea." };
    const issue = await call<{ id: string }>("POST", "/api/desk/newsletter/issues", draft, desk);
    await call("POST", `/api/desk/newsletter/issues/${issue.id}/send`, {}, desk);
    await expect.poll(() => subjectsTo(email), { timeout: 5000 }).toContain("Rain over Munnar");
    const [letter] = await server.mails(email);
    const leave = letter?.links.find((link) => link.includes("unsubscribe")) ?? "";
    const left = await fetch(leave, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(left.status).toBe(200);
    type Counts = { counts: Record<string, number> };
    const list = await call<Counts>("GET", "/api/desk/newsletter/subscribers", undefined, desk);
    expect(list.counts).toEqual({ pending: 0, confirmed: 0, unsubscribed: 1 });
  });

  test("photos are sent one by one, approved, and shown", async () => {
    const files = [1, 2].map((index) => ({ name: `${index}.jpg`, size: 900 }));
    const submission = await call<PhotoSubmission>("POST", "/api/photos", {
      place: "Pushkar",
      credit: "Ravi",
      files,
    });
    const bytes = await makePicture("jpeg", { width: 800, height: 500 });
    for (const photo of submission.photos) {
      const sent = await fetch(`${server.url}/api/photos/${photo.id}`, {
        method: "PUT",
        body: bytes,
        headers: { "x-submission-token": submission.token },
      });
      expect(sent.status).toBe(200);
    }
    expect((await call<GalleryPage>("GET", "/api/photos")).photos).toEqual([]);
    const [first] = submission.photos;
    await call("POST", `/api/desk/photos/${first?.id}/approve`, {}, desk);
    const { photos } = await call<GalleryPage>("GET", "/api/photos");
    expect(photos).toMatchObject([{ id: first?.id, place: "Pushkar", credit: "Ravi", width: 800 }]);
    const picture = await fetch(`${server.url}${photos[0]?.thumbnail}`);
    expect(picture.headers.get("content-type")).toBe("image/webp");
    const again = await fetch(`${server.url}${photos[0]?.thumbnail}`, {
      headers: { "if-none-match": picture.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  test("a chat goes both ways, live, and a reader who leaves gives up the stream", async () => {
    await call("POST", "/api/desk/presence", { here: true }, desk);
    const begun = await fetch(`${server.url}/api/chat`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message: "Hello?" }),
    });
    const state = (await begun.json()) as ChatState;
    const cookie = begun.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(state.present).toBe(true);
    const leaving = new AbortController();
    const stream = await fetch(`${server.url}/api/chat/stream`, {
      headers: { cookie },
      signal: leaving.signal,
    });
    let heard = "";
    const listening = (async () => {
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const part = await reader?.read();
        if (!part || part.done) return "ended";
        heard += part.value;
      }
    })().catch(() => "left");
    await expect.poll(() => heard).toContain("welcome");
    await call("POST", `/api/desk/chats/${state.thread?.id}/messages`, { body: "Namaste!" }, desk);
    await expect.poll(() => heard, { timeout: 5000 }).toContain('data: {"type":"INSERT"}');
    const after = state.messages.at(-1)?.id;
    const next = await call<ChatState>("GET", `/api/chat?after=${after}`, undefined, { cookie });
    expect(next.messages.map((message) => message.body)).toEqual(["Namaste!"]);
    leaving.abort();
    expect(await listening).toBe("left");
  });

  test.each([
    ["POST", "/Blogs"],
    ["GET", "/api/reviews/mine"],
    ["PUT", "/api/reviews/1"],
    ["DELETE", "/api/reviews/1"],
  ])("%s %s wants a signed-in traveller", async (method, path) => {
    const body = method === "GET" ? {} : { body: "{}" };
    for (const token of ["", "Bearer anon", "Bearer e30.e30.x"]) {
      const headers = { authorization: token };
      const answer = await fetch(`${server.url}${path}`, { method, headers, ...body });
      expect(answer.status).toBe(401);
    }
  });
});
