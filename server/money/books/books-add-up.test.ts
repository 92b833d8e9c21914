import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BookTable } from "#contract/quote/books.ts";
import type { TripMoney } from "#contract/quote/money.ts";
import type { CellValue } from "#server/http/csv.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import {
  anyLife,
  eachLife,
  type Life,
  livesSeed,
  livesTried,
  liveThrough,
} from "#tests/factories/life-of-trip.ts";
import { registerOffice } from "#tests/factories/quotes.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { readMonth } from "./month.ts";
import { type BookPaper, readAdjusted, readAdvances, readReturned } from "./store.ts";

/** Whatever becomes of trips, their papers, the accountant's tables and what is owed are one sum, in whole paisa. */

const clock = { now: new Date("2026-10-01T06:00:00Z") };
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  const own = ["papers", "quote-send", "quote-options", "quote-decision"];
  const env = { LIMITS: own.map((name) => `${name}=1000000`).join() };
  resources = await createTestResources(env, { clock: () => clock.now });
  desk = await createDeskApp(resources);
  const tax = [{ from: "2017-07-01", package: 500, other: 1800, tcs: 200, rounding: "heads" }];
  await registerOffice(desk.services, desk.seats.owner.admin, {
    ...{ sellsAbroad: true, tax: tax as never },
  });
  const others = Math.max(0, livesTried - eachLife.length);
  for (const life of [...eachLife, ...fc.sample(anyLife, { numRuns: others, seed: livesSeed })])
    await live(life);
}, 180_000);
afterAll(() => resources.close());

type Row = CellValue[];
const paisaAt = (row: Row, at: number): number => (row[at] as { paisa: number }).paisa;
const sumAt = (rows: Row[], at: number) => rows.reduce((all, row) => all + paisaAt(row, at), 0);
const sum = <One>(list: readonly One[], of: (one: One) => number) =>
  list.reduce((all, one) => all + of(one), 0);

async function readTable(table: BookTable, month: string): Promise<Row[]> {
  const { rows } = await desk.services.books.export(desk.seats.owner.admin, { table, month });
  const all: Row[] = [];
  for await (const page of rows) all.push(...page);
  return all;
}

/** What a trip's papers come to: what was invoiced, and what came and did not go back. */
function sumPapers({ documents }: TripMoney): { invoiced: number; received: number } {
  const kinds = new Map(documents.map(({ number, kind }) => [number, kind]));
  const signs = { invoice: 1, debit_note: 1, credit_note: -1 } as Record<string, number>;
  return {
    invoiced: sum(documents, ({ kind, total }) => (signs[kind] ?? 0) * total),
    received: sum(documents, ({ kind, total, corrects }) => {
      if (kind === "receipt") return total;
      if (kind === "refund") return -total;
      if (kind !== "reversal") return 0;
      return kinds.get(corrects ?? "") === "refund" ? total : -total;
    }),
  };
}

/** `money`: as it was when its life was over. */
const lived: { id: string; reference: string; life: Life; money: TripMoney }[] = [];
const taken = new Set<string>();

async function live(life: Life): Promise<void> {
  clock.now = new Date("2026-10-20T06:00:00Z");
  const at = { resources, services: desk.services, admin: desk.seats.owner.admin, clock };
  try {
    const { id, reference, done } = await liveThrough(at, life, "2026-12-20");
    for (const one of done) taken.add(one);
    lived.push({ id, reference, life, money: await desk.services.money.getMoney(id) });
  } catch (cause) {
    throw new Error(`LIVES_SEED=${livesSeed}: ${JSON.stringify(life)}`, { cause });
  }
}

test("whatever becomes of a trip: receipts less refunds are invoices less notes, less what is owed, and advances held", () => {
  expect(lived.length).toBeGreaterThanOrEqual(livesTried);
  for (const { life, money } of lived) {
    const { total, paid, open, refundDue = 0, dues, payments } = money;
    const { invoiced, received } = sumPapers(money);
    const back = new Set(money.documents.flatMap(({ corrects }) => corrects ?? []));
    const standing = money.documents.some(
      ({ kind, number }) => kind === "invoice" && !back.has(number),
    );
    const sums = { paid, received, invoiced, due: sum(dues, ({ paisa }) => paisa) };
    expect(sums, `LIVES_SEED=${livesSeed}: ${JSON.stringify(life)}`).toEqual({
      paid: sum(payments, ({ paisa }) => paisa),
      received: (total ?? 0) - open + refundDue,
      invoiced: standing ? total : 0,
      due: total,
    });
    expect(received).toBe(paid);
    expect(paid).toBeGreaterThanOrEqual(0);
    expect(sum(dues, (due) => due.paisa - due.paid)).toBe(open);
  }
});

/** From the first trip's agreement until the last could have lived. */
const months = [
  "2026-10",
  "2026-11",
  "2026-12",
  ...Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, "0")}`),
];

test("each month's tables are one sum: the return's, the codes', the day book's", async () => {
  clock.now = new Date("2027-12-31T06:00:00Z");
  const found = new Map<string, number>();
  for (const month of months) {
    const of = async (table: BookTable) => readTable(table, month);
    const b2b = await of("b2b");
    const b2cl = await of("b2cl");
    const b2cs = await of("b2cs");
    const cdnr = await of("cdnr");
    const cdnur = await of("cdnur");
    const exempt = await of("exemp");
    const codes = [...(await of("hsn-b2b")), ...(await of("hsn-b2c"))];
    const book = await of("daybook");
    const notes = (rows: Row[], type: number, at: number) =>
      sum(rows, (row) => (row[type] === "C" ? -1 : 1) * paisaAt(row, at));
    const sales =
      sumAt(b2b, 11) +
      sumAt(b2cl, 6) +
      sumAt(b2cs, 4) +
      sumAt(exempt, 2) +
      notes(cdnr, 4, 11) +
      notes(cdnur, 3, 8);
    expect([month, sumAt(codes, 6)]).toEqual([month, sales]);
    expect(sumAt(codes, 4)).toBe(sum([6, 7, 8, 9], (at) => sumAt(codes, at)));
    expect(sumAt(book, 5)).toBe(sumAt(book, 6));
    const credited = (ledger: RegExp) => {
      const own = book.filter((row) => ledger.test(String(row[4])));
      return sumAt(own, 6) - sumAt(own, 5);
    };
    expect([month, credited(/^Sales: /)]).toEqual([month, sales]);
    for (const [at, head] of [
      [7, "IGST"],
      [8, "CGST"],
      [9, "SGST"],
    ] as const)
      expect([month, head, credited(new RegExp(`^Output ${head}$`))]).toEqual([
        ...[month, head],
        sumAt(codes, at),
      ]);
    for (const [name, rows] of Object.entries({ b2b, b2cl, b2cs, cdnr, cdnur }))
      found.set(name, (found.get(name) ?? 0) + rows.length);
  }
  // Nothing was compared with nothing.
  expect([...taken].sort()).toEqual([
    "change",
    "credit",
    "invoice",
    "pay",
    "persons",
    "refund",
    "reverse",
    "service",
    "wait",
    "whole",
  ]);
  for (const name of ["b2b", "b2cl", "b2cs", "cdnr", "cdnur"])
    expect([name, (found.get(name) ?? 0) > 0]).toEqual([name, true]);
});

test("what came, what is owed and what each party's account says are the trips' own", async () => {
  clock.now = new Date("2027-12-31T06:00:00Z");
  const all = await Promise.all(
    lived.map(async ({ id, reference }) => ({
      reference,
      money: await desk.services.money.getMoney(id),
    })),
  );
  const tables = new Map<BookTable, Row[]>();
  for (const table of ["daybook", "takings", "receipts", "docs"] as const)
    tables.set(table, (await Promise.all(months.map((month) => readTable(table, month)))).flat());
  const of = (table: BookTable) => tables.get(table) ?? [];
  const book = of("daybook");
  const paid = sum(all, ({ money }) => money.paid);
  expect(sumAt(of("takings"), 3)).toBe(paid);
  for (const method of ["UPI", "Bank", "Cash"]) {
    const own = book.filter((row) => row[4] === method);
    const taking = of("takings").filter((row) => row[1] === method);
    expect([method, sumAt(taking, 3)]).toEqual([method, sumAt(own, 5) - sumAt(own, 6)]);
  }
  const papers = all.flatMap(({ money }) => money.documents);
  const came = all.flatMap(({ money }) =>
    money.payments.filter(({ receipt }) => /^SR/.test(receipt)),
  );
  expect(sumAt(of("receipts"), 7)).toBe(sum(came, ({ paisa }) => paisa));
  expect(sum(of("docs"), (row) => Number(row[3]))).toBe(
    papers.filter(({ kind }) => kind !== "reversal").length,
  );
  const owed = await readTable("receivables", "2027-12");
  const dues = await readTable("dues", "2027-12");
  for (const { reference, money } of all) {
    const account = book.filter((row) => row[7] === reference && row[4] === row[3]);
    const { invoiced } = sumPapers(money);
    expect([reference, sumAt(account, 5) - sumAt(account, 6)]).toEqual([
      reference,
      invoiced - money.paid,
    ]);
    const own = owed.filter((row) => row[0] === reference);
    expect([reference, sumAt(own, 4)]).toEqual([reference, money.open]);
    expect([reference, sum([5, 6, 7, 8, 9], (at) => sumAt(own, at))]).toEqual([
      reference,
      money.open,
    ]);
    const parts = dues.filter((row) => row[1] === reference);
    expect([reference, sumAt(parts, 6)]).toEqual([reference, money.open]);
  }
  const numbers = await desk.services.sales.read({ by: "month", from: "2026-10", to: "2027-12" });
  expect(numbers.total.takings).toBe(paid);
  expect(numbers.total.accepted).toBe(all.length);
  expect(numbers.waiting.all).toBe(sum(all, ({ money }) => money.open));
});

test("an advance is taken off the return as far as it was told there, and no further", async () => {
  const told = new Map<string, number>();
  const less = new Map<string, number>();
  const put = async (sums: Map<string, number>, pages: AsyncIterable<BookPaper[]>) => {
    for await (const page of pages)
      for (const { number, part, content } of page)
        sums.set(number, (sums.get(number) ?? 0) + (part ?? content.total));
  };
  const { db } = resources.database;
  for (const name of months) {
    const month = readMonth(name);
    await put(told, readAdvances(db, month));
    await put(less, readAdjusted(db, month));
    await put(less, readReturned(db, month));
  }
  const beyond = [...less].filter(([number, paisa]) => paisa > (told.get(number) ?? 0));
  expect(beyond.map(([number, paisa]) => [number, paisa, told.get(number) ?? 0])).toEqual([]);
  expect(less.size).toBeGreaterThan(0);
});
