import type { APIRequestContext, Page } from "@playwright/test";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { ItemKind } from "#contract/quote/quote-item.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import type { SupplierAccounts } from "#contract/wire/payables.ts";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { buildTripRequest } from "#tests/factories/requests.ts";
import { buildUnconfirmed } from "#tests/factories/trip-pages.ts";
import { expect, type Site } from "./fixtures.ts";
import { findMail, registerTraveller } from "./traveller.ts";

/** A week of an office in Ranchi: how requests come, are quoted, agreed, paid, changed and booked. Amounts in paisa. */

/** By the office's clock. */
export const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
export const inDays = (days: number) => addDays(today, days);
export const inboundKey = "only-the-mail-provider-knows";
const headers = { "sec-fetch-site": "same-origin" };
const rupees = (amount: number) => amount * 100;

/** A call as the page itself makes it. @returns its answer */
export async function call<Answer>(
  request: APIRequestContext,
  method: "get" | "post" | "put" | "patch",
  url: string,
  data?: object,
): Promise<Answer> {
  const response = await request[method](url, { headers, ...(data && { data }) });
  expect(response.ok(), `${method} ${url} ${await response.text()}`).toBe(true);
  return (await response.json()) as Answer;
}

type Door = { site: Site; desk: Page; visitor: APIRequestContext };
let asked = 0;
const nextEmail = (door: string) => `${door}.${++asked}.${Date.now().toString(36)}@example.org`;

/** The form of the site, by somebody with an account. */
export async function askByForm({ site, visitor }: Door): Promise<string> {
  const traveller = await registerTraveller(site);
  const { sess } = await call<{ sess: { access_token: string; user: { id: string } } }>(
    visitor,
    "post",
    `${site.url}/Login`,
    { email: traveller.email, password: traveller.password },
  );
  const answer = await visitor.post(`${site.url}/Tripdata`, {
    headers: { authorization: `Bearer ${sess.access_token}` },
    data: buildTripRequest({ id: sess.user.id, email: traveller.email, destination: "Ranchi" }),
  });
  expect(answer.ok()).toBe(true);
  return traveller.email;
}

/** A plan with an address alone, confirmed by the mail's button. @returns also the page's token */
export async function askByPlanner({ site, visitor }: Door, plan = ""): Promise<[string, string]> {
  const email = nextEmail("planner");
  await call(visitor, "post", `${site.url}/api/trips`, buildUnconfirmed({ email, plan }));
  const { links } = await findMail(site, email, /send your trip request/);
  const token = /\/trip\/([\w-]{43})/.exec(links.join(" "))?.[1] ?? "";
  await call(visitor, "post", `${site.url}/api/trips/confirm`, { token });
  return [email, token];
}

/** Messages as they stand on a telephone. */
const pasted = [
  "Namaste, I am Ritu Bose 98300 12345. We are 2 adults, want Netarhat and Betla from 12/01/2027 for 10 days",
  "Hello sir, planning Puri with my wife on 14 February 2027. Regards, Anil Kumar +91 94311 22334",
  "Hi, 4 of us for Sikkim in March 2027, 10 March. Meena, 9876501234",
  "Bhaiya hum 2 log Varanasi jana chahte hain 20/01/2027 ko. Sanjay 98765 43001",
  "We are 3 adults for Deoghar, 5 February 2027. Call Farah 98310 55555",
];

/** Pasted from WhatsApp at the desk, looked over and kept. */
export async function askByWhatsApp({ site, desk }: Door, index: number): Promise<string> {
  const email = nextEmail("whatsapp");
  await desk.goto(`${site.url}/AdminPanel?tab=requests`);
  await desk.getByRole("button", { name: "New request" }).click();
  const form = desk.getByRole("dialog");
  await form.getByLabel("Paste a message").fill(pasted[index % pasted.length] ?? "");
  await expect(form.getByRole("status").first()).toBeVisible();
  await expect(form.getByLabel("Phone")).not.toHaveValue("");
  await expect(form.getByLabel("Travel date")).not.toHaveValue("");
  // The site's own names come a moment later.
  await expect(form.getByLabel("Destination")).not.toHaveValue("", { timeout: 30_000 });
  await form.getByLabel("Source").selectOption("whatsapp");
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Enter the request" }).click();
  await expect(desk.getByText(/^Request SF-\w+ entered/).first()).toBeVisible();
  return email;
}

/** What came as a message or a conversation, made a request at the desk. */
async function makeRequest(desk: Page, destination: string): Promise<void> {
  await desk.getByRole("button", { name: "Make it a request" }).click();
  const form = desk.getByRole("dialog");
  await form.getByLabel("Destination").fill(destination);
  await form.getByLabel("Travel date").fill(inDays(60));
  await form.getByRole("button", { name: "Enter the request" }).click();
  await expect(desk.getByText(/^Request SF-\w+ entered/).first()).toBeVisible();
}

/** A mail from nobody that the office knows. */
export async function askByMail({ site, desk, visitor }: Door): Promise<string> {
  const email = nextEmail("mail");
  const answer = await visitor.post(`${site.url}/api/inbound-mail`, {
    headers: { authorization: `Bearer ${inboundKey}` },
    data: {
      From: `Thomas Kurian <${email}>`,
      Subject: "A tour for twenty from Kochi",
      TextBody: "We are from Kochi and would like to see Jharkhand in January. Thomas",
      Headers: [],
    },
  });
  expect(answer.status()).toBe(200);
  await desk.goto(`${site.url}/AdminPanel?tab=messages`);
  await desk.getByRole("button", { name: "Form and mail" }).click();
  await desk
    .getByRole("button", { name: /Thomas Kurian/ })
    .first()
    .click();
  await makeRequest(desk, "Jharkhand");
  return email;
}

export async function askByContact({ site, desk, visitor }: Door): Promise<string> {
  const email = nextEmail("contact");
  await call(visitor, "post", `${site.url}/api/contact`, {
    ...{ name: "Wasim Akhtar", email, phone: "", website: "" },
    message: "Do you have houses by the lake in Patratu?",
  });
  await desk.goto(`${site.url}/AdminPanel?tab=messages`);
  await desk.getByRole("button", { name: "Form and mail" }).click();
  await desk
    .getByRole("button", { name: /Wasim Akhtar/ })
    .first()
    .click();
  await makeRequest(desk, "Patratu");
  return email;
}

export async function askByChat({ site, desk, visitor }: Door): Promise<string> {
  const email = nextEmail("chat");
  await call(visitor, "post", `${site.url}/api/chat`, {
    ...{ name: "Mita Sen", email, website: "" },
    message: "We come from Kolkata and would like three days in Ranchi.",
  });
  await desk.goto(`${site.url}/AdminPanel?tab=chat`);
  await desk
    .getByRole("button", { name: /Mita Sen/ })
    .first()
    .click();
  await makeRequest(desk, "Ranchi");
  return email;
}

/** Told on the telephone and typed. */
export async function askByTelephone({ site, desk }: Door): Promise<string> {
  const email = nextEmail("telephone");
  await desk.goto(`${site.url}/AdminPanel?tab=requests`);
  await desk.getByRole("button", { name: "New request" }).click();
  const form = desk.getByRole("dialog");
  await form.getByLabel("Name").fill("Farida Khan");
  await form.getByLabel("Phone").fill("98310 55555");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Destination").fill("Hazaribagh");
  await form.getByLabel("Travel date").fill(inDays(12));
  await form.getByRole("button", { name: "Enter the request" }).click();
  await expect(desk.getByText(/^Request SF-\w+ entered/).first()).toBeVisible();
  return email;
}

/** A quote's first day and its lines. */
export type QuoteLines = [
  departure: string,
  lines: [title: string, amount: number, kind?: ItemKind][],
];

/** A trip at the desk over the calls that its screens make. */
export function tripAt({ site, desk }: Pick<Door, "site" | "desk">) {
  const at = (id: string, what: string) => `${site.url}/api/desk/trips/${id}/${what}`;
  const trips = {
    async find(email: string): Promise<string> {
      const path = `${site.url}/api/desk/trips?search=${encodeURIComponent(email)}`;
      const { trips: list } = await call<{ trips: { id: string }[] }>(desk.request, "get", path);
      expect(list, email).toHaveLength(1);
      return list[0]?.id ?? "";
    },
    async count(): Promise<number> {
      const path = `${site.url}/api/desk/trips?limit=100`;
      const list = await call<{ trips: unknown[] }>(desk.request, "get", path);
      return list.trips.length;
    },
    /** Lines at so many rupees each, kept and not sent yet. */
    async prepare(id: string, ...[departure, lines]: QuoteLines): Promise<void> {
      const items = lines.map(([title, amount, kind = "other"], at) =>
        buildItem({
          ...{ id: `line-${at}`, title, kind, per: "group", price: rupees(amount) },
          // Of the two days that the quote has, the first one's.
          ...(kind === "stay" && { nightsOf: ["d1"] }),
        }),
      );
      await trips.save(id, buildQuote({ departure, validUntil: inDays(10), items }));
    },
    async save(id: string, content: QuoteContent): Promise<void> {
      const { revision } = await call<DeskQuote>(desk.request, "get", at(id, "quote"));
      await call(desk.request, "put", at(id, "quote"), { revision, content });
    },
    accounts: async () =>
      (await call<SupplierAccounts>(desk.request, "get", `${site.url}/api/desk/payables`)).accounts,
  };
  return trips;
}

/** A table of this month without its heads: each line by its cells. */
export async function readBook(desk: Page, site: Site, table: string): Promise<string[][]> {
  const path = `${site.url}/api/desk/books.csv?table=${table}&month=${today.slice(0, 7)}`;
  const response = await desk.request.get(path);
  expect(response.ok(), table).toBe(true);
  const [, ...lines] = (await response.text()).replace("\uFEFF", "").trim().split("\r\n");
  return lines.filter(Boolean).map((line) => line.split(","));
}
