import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TripEvent } from "#contract/wire/desk-trip-detail.ts";
import { sayDetails, saySubject } from "./audit-details.ts";
import { listThings, nameAction } from "./audit-words.ts";

/** Every action that the server's own code writes down by name. */
const written = globSync("server/**/*.ts")
  .filter((path) => !/test\.ts$|\/mail\/|mails?\.ts$/.test(path))
  .map((path) => readFileSync(path, "utf8"))
  .filter((code) => /audit|note\(|log\(/i.test(code))
  .flatMap((code) => [...code.matchAll(/"([a-z-]+\.[a-z][a-z._-]+)"/g)])
  .map(([, action = ""]) => action)
  .filter((action) => listThings().some(({ value }) => action.startsWith(value)))
  .filter((action) => !/\.(?:json|pdf|gpx|csv)$/.test(action));

test("every action of the audit log has words", () => {
  const kinds = TripEvent.shape.kind.options.map((kind) => `trip.${kind.replaceAll("_", "-")}`);
  // A request that arrives is no administrator's deed.
  const known = kinds.filter((kind) => kind !== "trip.received" && kind !== "trip.corrected");
  expect(new Set(written).size).toBeGreaterThan(60);
  const wordless = [...new Set([...written, ...known])].filter((one) => nameAction(one) === one);
  expect(wordless).toEqual([]);
});

test("an action without words is said as it is kept", () => {
  expect(nameAction("books.exported")).toBe("Books: exported");
  expect(nameAction("unheard.of")).toBe("unheard.of");
});

test("what stands beside a line is words: names of fields, of stages, ways and roles; no ids", () => {
  const said = (details: Record<string, unknown>) => sayDetails({ details });
  const id = "f2d44fbf-b650-4559-9292-38209d4773d4";
  expect(said({ from: "new", to: "quote_sent" })).toBe("New → Quote sent");
  expect(said({ sum: "₹5,000", paisa: "500000", method: "bank", number: "SR/26-27/00001" })).toBe(
    "Sum: ₹5,000 · By: Bank · Number: SR/26-27/00001",
  );
  expect(said({ to: id, item: "guide" })).toBe("");
  expect(said({ receivedOn: "2026-11-29" })).toBe("Received on: 29 Nov 2026");
  expect(sayDetails({ action: "trip.supplier-asked", details: { number: "Hotel Palash" } })).toBe(
    "Supplier: Hotel Palash",
  );
  // Of an entry that waits it says what kind it is.
  expect(
    sayDetails({ action: "trip.entry-waits", details: { sum: "₹6,000", number: "payment" } }),
  ).toBe("Sum: ₹6,000 · Kind: payment entered");
  expect(said({ role: "driver" })).toBe("Role: Driver or guide");
  // What a person wrote stays as they wrote it, whatever it is called, and what has no name yet is still told.
  expect(said({ reason: "other", lately: 3 })).toBe("Reason: other · lately: 3");
  expect([saySubject({ subjectId: id }), saySubject({ subjectId: "SF-Q8Z7YF" })]).toEqual([
    "",
    "SF-Q8Z7YF",
  ]);
});
