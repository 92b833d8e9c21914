import { ownGstin } from "#tests/factories/quotes.ts";
import { openDesk } from "./administrator.ts";
import { expect, startSite, still } from "./fixtures.ts";
import { countActions, openRequest, priceFields, sendVersion } from "./quote-journey.ts";
import { test } from "./traveller.ts";
import { acceptByHand, handsAt } from "./week-by-hand.ts";
import {
  askByChat,
  askByContact,
  askByForm,
  askByMail,
  askByPlanner,
  askByTelephone,
  askByWhatsApp,
  call,
  inboundKey,
  inDays,
  type QuoteLines,
  readBook,
  today,
  tripAt,
} from "./week-journey.ts";

/**
 * A week at the office: what came by six doors is quoted, agreed, changed, cancelled, booked, driven and closed, and
 * nothing of it needs a spreadsheet. Every sum is written out here, reckoned by hand.
 */

const isLong = Boolean(process.env.SLOW_TESTS);
test.use({
  ...still,
  actionTimeout: isLong ? 60_000 : 20_000,
  viewport: { width: 1366, height: 768 },
});

const env = {
  AUTH_RATE_LIMITS: "off",
  AUTH_RESEND_GAP: "0",
  LIMITS: "trip-wish=200,trip-wish-near=200,trip-wish-wide=200",
  CHAT_PROVIDER: "site",
  INBOUND_MAIL_SECRET: inboundKey,
};

const sum = (rows: string[][], at: number) =>
  Math.round(rows.reduce((all, row) => all + Number(row[at]), 0) * 100) / 100;

test("a week at the office, from the enquiry to the books closed", { tag: "@slow" }, async ({
  browser,
  page,
}) => {
  test.setTimeout(isLong ? 1_500_000 : 600_000);
  const site = await startSite({ env });
  const desk = await openDesk(browser, site, "requests");
  await desk.setViewportSize({ width: 1366, height: 768 });
  const door = { site, desk, visitor: page.request };
  const trips = tripAt(door);
  const hands = handsAt(desk, site);
  const traveller = await (
    await browser.newContext({ ...still.contextOptions, viewport: { width: 390, height: 844 } })
  ).newPage();
  /** Prepared at the desk, sent there, and accepted on a phone. */
  const agree = async (id: string, sum: string, ...rest: QuoteLines) => {
    await trips.prepare(id, ...rest);
    await hands.openQuote(id);
    await acceptByHand(traveller, site, await hands.send(1), sum);
  };
  /** The same with its lines typed at the desk, in the long form: a person has no calls. */
  const agreeByHand = async (id: string, sum: string, ...rest: QuoteLines) => {
    if (!isLong) return agree(id, sum, ...rest);
    await hands.typeQuote(id, ...rest);
    await acceptByHand(traveller, site, await hands.send(1), sum);
  };

  await test.step("the office is registered for GST", async () => {
    const path = `${site.url}/api/desk/money-settings`;
    const { revision, settings } = await call<{ revision: number; settings: object }>(
      desk.request,
      "get",
      path,
    );
    await call(desk.request, "put", path, {
      revision,
      settings: { ...settings, gstin: ownGstin, state: "20", upi: "safarnama@upi" },
    });
  });

  // One by each door; the whole week has 25: 4 + 4 + 5 + 4 + 4 + 4.
  const [cancelled, cancelledPage] = await askByPlanner(door);
  const road = await askByForm(door);
  const firm = await askByWhatsApp(door, 0);
  const kerala = await askByMail(door);
  const bengal = await askByChat(door);
  const partly = await askByTelephone(door);
  let requests = 6;
  await test.step("the rest of the week's requests", async () => {
    if (!isLong) return;
    for (let index = 0; index < 3; index++) {
      await askByForm(door);
      await askByPlanner(door);
      await askByMail(door);
      await askByContact(door);
      await askByTelephone(door);
      await askByWhatsApp(door, index + 1);
    }
    await askByWhatsApp(door, 4);
    requests = 25;
  });
  expect(await trips.count()).toBe(requests);

  const ids = {
    cancelled: await trips.find(cancelled),
    road: await trips.find(road),
    firm: await trips.find(firm),
    kerala: await trips.find(kerala),
    bengal: await trips.find(bengal),
    partly: await trips.find(partly),
  };

  await test.step("ten days from nothing with a filled rate book: sixty actions at most", async () => {
    await fillBook();
    const at = await openRequest(browser, site, firm);
    await at.setViewportSize({ width: 1366, height: 768 });
    const counted = countActions(at);
    await counted.press(at.getByRole("button", { name: "Quote", exact: true }));
    const days = at.getByRole("region", { name: "Days" });
    const nights = ["Ranchi", "", "", "Netarhat", "", "", "Betla", "", "", "none"];
    for (const [index, night] of nights.entries()) {
      await counted.press(days.getByRole("button", { name: "Add a day" }));
      if (!night) continue;
      const day = days.locator("details").nth(index);
      await counted.press(day.locator("summary"));
      await counted.fill(day.getByLabel("The night in"), night === "none" ? "" : night);
    }
    await expect(days.locator("details")).toHaveCount(10);
    await counted.press(at.getByRole("button", { name: "A stay for each night" }));
    await counted.key("p");
    await expect(at.getByText(/3 lines priced from the rate book/)).toBeVisible();
    // The car, by the rate book's key, for all ten days.
    await at.locator("body").click({ position: { x: 2, y: 2 } });
    await counted.key("b");
    await counted.type("munda cars");
    await expect(at.getByRole("option", { name: /Munda Cars/ })).toBeVisible();
    await counted.key("Enter");
    await at.locator("body").click({ position: { x: 2, y: 2 } });
    await counted.key("3");
    await counted.type("Guide in Betla, three days");
    await counted.fill(priceFields(at).last(), "7500");
    await at.locator("body").click({ position: { x: 2, y: 2 } });
    await counted.key("4");
    await counted.type("Jeeps in Betla");
    await counted.fill(priceFields(at).last(), "600");
    // 12,000 + 9,000 + 10,500 of three houses, 35,000 of the car, 7,500, and 600 each: 75,200, and 5 % are 3,760.
    const seen = at.getByRole("region", { name: "As the traveller will see it" });
    await expect(seen.getByText("₹78,960").first()).toBeVisible();
    await sendVersion(at, counted, 1);
    test.info().annotations.push({ type: "actions", description: String(counted.count) });
    expect(counted.count).toBeGreaterThan(20);
    expect(counted.count).toBeLessThanOrEqual(60);
    const link = await at.getByText(/\/trip\/[\w-]{43}/).textContent();
    const token = /\/trip\/([\w-]{43})/.exec(link ?? "")?.[1] ?? "";
    await acceptByHand(traveller, site, token, "₹78,960");
    await at.context().close();
  });

  async function fillBook(): Promise<void> {
    for (const [kind, name, place, price] of [
      ["stay", "House of Ranchi", "Ranchi", 4000],
      ["stay", "House of Netarhat", "Netarhat", 3000],
      ["stay", "House of Betla", "Betla", 3500],
      ["transport", "Munda Cars", "", 3500],
    ] as const) {
      const { suppliers } = await call<{ suppliers: { id: string; name: string }[] }>(
        desk.request,
        "post",
        `${site.url}/api/desk/suppliers`,
        { kind, name, place },
      );
      const id = suppliers.find((one) => one.name === name)?.id;
      const isRoom = kind === "stay";
      await call(desk.request, "post", `${site.url}/api/desk/suppliers/${id}/rates`, {
        ...{ name: isRoom ? "Double with breakfast" : "A car a day", price: price * 100 },
        ...{ per: isRoom ? "room" : "group", ...(isRoom && { terms: { sharing: "double" } }) },
      });
    }
  }

  await test.step("five more quotes are sent and accepted", async () => {
    // Five per cent on 1,00,000, 20,000, 2,00,000, 40,000 and 60,000.
    await agree(ids.cancelled, "₹1,05,000", inDays(12), [
      ["House by the lake", 60_000, "stay"],
      ["A car", 40_000, "transport"],
    ]);
    await agree(ids.road, "₹21,000", today, [
      ["Hotel Palash", 12_000, "stay"],
      ["Car of Birsa", 8_000, "transport"],
    ]);
    await agreeByHand(ids.kerala, "₹2,10,000", inDays(60), [
      ["Houses for twenty", 1_50_000, "stay"],
      ["A coach", 50_000, "transport"],
    ]);
    await agreeByHand(ids.bengal, "₹42,000", inDays(60), [
      ["House in Ranchi", 20_000, "stay"],
      ["A car", 10_000, "transport"],
      ["An evening of music", 10_000],
    ]);
    await agreeByHand(ids.partly, "₹63,000", inDays(12), [
      ["House in Hazaribagh", 30_000, "stay"],
      ["A car", 20_000, "transport"],
      ["A guide", 10_000],
    ]);
  });

  await test.step("money comes, and three invoices go out", async () => {
    await hands.pay(ids.cancelled, 31_500, "₹31,500", "u-1");
    await hands.pay(ids.cancelled, 73_500, "₹73,500", "u-2");
    // Thirty per cent of 78,960, of 2,10,000 and of 42,000.
    await hands.pay(ids.firm, 23_688, "₹23,688", "u-3");
    await hands.pay(ids.kerala, 63_000, "₹63,000", "u-4");
    await hands.pay(ids.bengal, 12_600, "₹12,600", "u-5");
    await hands.pay(ids.partly, 63_000, "₹63,000", "u-6");
    await hands.invoice(ids.kerala, { state: "32" }, "₹2,10,000");
    await hands.invoice(ids.bengal, { state: "19" }, "₹42,000");
    const firm = { gstin: "19ABCPS1234K1ZJ", name: "Bose & Sons" };
    await hands.invoice(ids.firm, firm, "₹78,960");
  });

  await test.step("two changes: a dinner more, an evening less", async () => {
    await hands.beginChange(ids.road);
    await priceFields(desk).first().fill("16000");
    await acceptByHand(traveller, site, await hands.send(2), "₹25,200");
    await hands.beginChange(ids.bengal);
    await desk.getByRole("button", { name: "Remove An evening of music" }).click();
    await acceptByHand(traveller, site, await hands.send(2), "₹31,500");
    // 24,000 and 5 % of it.
    await hands.pay(ids.road, 25_200, "₹25,200", "u-7");
    await hands.invoice(ids.road, { state: "20" }, "₹25,200");
  });

  await test.step("suppliers confirm, papers for the road are written, and the day is looked after", async () => {
    await hands.confirm(ids.road, "Hotel Palash", "HP-118");
    await hands.confirm(ids.road, "Car of Birsa", "Birsa himself");
    await hands.confirm(ids.cancelled, "House by the lake", "HL-7");
    const path = `${site.url}/api/desk/trips/${ids.road}/road`;
    const { revision, details } = await call<{
      revision: number;
      details: { services: object[] };
    }>(desk.request, "get", path);
    await call(desk.request, "put", path, {
      revision,
      details: {
        ...details,
        phone: "+919831012345",
        arrival: { time: "10:40", by: "6E 6394", place: "Ranchi airport" },
        services: [
          {
            ...{ item: "line-1", person: "Birsa Munda", phone: "+919831099999", vehicle: "Innova" },
            ...{ plate: "JH01AB1234", reportAt: "09:30", reportPlace: "Ranchi airport", km: null },
            ...{ charges: "", address: "", meals: "", language: "", requests: "" },
          },
        ],
      },
    });
    for (const paper of [
      "voucher&item=line-0",
      "duty-slip&item=line-1",
      "rooming-list",
      "placard",
    ]) {
      const pdf = await desk.request.get(`${path}/paper.pdf?paper=${paper}`);
      expect(pdf.headers()["content-type"], paper).toBe("application/pdf");
    }
    await desk.goto(`${site.url}/AdminPanel?tab=departures`);
    await desk.getByRole("button", { name: "Today", exact: true }).click();
    const row = desk.getByRole("listitem").filter({ hasText: "Birsa Munda" });
    await expect(row.getByText("10:40, 6E 6394, Ranchi airport").first()).toBeVisible();
    await expect(row.getByText(/HP-118/).first()).toBeVisible();
    await desk.goto(`${site.url}/AdminPanel`);
    await desk.getByText(/^Messages of the day: \d/).click();
    await expect(desk.getByText(/Birsa Munda/).first()).toBeVisible();
    // What the house and the car cost us: 8,000 and 5,000, of which 8,000 and 2,000 are paid.
    await hands.settle("Hotel Palash", 8_000, { amount: 8_000, sum: "₹8,000" });
    await hands.settle("Car of Birsa", 5_000, { amount: 2_000, sum: "₹2,000" });
  });

  await test.step("one trip is cancelled whole, of another the guide", async () => {
    // Twelve days before: half of 1,00,000, and 5 % of that (DESK.md, 5.3 B).
    await hands.cancel(ids.cancelled, { reason: "Asked for by mail", charge: "₹52,500" });
    await hands.refund(ids.cancelled, "₹52,500", "Cancelled 12 days before");
    await hands.invoice(ids.cancelled, { state: "20" }, "₹52,500");
    // Half of the guide's 10,000, and 5 % of it; 5,250 go back.
    await hands.cancel(ids.partly, { service: "A guide", reason: "No guide", charge: "₹5,250" });
    await hands.refund(ids.partly, "₹5,250", "No guide");
    await hands.invoice(ids.partly, { state: "20" }, "₹57,750");
    await page.goto(`${site.url}/trip/${cancelledPage}`);
    await expect(page.getByText("This trip was cancelled.")).toBeVisible();
  });

  await test.step("the month is closed: all tables agree, by hand", async () => {
    const of = async (table: string) => readBook(desk, site, table);
    const b2b = await of("b2b");
    const b2cl = await of("b2cl");
    const b2cs = await of("b2cs");
    expect(b2b.map((row) => [row[0], row[4], row[5], row[11]])).toEqual([
      ["19ABCPS1234K1ZJ", "78960.00", "19-West Bengal", "75200.00"],
    ]);
    expect(b2cl.map((row) => [row[2], row[3], row[6]])).toEqual([
      ["210000.00", "32-Kerala", "200000.00"],
    ]);
    // Bengal: 40,000 less 10,000. Jharkhand: 24,000 + 50,000 + 55,000.
    expect(b2cs.map((row) => [row[1], row[4]]).sort()).toEqual([
      ["19-West Bengal", "30000.00"],
      ["20-Jharkhand", "129000.00"],
    ]);
    expect([await of("cdnr"), await of("cdnur")]).toEqual([[], []]);
    // 75,200 + 2,00,000 + 30,000 + 1,29,000.
    const sales = 4_34_200;
    expect(sum(b2b, 11) + sum(b2cl, 6) + sum(b2cs, 4)).toBe(sales);
    const codes = [...(await of("hsn-b2b")), ...(await of("hsn-b2c"))];
    expect(new Set(codes.map(([code]) => code))).toEqual(new Set(["998555"]));
    expect(sum(codes, 6)).toBe(sales);
    // 5 % of it.
    expect(sum(codes, 7) + sum(codes, 8) + sum(codes, 9)).toBe(21_710);
    const book = await of("daybook");
    expect(sum(book, 5)).toBe(sum(book, 6));
    // 52,500 + 23,688 + 63,000 + 25,200 + 12,600 + 57,750.
    const came = 2_34_738;
    expect(sum(await of("takings"), 3)).toBe(came);
    // 55,272 of the firm, 1,47,000 of Kerala, 18,900 of Bengal.
    const open = 2_21_172;
    const owed = await of("receivables");
    expect(sum(owed, 4)).toBe(open);
    expect(sum(await of("dues"), 6)).toBe(open);
    expect(came + open).toBe(sales + 21_710);
    // What came before an invoice and no invoice counted: nothing is left of it.
    expect(await of("at")).toEqual([]);
  });

  await test.step("suppliers are owed what was agreed with them", async () => {
    const accounts = await trips.accounts();
    const of = (name: string) => accounts.find((one) => one.name === name);
    expect(of("Hotel Palash")).toMatchObject({ owed: 8_000_00, paid: 8_000_00 });
    expect(of("Car of Birsa")).toMatchObject({ owed: 5_000_00, paid: 2_000_00 });
    await desk.goto(`${site.url}/AdminPanel?tab=suppliers`);
    await expect(desk.getByText("Car of Birsa").first()).toBeVisible();
  });

  await desk.context().close();
  await traveller.context().close();
  await page.goto("about:blank");
  await site.stop();
});
