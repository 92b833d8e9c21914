import { DOMParser, type Element } from "@xmldom/xmldom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookTables } from "#contract/quote/books.ts";
import type { TripMoney } from "#contract/quote/money.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildItem, buildQuote, registerOffice } from "#tests/factories/quotes.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { readMonth, writeReturnDay } from "./month.ts";

let now = new Date("2026-10-20T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
  await registerOffice(desk.services, desk.seats.owner.admin);
  await fillBooks();
});
afterAll(() => resources.close());

const agree = (rupees: number) => {
  const items = [buildItem({ per: "group", price: rupees * 100 })];
  const { services, seats } = desk;
  return agreeTrip(resources, services, seats.owner.admin, buildQuote({ items }));
};
const post = (id: string, what: string, body: object) =>
  desk.call<TripMoney>("POST", `/api/desk/trips/${id}/${what}`, desk.seats.editor.headers, body);
const pay = (id: string, rupees: number, receivedOn: string) =>
  post(id, "payments", {
    paisa: rupees * 100,
    receivedOn,
    method: "upi",
    reference: `U${Math.random()}`,
    note: "",
  });
const invoice = (id: string, buyer: object) =>
  post(id, "invoices", { buyer: { name: "Asha Devi", address: "Main Road", ...buyer } });

const trips: Record<string, Awaited<ReturnType<typeof agree>>> = {};
/** October: advances. November: three invoices, one of them taken back, an advance of its own, and one not invoiced. */
async function fillBooks(): Promise<void> {
  trips.home = await agree(1_00_000);
  trips.kerala = await agree(2_00_000);
  trips.firm = await agree(50_000);
  trips.open = await agree(10_000);
  await pay(trips.home.id, 31_500, "2026-10-20");
  now = new Date("2026-11-15T06:00:00Z");
  await pay(trips.firm.id, 10_500, "2026-11-15");
  await pay(trips.open.id, 2_100, "2026-11-15");
  const wrong = await pay(trips.open.id, 999, "2026-11-15");
  const last = wrong.body.payments.find(({ paisa }) => paisa === 99_900);
  await post(trips.open.id, "reversals", { payment: last?.id, reason: "Another's" });
  await invoice(trips.home.id, { state: "20" });
  await invoice(trips.kerala.id, { state: "32", name: "=HYPERLINK(1)" });
  const firm = await invoice(trips.firm.id, { gstin: "19ABCPS1234K1ZJ", name: "Bose & Sons" });
  const paper = firm.body.documents.find(({ kind }) => kind === "invoice");
  await post(trips.firm.id, "credit-notes", { invoice: paper?.id, reason: "Another address" });
}

async function read(table: string, month = "2026-11", headers = desk.seats.owner.headers) {
  const path = `/api/desk/books.csv?table=${table}&month=${month}`;
  const response = await desk.app.request(path, { headers });
  const [, ...lines] = (await response.text()).replace("\uFEFF", "").trim().split("\r\n");
  return { status: response.status, rows: lines.filter(Boolean).map((line) => line.split(",")) };
}
const rowsOf = async (table: string, month?: string) => (await read(table, month)).rows;
const sum = (rows: string[][], at: number) =>
  Math.round(rows.reduce((all, row) => all + Number(row[at]), 0) * 100) / 100;

test("a month is the office's, and days are written as the returns have them", () => {
  const { first, last, from } = readMonth("2027-02");
  expect([first, last, from.toISOString()]).toEqual([
    "2027-02-01",
    "2027-02-28",
    "2027-01-31T18:30:00.000Z",
  ]);
  expect(readMonth("2026-12").until.toISOString()).toBe("2026-12-31T18:30:00.000Z");
  expect(writeReturnDay("2026-11-05")).toBe("05-Nov-2026");
});

test("tables have the heads of GSTN's offline tool, word by word", async () => {
  const place = "Place Of Supply";
  const q = ["Applicable % of Tax Rate", "Rate", "Taxable Value", "Cess Amount"];
  const note = ["Note Number", "Note Date", "Note Type", place];
  const heads = {
    b2b: [
      ...["GSTIN/UIN of Recipient", "Receiver Name", "Invoice Number", "Invoice date"],
      ...["Invoice Value", place, "Reverse Charge", "Applicable % of Tax Rate", "Invoice Type"],
      ...["E-Commerce GSTIN", "Rate", "Taxable Value", "Cess Amount"],
    ],
    b2cl: ["Invoice Number", "Invoice date", "Invoice Value", place, ...q, "E-Commerce GSTIN"],
    b2cs: ["Type", place, ...q, "E-Commerce GSTIN"],
    cdnr: [
      ...["GSTIN/UIN of Recipient", "Receiver Name", ...note],
      ...["Reverse Charge", "Note Supply Type", "Note Value", ...q],
    ],
    cdnur: ["UR Type", ...note, "Note Value", ...q],
    at: [place, "Applicable % of Tax Rate", "Rate", "Gross Advance Received", "Cess Amount"],
    atadj: [place, "Applicable % of Tax Rate", "Rate", "Gross Advance Adjusted", "Cess Amount"],
    docs: ["Nature of Document", "Sr. No. From", "Sr. No. To", "Total Number", "Cancelled"],
  };
  for (const [table, head] of Object.entries(heads)) {
    const path = `/api/desk/books.csv?table=${table}&month=2026-11`;
    const response = await desk.app.request(path, { headers: desk.seats.owner.headers });
    const [first = ""] = (await response.text()).replace("\uFEFF", "").split("\r\n");
    expect([table, ...first.split(",")]).toEqual([table, ...head]);
  }
});

test("each sale stands in its own table, with place, rate and value", async () => {
  expect(await rowsOf("b2b")).toEqual([
    [
      ...["19ABCPS1234K1ZJ", "Bose & Sons", "SF/26-27/00003", "15-Nov-2026", "52500.00"],
      ...["19-West Bengal", "N", "", "Regular B2B", "", "5", "50000.00", "0.00"],
    ],
  ]);
  expect(await rowsOf("b2cl")).toEqual([
    ["SF/26-27/00002", "15-Nov-2026", "210000.00", "32-Kerala", "", "5", "200000.00", "0.00", ""],
  ]);
  expect(await rowsOf("b2cs")).toEqual([["OE", "20-Jharkhand", "", "5", "100000.00", "0.00", ""]]);
  expect((await rowsOf("cdnr"))[0]?.slice(0, 5)).toEqual([
    ...["19ABCPS1234K1ZJ", "Bose & Sons", "SC/26-27/00001", "15-Nov-2026", "C"],
  ]);
  expect(await rowsOf("cdnur")).toEqual([]);
});

test("the tables are the codes' sums and the day book's sales", async () => {
  const of = async (table: string, at: number) => sum(await rowsOf(table), at);
  const sales =
    (await of("b2b", 11)) + (await of("b2cl", 6)) + (await of("b2cs", 4)) - (await of("cdnr", 11));
  const codes = (await of("hsn-b2b", 6)) + (await of("hsn-b2c", 6));
  expect(sales).toBe(3_00_000);
  expect(codes).toBe(sales);
  const book = await rowsOf("daybook");
  expect(sum(book, 5)).toBe(sum(book, 6));
  const own = book.filter(([, , , , ledger]) => ledger === "Sales: tours");
  expect(sum(own, 6) - sum(own, 5)).toBe(sales);
});

test("advances are told in their month, and taken off when an invoice counts them", async () => {
  const row = (paisa: string) => [["20-Jharkhand", "", "5", paisa, "0.00"]];
  expect(await rowsOf("at", "2026-10")).toEqual(row("30000.00"));
  expect(await rowsOf("atadj", "2026-10")).toEqual([]);
  // Of November the one that no invoice counted; what came and was invoiced in one month is in neither.
  expect(await rowsOf("at")).toEqual(row("2000.00"));
  expect(await rowsOf("atadj")).toEqual(row("30000.00"));
});

test("papers are counted by their series", async () => {
  expect(await rowsOf("docs")).toEqual([
    ["Invoices for outward supply", "SF/26-27/00001", "SF/26-27/00003", "3", "0"],
    ["Credit Note", "SC/26-27/00001", "SC/26-27/00001", "1", "0"],
    ["Receipt voucher", "SR/26-27/00002", "SR/26-27/00004", "3", "0"],
  ]);
});

test("what came, what is due and what is open agree", async () => {
  const takings = await rowsOf("takings");
  expect(sum(takings, 3)).toBe(12_600);
  const receipts = await rowsOf("receipts");
  expect(sum(receipts, 7)).toBe(13_599);
  expect(receipts.map((row) => row.at(-1)).filter(Boolean)).toHaveLength(1);
  const owed = await rowsOf("receivables");
  expect(sum(owed, 2)).toBe(sum(owed, 3) + sum(owed, 4));
  const ages = owed.map((row) => row.slice(5).reduce((all, one) => all + Number(one), 0));
  expect(ages).toEqual(owed.map((row) => Number(row[4])));
  expect(sum(await rowsOf("dues"), 6)).toBe(sum(owed, 4));
});

test("a name that is a formula is text, and no table is for who is no owner", async () => {
  const parties = (await rowsOf("daybook")).map((row) => row[3]);
  expect(parties).toContain("'=HYPERLINK(1)");
  for (const table of bookTables) {
    expect((await read(table, "2026-11", desk.seats.editor.headers)).status).toBe(403);
    expect((await read(table, "2019-01")).status).toBe(400);
    expect(await read(table, "2020-01")).toMatchObject({ status: 200 });
  }
  expect((await read("passwords")).status).toBe(400);
});

test("for Tally: the day book as vouchers that make nothing each, of accounts that the first file names", async () => {
  const get = async (part: string, headers = desk.seats.owner.headers) => {
    const path = `/api/desk/books.xml?part=${part}&month=2026-11`;
    const response = await desk.app.request(path, { headers });
    const faults: string[] = [];
    const text = await response.text();
    const xml =
      response.status === 200
        ? new DOMParser({ onError: (_, fault) => faults.push(fault) }).parseFromString(
            text,
            "text/xml",
          )
        : null;
    expect(faults).toEqual([]);
    return { response, all: (name: string) => [...(xml?.getElementsByTagName(name) ?? [])] };
  };
  const { response, all } = await get("vouchers");
  expect(response.headers.get("content-disposition")).toContain("tally-vouchers-2026-11.xml");
  expect(all("TALLYREQUEST")[0]?.textContent).toBe("Import Data");
  const textOf = (within: Element, name: string) =>
    [...within.getElementsByTagName(name)].map(({ textContent }) => textContent ?? "");
  const vouchers = all("VOUCHER").map((one) => ({
    type: textOf(one, "VOUCHERTYPENAME")[0],
    number: textOf(one, "VOUCHERNUMBER")[0],
    day: textOf(one, "DATE")[0],
    party: textOf(one, "PARTYLEDGERNAME")[0],
    narration: textOf(one, "NARRATION")[0],
    entries: textOf(one, "LEDGERNAME").map((ledger, at) => [
      ...[ledger, textOf(one, "ISDEEMEDPOSITIVE")[at], Number(textOf(one, "AMOUNT")[at])],
    ]),
    id: one.getAttribute("REMOTEID"),
  }));
  for (const { number, entries } of vouchers) {
    expect([
      number,
      Math.round(entries.reduce((sum, [, , one]) => sum + Number(one) * 100, 0)),
    ]).toEqual([number, 0]);
    for (const [, deemed, amount] of entries)
      expect(deemed).toBe(Number(amount) < 0 ? "Yes" : "No");
  }
  // The day book's own papers, each once.
  const inBook = new Set((await rowsOf("daybook")).map(([, , number]) => number));
  expect(vouchers.map(({ number }) => number).sort()).toEqual([...inBook].sort());
  const party = `Trip ${trips.kerala?.reference}`;
  expect(vouchers.find(({ number }) => number === "SF/26-27/00002")).toMatchObject({
    ...{
      type: "Sales",
      day: "20261115",
      party,
      narration: expect.stringContaining("=HYPERLINK(1)"),
    },
    entries: [
      [party, "Yes", -2_10_000],
      ["Sales: tours", "No", 2_00_000],
      ["Output IGST", "No", 10_000],
    ],
  });
  // What was wrongly entered goes out again.
  expect(vouchers.find(({ number }) => number?.startsWith("SV/"))).toMatchObject({
    type: "Payment",
    entries: [
      ["UPI", "No", 999],
      [`Trip ${trips.open?.reference}`, "Yes", -999],
    ],
  });
  expect((await get("vouchers")).all("VOUCHER").map((one) => one.getAttribute("REMOTEID"))).toEqual(
    vouchers.map(({ id }) => id),
  );
  const accounts = new Map(
    (await get("ledgers"))
      .all("LEDGER")
      .map((one) => [one.getAttribute("NAME"), textOf(one, "PARENT")[0]]),
  );
  const named = new Set(vouchers.flatMap(({ entries }) => entries.map(([ledger]) => ledger)));
  expect([...accounts.keys()].sort()).toEqual([...named].sort());
  expect([accounts.get(party), accounts.get("UPI"), accounts.get("Output IGST")]).toEqual([
    ...["Sundry Debtors", "Bank Accounts", "Duties & Taxes"],
  ]);
  expect((await get("vouchers", desk.seats.editor.headers)).response.status).toBe(403);
  expect((await get("passwords")).response.status).toBe(400);
});
