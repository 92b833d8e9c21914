import { expect, test } from "vitest";
import type { RateBook, Supplier } from "#contract/quote/rate-book.ts";
import { RateInput, SupplierInput } from "#contract/quote/rate-book.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import { answerCalls, type Call } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { RateBookPart } from "./rate-book-part.tsx";

/** A newcomer writes down one hotel and one car, with every word that such a book must hold. */

const suppliers: Supplier[] = [];
const book = (): RateBook => ({ suppliers: structuredClone(suppliers) });
/** As the server keeps it: through its own shapes. */
function answer({ method, path, body }: Call): RateBook {
  const [, id = ""] = /suppliers\/([\w-]+)\/season$/.exec(path) ?? [];
  if (method === "POST" && path === "/api/desk/suppliers")
    suppliers.push({ ...SupplierInput.parse(body), id: `s${suppliers.length}`, rates: [] });
  const own = suppliers.find((one) => one.id === id);
  if (own)
    for (const input of (body as { rates: object[] }).rates) {
      const rate = RateInput.parse(input);
      own.rates.push({ ...rate, id: `${id}r${own.rates.length}`, costs: "open" });
    }
  return book();
}

test("a hotel and a car with all that they ask are twenty-eight fields and presses", async () => {
  answerCalls(answer);
  const self = { role: "owner" } as DeskSelf;
  const screen = await renderPage(<RateBookPart self={self} />);
  let actions = 0;
  const field = (name: string) => screen.getByLabelText(name, { exact: true }).last();
  const fill = async (name: string, text: string) => {
    actions++;
    await field(name).fill(text);
  };
  const press = async (name: string) => {
    actions++;
    await screen.getByRole("button", { name, exact: true }).last().click();
  };
  const choose = async (name: string, option: string) => {
    actions++;
    await field(name).selectOptions(option);
  };
  const first = (name: string) => screen.getByLabelText(name, { exact: true }).first();
  const addSupplier = async (name: string) => {
    actions += 2;
    await first("Supplier").fill(name);
    await screen.getByRole("button", { name: "Add the supplier" }).click();
    // The form of its first rate is open.
    await expect.element(field("Rate for")).toBeVisible();
  };

  actions++;
  await first("Place").fill("Netarhat");
  await addSupplier("Hotel Prabhat Vihar");
  await fill("Rate for", "Deluxe");
  await fill("Price, ₹", "7000");
  await fill("Price of an extra bed, ₹", "1500");
  await fill("Price for one alone", "5600");
  await choose("Meals", "MAP");
  await fill("Weekend supplement", "500");
  await choose("The supplier's GST", "stay");
  await expect.element(screen.getByText(/^It costs ₹7,350: at 5 % for tours/)).toBeVisible();
  await fill("Mark-up on the net price, %", "25");
  await fill("From", "2027-10-01");
  await fill("To", "2028-03-31");
  await press("A price by age");
  await press("A price by age");
  await fill("Without a bed, ₹", "800");
  await fill("With a bed, ₹", "1200");
  await press("Add a rate");
  await expect.element(screen.getByText("Deluxe, single")).toBeVisible();
  await expect
    .element(screen.getByText(/MAP \(with breakfast and dinner\); double; Fri, Sat nights \+ ₹500/))
    .toBeVisible();

  await first("Kind").selectOptions("transport");
  actions++;
  await addSupplier("Yadav Cars");
  await fill("Rate for", "Innova Crysta");
  await fill("Price, ₹", "4500");
  await fill("Km a day included", "250");
  await fill("Each further km", "16");
  await fill("Driver's allowance a day", "400");
  await fill("Driving by night (22 to 6), each", "300");
  await press("Add a rate");
  await expect
    .element(
      screen.getByText("250 km a day included; further km ₹16; driver ₹400 a day; night ₹300"),
    )
    .toBeVisible();

  expect(suppliers.map(({ name, rates }) => [name, rates.map(({ price }) => price)])).toEqual([
    ["Hotel Prabhat Vihar", [7_000_00, 5_600_00]],
    ["Yadav Cars", [4_500_00]],
  ]);
  expect(suppliers[0]?.rates[0]).toMatchObject({
    ...{ extraBedPrice: 1_500_00, margin: 2500, from: "2027-10-01", to: "2028-03-31" },
    childPrices: [{}, { price: 800_00, bedPrice: 1_200_00 }],
    terms: { plan: "MAP", sharing: "double", weekend: [5, 6], weekendPrice: 500_00, gst: "stay" },
  });
  // At twenty seconds each that is less than ten minutes.
  expect(actions).toBe(28);
});
