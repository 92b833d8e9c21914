import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeskContactPage, DeskContactThread } from "#contract/wire/desk-contacts.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** Nothing that came in is shown nowhere: what belongs to no thread waits at the desk to be sorted. */

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({ INBOUND_MAIL_SECRET: "only the provider knows" });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

async function send(mail: Record<string, unknown>, proved = false) {
  const response = await desk.app.request("/api/inbound-mail", {
    method: "POST",
    body: JSON.stringify({
      ...mail,
      Headers: [
        ...((mail.Headers as object[]) ?? []),
        ...(proved ? [{ Name: "X-Spam-Tests", Value: "DKIM_VALID_AU" }] : []),
      ],
    }),
    headers: {
      "content-type": "application/json",
      authorization: "Bearer only the provider knows",
    },
  });
  expect(response.status).toBe(200);
}

const read = async <T>(path: string) =>
  (await desk.call<T>("GET", path, desk.seats.viewer.headers)).body;
const find = async (search: string) =>
  (await read<DeskContactPage>(`/api/desk/contact?search=${encodeURIComponent(search)}`)).messages;
const open = async (search: string) => {
  const [row, ...more] = await find(search);
  expect(more).toEqual([]);
  return read<DeskContactThread>(`/api/desk/contact/${row?.id}`);
};

const mails = async () => (await listMail(resources.database.db, 500)).length;
const threadOf = async (id: string) =>
  (await read<{ messages: { body: string; subject: string }[] }>(`/api/desk/trips/${id}`)).messages;

test("a stranger's enquiry waits to be sorted, once, and mails nobody", async () => {
  const before = await mails();
  const enquiry = {
    From: '"Ravi Oraon" <Ravi@example.org>',
    Subject: "Netarhat in January",
    TextBody: "We are 2 couples and 1 child.\n\n---- Original message ----\nfrom my wife: call us",
    Headers: [{ Name: "Message-ID", Value: "<1@example.org>" }],
  };
  await send(enquiry);
  await send(enquiry);
  const kept = await open("2 couples");
  expect(kept).toMatchObject({
    name: "Ravi Oraon",
    email: "ravi@example.org",
    source: "mail",
    subject: "Netarhat in January",
    unproved: true,
    status: "new",
    offers: [],
    joined: null,
  });
  expect(kept.message).toContain("from my wife");
  expect(await mails()).toBe(before);
  // The next one of the same person is another message.
  await send({ ...enquiry, Headers: [{ Name: "Message-ID", Value: "<2@example.org>" }] });
  expect(await find("2 couples")).toHaveLength(2);
});

test("what is proved to be from its address is told to the office, and to nobody else", async () => {
  const before = await mails();
  await send({ From: "meera@example.org", Subject: "Betla", TextBody: "A jeep, please." }, true);
  expect((await open("A jeep, please")).unproved).toBe(false);
  expect(await mails()).toBe(before + 1);
});

test.each([
  [{ From: "a@example.org", Subject: "Only quoted", TextBody: "> nothing new" }, "Only quoted"],
  [{ From: "b@example.org", Subject: "No words at all" }, "No words at all"],
  [
    {
      From: "c@example.org",
      Subject: "As a page",
      HtmlBody: "<style>p{}</style><p>Two &amp; a child</p><p>in May</p>",
    },
    "Two & a child",
  ],
  [{ From: "not an address", Subject: "From nobody", TextBody: "Hello" }, "From nobody"],
  [{ From: "d@example.org", Subject: "SF-222222 of nobody", TextBody: "Hello" }, "SF-222222"],
  [{ From: "e@example.org", Subject: "Nul \u0000 and \ud800", TextBody: "x" }, "Nul"],
])("%j is shown", async (mail, words) => {
  await send(mail);
  expect((await open(words)).status).toBe("new");
});

test("a known traveller without the reference, and their second address, are offered for joining", async () => {
  const trip = await openTrip(resources, desk, {
    email: "kamla@example.org",
    name: "Kamla Devi",
  });
  const { id } = (
    await desk.call<{ trips: { id: string }[] }>(
      "GET",
      `/api/desk/trips?search=${trip.reference}`,
      desk.seats.viewer.headers,
    )
  ).body.trips[0] as { id: string };
  await send({ From: "kamla@example.org", Subject: "Hello", TextBody: "Which hotel is it?" });
  expect((await open("Which hotel")).offers).toMatchObject([{ id, why: "address" }]);
  await send({
    From: "Kamla Devi <kamla@work.example>",
    Subject: `Re: [${trip.reference}]`,
    TextBody: "From my office.",
  });
  const second = await open("From my office");
  expect(second.offers).toMatchObject([{ id, reference: trip.reference, why: "reference" }]);
  await send({ From: "kamla devi <k@else.example>", Subject: "Again", TextBody: "A third one." });
  expect((await open("A third one")).offers).toMatchObject([{ id, why: "name" }]);
  expect(await threadOf(id)).toEqual([]);

  const join = (headers: Record<string, string>, of = second.id, to = id) =>
    desk.call<DeskContactThread>("POST", `/api/desk/contact/${of}/join`, headers, { trip: to });
  expect((await join(desk.seats.viewer.headers)).status).toBe(403);
  const before = await mails();
  const joined = await join(desk.seats.editor.headers);
  expect(joined.body).toMatchObject({ status: "closed", joined: { id }, offers: [] });
  expect((await join(desk.seats.editor.headers)).status).toBe(409);
  expect(await threadOf(id)).toMatchObject([{ body: "From my office." }]);
  // Nobody vouched for it: it is the desk's alone, and nobody is mailed.
  expect((await desk.services.trips.pages.getPage(trip.token)).messages).toEqual([]);
  expect(await mails()).toBe(before);
  // From now on the address is known, by the reference and not without.
  await send(
    { From: "kamla@work.example", Subject: trip.reference, TextBody: "The next one." },
    true,
  );
  expect((await threadOf(id)).map(({ body }) => body)).toEqual([
    "From my office.",
    "The next one.",
  ]);
  expect(await find("The next one.")).toEqual([]);
});

test("what came by the form, or names no address, is not joined or answered", async () => {
  await desk.call(
    "POST",
    "/api/contact",
    {},
    {
      name: "Form",
      email: "form@example.org",
      phone: "",
      message: "By the form.",
    },
  );
  const form = await open("By the form.");
  expect(form).toMatchObject({ source: "form", unproved: false, subject: "" });
  await send({ From: "nobody", Subject: "Unaddressed", TextBody: "x" });
  const { id } = await open("Unaddressed");
  const editor = desk.seats.editor.headers;
  const answer = await desk.call("POST", `/api/desk/contact/${id}/replies`, editor, { body: "Hi" });
  expect(answer.status).toBe(409);
  const trip = await openTrip(resources, desk);
  const { body } = await desk.call<{ trips: { id: string }[] }>(
    "GET",
    `/api/desk/trips?search=${trip.reference}`,
    editor,
  );
  for (const [of, to, status] of [
    [form.id, body.trips[0]?.id, 409],
    [id, "00000000-0000-4000-8000-000000000000", 404],
  ])
    expect(
      (await desk.call("POST", `/api/desk/contact/${of}/join`, editor, { trip: to })).status,
    ).toBe(status);
});
