import { noTerms } from "#contract/quote/rate-terms.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { emptyRoad, emptyService } from "#contract/trip/road.ts";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import type { Site } from "./fixtures.ts";
import { findMail } from "./traveller.ts";

/** A family's ten days in Rajasthan, agreed with the office, over HTTP; and what the desk does to them. */

const places = ["Delhi", "Delhi", "Agra", "Agra", "Jaipur", "Jaipur", "Jodhpur", "Jodhpur"];
const sights: Record<string, [name: string, sight: string]> = {
  Delhi: ["Humayun's Tomb", "humayuns-tomb"],
  Agra: ["Taj Mahal", "taj-mahal"],
  Jaipur: ["Amber Fort", "amber-fort"],
  Jodhpur: ["Mehrangarh", "mehrangarh"],
};

const buildDays = () =>
  [...places, "Delhi", "Delhi"].map((place, index) => {
    const [name = "", sight = null] = sights[place] ?? [];
    const id = `d${index + 1}`;
    return {
      ...buildDay(id, `${place}, day ${index + 1}`),
      sleeps: place,
      // Of the fifth day the desk has told the train and the coach.
      ...(index === 4 && { text: "By train 12986 Shatabdi, coach C4, seats 21-25." }),
      stops: [{ id: `${id}-1`, name, sight, at: 600, text: "" }],
    };
  });

/** `departsIn`: so many days from now. */
export async function makeAgreedTrip(site: Site, departsIn = 1) {
  const email = `ten-days-${Date.now()}@example.org`;
  async function call<T>(method: string, path: string, body: unknown, cookie = ""): Promise<T> {
    const answer = await fetch(site.url + path, {
      method,
      headers: { "content-type": "application/json", origin: site.url, cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  const departure = addDays(dayInIndia(new Date()), departsIn);
  await call("POST", "/api/trips", {
    ...{ email, name: "Asha Devi", destination: "Rajasthan", travelers: "5", website: "" },
    ...{ travelDate: addDays(dayInIndia(new Date()), 1), tripType: "family" },
  });
  const mail = await findMail(site, email, /send your trip request/);
  const asked = /\/trip\/([\w-]{43})/.exec(mail.links.join(" "))?.[1] ?? "";
  await call("POST", "/api/trips/confirm", { token: asked });
  const signedIn = await fetch(`${site.url}/AdminLogin`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.url },
    body: JSON.stringify({
      admin_email: site.admin.email,
      admin_password: site.admin.password,
    }),
  });
  const cookie = (signedIn.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const desk = <T>(method: string, path: string, body?: unknown) =>
    call<T>(method, `/api/desk${path}`, body, cookie);
  const { trips } = await desk<{ trips: { id: string }[] }>("GET", `/trips?search=${email}`);
  const id = trips[0]?.id ?? "";
  type Book = { suppliers: { id: string; name: string; rates: { id: string }[] }[] };
  const haveli = { kind: "stay", name: "Haveli Rang", place: "Jaipur", phone: "+911412220000" };
  const supplier = { ...haveli, address: "12 Johari Bazar, Jaipur", localName: "हवेली रंग" };
  const added = await desk<Book>("POST", "/suppliers", { ...supplier, email: "", note: "" });
  const own = added.suppliers.find(({ name }) => name === haveli.name)?.id ?? "";
  const book = await desk<Book>("POST", `/suppliers/${own}/rates`, {
    ...{ name: "Family room", per: "room", from: null, to: null, price: 900_000 },
    ...{ childPrice: null, childPrices: [], extraBedPrice: null, margin: null, tax: "package" },
    terms: noTerms,
  });
  const rate = book.suppliers.find((one) => one.id === own)?.rates[0]?.id ?? null;
  const content = buildQuote({
    ...{ title: "Ten days in Rajasthan", departure, validUntil: departure, days: buildDays() },
    party: { adults: 4, children: 1, ages: [8], rooms: 2, atLeast: false },
    items: [
      buildItem({ title: "Two nights in Jaipur", nights: 2, nightsOf: ["d5", "d6"], rate }),
      buildItem({ id: "car", kind: "transport", per: "group", title: "Car with driver" }),
    ],
  });
  await desk("PUT", `/trips/${id}/quote`, { revision: 0, content });
  const sent = await desk<{ url: string }>("POST", `/trips/${id}/quote/versions`, {
    ...{ revision: 1, message: "" },
  });
  const token = sent.url.split("/trip/")[1] ?? "";
  type Offer = { quote: { id: string; price: { totals: { total: number } } } };
  const { quote } = await call<Offer>("GET", `/api/trip/${token}/quote`, undefined);
  const { total } = quote.price.totals;
  await call("POST", `/api/trip/${token}/acceptance`, {
    ...{ version: quote.id, ticked: [], total, name: "Asha Devi", agreed: true },
  });
  let revision = 0;
  return {
    ...{ id, token, email, departure, desk },
    /** The page as the site has it. */
    read: <T>() => call<T>("GET", `/api/trip/${token}`, undefined),
    /** A call by the link that edits, below the trip's address. */
    byLink: <T>(method: string, path: string, body?: unknown) =>
      call<T>(method, `/api/trip/${token}${path}`, body),
    /** The desk keeps who drives, and how the family leaves. */
    async keepRoad(person: string, train: string): Promise<void> {
      const details = {
        ...emptyRoad,
        departure: { time: "18:40", by: train, place: "New Delhi" },
        services: [{ ...emptyService("car"), person, phone: "+918888888888" }],
      };
      await desk("PUT", `/trips/${id}/road`, { revision: revision++, details });
    },
  };
}
