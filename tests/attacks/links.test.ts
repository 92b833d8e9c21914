import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { PlanDay } from "#contract/trip/trip-days.ts";
import { tripLimits } from "#contract/trip/trip-size.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { OpenResources } from "#server/resources.ts";
import { findDays, insertDays } from "#server/trips/days/days-store.ts";
import { insertComment } from "#server/trips/talk/comment-store.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { editsOfDays, writeDays } from "#tests/factories/written-days.ts";
import { readPdfText } from "#tests/setup/read-pdf.ts";
import { slowOr } from "#tests/setup/slow-or.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { daysOfShown } from "#trip/shown-trip.ts";
import { tries } from "./effort.ts";

/** What whoever has a trip's link may do with it that they should not. */
const now = new Date("2026-11-22T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const call = <T = TripPage>(method: string, path: string, body?: unknown) =>
  desk.call<T>(method, path, {}, body);
/** Makes these days of those on the trip's page. */
const save = (path: string, base: number, was: PlanDay[], is: PlanDay[]) =>
  call("POST", `${path}/edits`, { base, edits: editsOfDays(was, is), name: "" });
const list = (letter: string, count: number): PlanDay[] =>
  Array.from({ length: count }, (_, index) => buildDay(`${letter}${index}`, `${letter} ${index}`));

describe("a trip that is too much", () => {
  /** A trip that came to more days than it holds before anybody looked. */
  async function openOver(count: number) {
    const trip = await openTrip(resources, desk);
    const state = { tripId: trip.id, who: "", createdAt: now };
    await insertDays(resources.database.db, { ...state, number: 1, days: list("over", count) });
    return { ...trip, path: `/api/trip/${trip.token}` };
  }
  const countDays = async (id: string, number: number) =>
    (await findDays(resources.database.db, id, number))?.days.length;

  test("saves made on an old state bring no trip past what one save may be", async () => {
    const { token, id } = await openTrip(resources, desk);
    const path = `/api/trip/${token}`;
    const answers = [];
    for (const letter of ["a", "b", "c", "d", "e", "f", "g", "h"])
      answers.push(await save(path, 0, [], list(letter, 40)));
    expect(answers.map(({ status }) => status)).toEqual([200, ...Array(7).fill(400)]);
    expect(JSON.stringify(answers[1]?.body)).toContain("at most 60 days");
    expect(await countDays(id, 1)).toBe(40);
    const page = await call("GET", path);
    expect(page.body).toMatchObject({ daysNumber: 1, moreDays: 0 });
    // It is worked on as before.
    const days = daysOfShown(page.body);
    expect((await save(path, 1, days, days.slice(1))).status).toBe(200);
  });

  test.each([
    ["stops", (index: number) => ({ stops: stopsOf(index, 16, "") })],
    ["letters", (index: number) => ({ text: "x".repeat(2000), stops: stopsOf(index, 2, "y") })],
    ["bytes", (index: number) => ({ text: "न".repeat(2000), stops: stopsOf(index, 1, "") })],
  ])("days that each may be are refused where all their %s are too many", async (_what, more) => {
    const days = list("m", 60).map((day, index) => ({ ...day, ...more(index) }));
    const { token } = await openTrip(resources, desk);
    const path = `/api/trip/${token}`;
    const half = days.slice(0, 30);
    await writeDays(desk.services, token, half);
    // Day after day, until there is too much of it.
    let answer = await call("GET", path);
    for (let at = 30; at < 60 && answer.status === 200; at++)
      answer = await save(path, answer.body.daysNumber, days.slice(0, at), days.slice(0, at + 1));
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain("in all");
  });
  const stopsOf = (day: number, count: number, letter: string) =>
    Array.from({ length: count }, (_, index) => ({
      id: `s${day}-${index}`,
      name: `Stop ${index}`,
      sight: null,
      at: null,
      text: letter.repeat(600),
    }));

  test("one that is over is read by its first days, in an answer that is bounded", async () => {
    const many = slowOr(720, 130);
    const { path } = await openOver(many);
    const { status, body } = await call("GET", path);
    expect(status).toBe(200);
    expect(body.trip.days).toHaveLength(tripLimits.days);
    expect(body.moreDays).toBe(many - tripLimits.days);
    expect(JSON.stringify(body).length).toBeLessThan(100_000);
    for (const file of ["trip.ics", "trip.gpx"])
      expect((await desk.app.request(`${path}/${file}`)).status).toBe(200);
    const seat = desk.seats.editor.headers;
    const { id } = await openOver(slowOr(200, 121));
    const quote = await desk.call<{ content: { trip: { days: unknown[] } } }>(
      "GET",
      `/api/desk/trips/${id}/quote`,
      seat,
    );
    expect(quote.body.content.trip.days).toHaveLength(tripLimits.days);
  });

  test("one that is over is mended day by day, and grows no further meanwhile", async () => {
    const { path, id } = await openOver(130);
    const page = await call("GET", path);
    const shown = daysOfShown(page.body);
    const added = [...shown.slice(0, 30), ...list("new", 1)];
    // Thirty go and one comes: less than before.
    const shorter = await save(path, 1, shown, added);
    expect(shorter.status).toBe(200);
    expect(await countDays(id, 2)).toBe(101);
    expect(shorter.body).toMatchObject({ daysNumber: 2, moreDays: 41 });
    // What was not shown has moved up, and nothing of it is lost.
    const left = daysOfShown(shorter.body);
    expect(left.map((day) => day.id)).toContain("over60");
    // One goes and one comes.
    const kept = await save(path, 2, left, [...left.slice(0, 59), ...list("late", 1)]);
    expect(kept.status).toBe(200);
    const grown = await save(path, 1, shown, [...shown, ...list("old", 30)]);
    expect(grown.status).toBe(400);
    // A text may be put right while it is over.
    const now = await call("GET", path);
    const [first, ...rest] = daysOfShown(now.body) as [PlanDay, ...PlanDay[]];
    const words = { ...first, title: "Brief" };
    const mended = await save(path, now.body.daysNumber, [first, ...rest], [words, ...rest]);
    expect(mended.status).toBe(200);
    for (let round = 0; round < 4; round++) {
      const { body } = await call("GET", path);
      const days = daysOfShown(body);
      await save(path, body.daysNumber, days, days.slice(0, 20));
    }
    expect((await call("GET", path)).body.moreDays).toBe(0);
  });
});

describe("what a reading link is not shown", () => {
  const word = fc
    .array(fc.constantFrom(..."bdfghjklmnprstvz"), { minLength: 7, maxLength: 9 })
    .map((letters) => `Q${letters.join("")}`);
  const someone = fc.tuple(word, word).map((words) => words.join(" "));
  const price = fc.integer({ min: 1_234, max: 987_654 }).map((rupees) => rupees * 100 + 50);
  type Secrets = { people: string[]; prices: [number, number]; end: "accepted" | "declined" };
  const secrets: fc.Arbitrary<Secrets> = fc.record({
    people: fc.uniqueArray(someone, { minLength: 4, maxLength: 4 }),
    prices: fc.tuple(price, price).filter(([one, other]) => one !== other),
    end: fc.constantFrom("accepted", "declined"),
  });

  /** A trip that tells names and sums in every field that somebody writes in. */
  async function tellAll({ people, prices, end }: Secrets) {
    const [asker = "", author = "", speaker = "", fourth = ""] = people;
    // Of whoever declines no name is asked.
    const decider = end === "accepted" ? fourth : asker;
    const first = asker.split(" ")[0];
    const open = await openTrip(resources, desk, { name: asker, destination: `Leh with ${asker}` });
    const sum = formatPaisa(prices[0]);
    const bare = String(prices[1] / 100).replace(".5", ".50");
    const told = { title: `For ${asker}`, text: `${author} pays ${sum}, or ${bare}.` };
    const stop = { id: "s1", name: asker, sight: null, at: 600, text: sum };
    const day = { ...buildDay("d1", "Leh"), ...told, sleeps: `At ${author}`, stops: [stop] };
    const days = [day, { ...day, id: "d2", stops: [{ ...stop, id: "s2" }] }];
    const path = `/api/trip/${open.token}`;
    await writeDays(desk.services, open.token, days, author);
    const spoken = { name: speaker, body: `${first} and ${decider}: ${sum} or ${bare}?` };
    await call("POST", `${path}/comments`, { ...spoken, day: "d1", alternative: true });
    const { admin } = desk.seats.owner;
    const { quoteDesk, quoteAnswers, money } = desk.services;
    for (const [revision, one] of prices.entries()) {
      const item = buildItem({
        price: one,
        title: `Room of ${asker}`,
        text: `${sum} for ${first}`,
      });
      const content = buildQuote({
        title: `${asker}: ${sum}`,
        intro: `Dear ${first}, ${author} said ${bare}.`,
        days: revision === 0 ? days : days.slice(0, 1),
        items: [item],
        inclusions: [`A room at ${sum}`],
        exclusions: [`What ${asker} drinks`],
        terms: `${decider} pays ${bare} at once.`,
        schedule: [{ label: asker, share: 10_000, due: "acceptance", days: 0 }],
      });
      await quoteDesk.saveQuote(admin, open.id, { revision, content });
      await quoteDesk.sendQuote(admin, open.id, { revision: revision + 1, message: "" });
    }
    const { quote } = await quoteAnswers.getShown(open.token);
    const [version, total] = [quote?.id ?? "", quote?.price?.totals.total ?? 0];
    if (end === "declined")
      await quoteAnswers.decline(open.token, { version, reason: `${asker}: ${sum} is too dear` });
    else {
      const accepted = { version, ticked: [], total, name: decider, agreed: true as const };
      await quoteAnswers.accept(open.token, accepted, "127.0.0.1");
      const receivedOn = "2026-11-22";
      const payment = { paisa: prices[0], receivedOn, method: "cash", reference: "" } as const;
      await money.addPayment(admin, open.id, { ...payment, note: `By ${decider}` });
    }
    const link = await call<{ url: string }>("POST", `${path}/links`, {
      kind: "read",
      action: "renew",
    });
    return { path, reading: `/api/trip/${link.body.url.split("/trip/")[1]}`, total };
  }

  /** All that the calls of a link answer, as text. */
  async function readAll(path: string): Promise<string> {
    const page = await call("GET", path);
    const comment = page.body.comments[0]?.id;
    const texts = [JSON.stringify(page.body)];
    for (const [method, where, body] of [
      ["GET", "/quote", undefined],
      ["GET", "/money", undefined],
      ["POST", `/comments/${comment}/votes`, {}],
      ["PUT", "/settings", {}],
    ] as const)
      texts.push(JSON.stringify((await call(method, path + where, body)).body));
    for (const file of ["trip.ics", "trip.gpx"]) {
      const text = await (await desk.app.request(`${path}/${file}`)).text();
      texts.push(text.replaceAll("\r\n ", ""));
    }
    const pdf = await desk.app.request(`${path}/trip.pdf`);
    expect(pdf.status).toBe(200);
    const bytes = Buffer.from(await pdf.arrayBuffer());
    // Lines are broken between words.
    return [...texts, readPdfText(bytes), readPdfText(bytes).replaceAll("\n", " ")].join("\n");
  }
  /** A sum in paisa, with a sign, grouped or bare; within no id. */
  const finds = (text: string, paisa: number) => {
    const plain = String(paisa / 100).replace(/\.5$/, ".50");
    const spelled = [String(paisa), plain, formatPaisa(paisa).replace("₹", "")];
    return spelled.some((one) =>
      new RegExp(`(?<![\\w-])${one.replaceAll(".", "\\.")}(?![\\w-])`).test(text),
    );
  };

  test("no name and no sum is in any answer, paper or calendar where it is not shown", async () => {
    await fc.assert(
      fc.asyncProperty(secrets, async (told) => {
        const { path, reading, total } = await tellAll(told);
        const people = told.people.slice(0, told.end === "accepted" ? 4 : 3);
        const names = people.flatMap((name) => name.split(" "));
        const sums = [...told.prices, ...(told.end === "accepted" ? [total] : [])];
        const whole = await readAll(path);
        for (const name of names) expect(whole).toContain(name);
        for (const sum of sums) expect([sum, finds(whole, sum)]).toEqual([sum, true]);
        for (const settings of [
          { names: false, prices: false },
          { names: true, prices: false },
          { names: false, prices: true },
        ]) {
          await call("PUT", `${path}/settings`, settings);
          const shown = await readAll(reading);
          if (!settings.names)
            expect(
              names.filter((name) => shown.includes(name)),
              shown,
            ).toEqual([]);
          if (!settings.prices) {
            expect(
              sums.filter((sum) => finds(shown, sum)),
              shown,
            ).toEqual([]);
            expect(shown).not.toContain("paisa");
          }
        }
      }),
      { numRuns: tries(2, 40), endOnFailure: true },
    );
  }, 600_000);

  test("with both shown a reading link reads the quote as it is, and neither money nor its notes", async () => {
    const told: Secrets = {
      people: ["Asha Devi", "Bilal Khan", "Chandra Rao", "Dev Anand"],
      prices: [123_450, 567_850],
      end: "accepted",
    };
    const { path, reading } = await tellAll(told);
    const quote = await call<object>("GET", `${path}/quote`);
    const read = await call<object>("GET", `${reading}/quote`);
    expect(read.body).toEqual({
      change: null,
      quote: expect.objectContaining({ mayAccept: false, title: "Asha Devi: ₹1,234.50" }),
    });
    expect({ ...read.body }).toEqual({ ...quote.body });
    expect((await call("GET", `${reading}/money`)).status).toBe(403);
    const money = await call<{ payments: { note: string }[] }>("GET", `${path}/money`);
    expect(money.body.payments.map(({ note }) => note)).toEqual([""]);
  });
});

describe("what a reading link spends and passes for", () => {
  const refused = { code: "too_many_requests" };
  const said = (changes: object = {}) => ({
    ...{ name: "Uncle", body: "Rather the fort?", day: null, stop: null, alternative: true },
    ...changes,
  });
  async function openBoth() {
    const trip = await openTrip(resources, desk);
    const path = `/api/trip/${trip.token}`;
    const link = await call<{ url: string }>("POST", `${path}/links`, {
      kind: "read",
      action: "renew",
    });
    const reading = link.body.url.split("/trip/")[1] ?? "";
    await desk.services.trips.comments.addComment(trip.token, said(), "home");
    const { comments } = await desk.services.trips.pages.getPage(trip.token);
    return { ...trip, path, reading, comment: comments[0]?.id ?? "" };
  }
  /** Does it until it is refused. @returns how often it was done */
  async function spend(work: () => Promise<unknown>, most = 200): Promise<number> {
    for (let count = 0; count < most; count++)
      try {
        await work();
      } catch (error) {
        expect(error).toMatchObject(refused);
        return count;
      }
    return most;
  }

  test("its comments and papers are its own: the owner's stay, and another network's", async () => {
    const { token, reading } = await openBoth();
    const { comments, pages } = desk.services.trips;
    for (const [most, work] of [
      [20, (link: string, network: string) => comments.addComment(link, said(), network)],
      [20, (link: string, network: string) => pages.takePaper(link, network)],
    ] as const) {
      expect(await spend(() => work(reading, "one"))).toBe(most);
      await work(reading, "two");
      // Many networks together: the link has no more, and the owner has all of theirs.
      for (const network of ["two", "three", "four", "five"])
        await spend(() => work(reading, network));
      await expect(work(reading, "six")).rejects.toMatchObject(refused);
      for (let count = 0; count < 30; count++) await work(token, "one");
    }
  });

  test("readers cannot fill a trip's comments so that its owner has no room", async () => {
    const { token, reading, id } = await openBoth();
    const { db } = resources.database;
    const rows = Array.from({ length: 399 }, () => ({
      ...said(),
      tripId: id,
      byReader: true,
      createdAt: now,
    }));
    for (const row of rows) await insertComment(db, row);
    const { comments } = desk.services.trips;
    await comments.addComment(reading, said(), "one");
    await expect(comments.addComment(reading, said(), "one")).rejects.toMatchObject({
      code: "conflict",
    });
    await comments.addComment(token, said(), "one");
  });

  test("voters are not invented: of new ones a network has twelve a day, whatever they bring", async () => {
    const { token, reading, comment } = await openBoth();
    const { comments, pages } = desk.services.trips;
    const vote = (known: string | undefined, network = "one", link = reading) =>
      comments.vote(link, comment, { known, network });
    const voter = await vote(undefined);
    const made = [
      undefined,
      "",
      "x",
      `${voter}x`,
      voter.replace(/^./, "z"),
      `${comment}.${comment}`,
    ];
    let at = 0;
    expect(await spend(() => vote(made[at++ % made.length]))).toBe(11);
    const count = async () => (await pages.getPage(token)).comments[0]?.votes;
    expect(await count()).toBe(12);
    // Who is known is none of the new ones: the vote goes and comes.
    expect(await vote(voter)).toBe(voter);
    expect(await count()).toBe(11);
    await vote(voter);
    // A voter of one trip is nobody on another.
    const other = await openBoth();
    const given = await comments.vote(other.reading, other.comment, { known: voter, network: "x" });
    expect(given).not.toBe(voter);
    // Neither the owner nor another network is shut out.
    await vote(undefined, "two");
    await vote(undefined, "one", token);
  });

  test("who signs like the office is marked; the office's mark is nobody else's", async () => {
    const { path, reading, id } = await openBoth();
    const read = `/api/trip/${reading}`;
    const forged = {
      ...said(),
      name: "Safarnama оffice",
      byDesk: true,
      by_desk: true,
      byReader: 1,
    };
    const { body, status } = await call("POST", `${read}/comments`, forged);
    expect(status).toBe(201);
    // Both are of one moment: which comes first is nobody's to say.
    const find = (name: string) => body.comments.find((one) => one.name === name);
    expect(find(forged.name)).toMatchObject({ byDesk: false, claimsOffice: true });
    expect(find("Uncle")).toMatchObject({ byDesk: false, claimsOffice: false });
    const own = { ...said(), name: "Safarnama", tripId: id, byDesk: true, createdAt: now };
    await insertComment(resources.database.db, own);
    const page = await call("GET", path);
    expect(page.body.comments.find(({ byDesk }) => byDesk)).toMatchObject({ claimsOffice: false });
    // A change of the days is not signed so either.
    const edits = editsOfDays([], [buildDay("d1", "Leh")]);
    const change = { base: 0, edits, name: "Safarnama support" };
    expect((await call("POST", `${path}/edits`, change)).body.daysBy).toBe("Asha Devi");
  });
});
