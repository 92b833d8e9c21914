import postgres from "postgres";
import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { buildQuote } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import type { Site } from "./fixtures.ts";
import { findMail } from "./traveller.ts";

/** A trip to Hampi that is accepted, paid and over since two days: made over HTTP, and moved into the past in the database. */

const days = () => [
  {
    ...buildDay("d1", "Hampi"),
    stops: [
      { id: "d1-1", name: "Vittala Temple", sight: "vittala-temple", at: 600, text: "" },
      { id: "d1-2", name: "Matanga Hill", sight: "matanga-hill", at: 1020, text: "" },
    ],
  },
  { ...buildDay("d2", "Hampi"), stops: [] },
];

/** The site must be on a server of PostgreSQL; it is started again, as its clock asks for reviews at a start. */
export async function makeTravelledTrip(
  site: Site,
  { language = "en", request = /send your trip request/ } = {},
): Promise<{ email: string; token: string; reference: string }> {
  const email = `home-${Date.now()}@example.org`;
  const call = async (method: string, path: string, body: unknown, cookie = "") => {
    const answer = await fetch(site.url + path, {
      method,
      headers: {
        "content-type": "application/json",
        "accept-language": language,
        origin: site.url,
        cookie,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer;
  };
  const today = dayInIndia(new Date());
  await call("POST", "/api/trips", {
    ...{ email, name: "Asha Devi", destination: "Hampi", travelers: "2", website: "" },
    ...{ travelDate: addDays(today, 2), tripType: "family" },
  });
  const mail = await findMail(site, email, request);
  const asked = /\/trip\/([\w-]{43})/.exec(mail.links.join(" "))?.[1] ?? "";
  await call("POST", "/api/trips/confirm", { token: asked });
  const { email: admin_email, password: admin_password } = site.admin;
  const signedIn = await call("POST", "/AdminLogin", { admin_email, admin_password });
  const cookie = (signedIn.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const list = await fetch(`${site.url}/api/desk/trips?search=${email}`, { headers: { cookie } });
  const [trip] = ((await list.json()) as { trips: { id: string; reference: string }[] }).trips;
  if (!trip) throw new Error("the request did not come");
  const base = `/api/desk/trips/${trip.id}`;
  const content = buildQuote({
    ...{ title: "Hampi for two days", days: days() },
    ...{ departure: addDays(today, 2), validUntil: addDays(today, 2) },
  });
  await call("PUT", `${base}/quote`, { revision: 0, content }, cookie);
  const sent = await call("POST", `${base}/quote/versions`, { revision: 1, message: "" }, cookie);
  const { url } = (await sent.json()) as { url: string };
  const token = url.split("/trip/")[1] ?? "";
  const offer = await fetch(`${site.url}/api/trip/${token}/quote`);
  const { quote } = (await offer.json()) as {
    quote: { id: string; price: { totals: { total: number } } };
  };
  const { total } = quote.price.totals;
  const accepted = { version: quote.id, ticked: [], total, name: "Asha Devi", agreed: true };
  await call("POST", `/api/trip/${token}/acceptance`, accepted);
  const payment = { paisa: total, receivedOn: today, method: "upi", reference: email, note: "" };
  await call("POST", `${base}/payments`, payment, cookie);
  const sql = postgres(site.databaseUrl);
  const departure = JSON.stringify(addDays(today, -4));
  await sql`update quote_versions set content = jsonb_set(content, '{departure}', ${departure}::text::jsonb)
    where trip_id = ${trip.id}`;
  await sql.end();
  await site.kill();
  await site.restart();
  return { email, token, reference: trip.reference };
}
