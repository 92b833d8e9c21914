import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Filters } from "#contract/content/list-filters.ts";
import type { Narrowing } from "#server/content/pages/narrow-list.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { ListFilters } from "./list-filters.tsx";

const path = "/north-india/himachal-pradesh/sights";
const none = { region: [], interest: [], days: [], state: [], grade: [] };
const list = (filters: Filters, found: number, without: Narrowing["without"]): Narrowing => ({
  total: 22,
  found,
  filters,
  options: {
    ...none,
    month: [
      { value: "1", count: 18 },
      { value: "6", count: 22 },
    ],
    access: [{ value: "step-free", count: 8 }],
    permit: [{ value: "none", count: 17 }],
    booking: [{ value: "none", count: 16 }],
    altitude: [{ value: "below-2500", count: 10 }],
  },
  without,
});
const show = (narrowing: Narrowing) =>
  renderPage(<ListFilters path={path} list={narrowing} sights={{ hash: "" }} />, path);
const address = () => page.getByLabelText("address");

test("every wish has a name and says how many it leaves; the choice stands in the address", async () => {
  const screen = await show(list({}, 22, {}));
  await expect.element(screen.getByRole("form", { name: "Filter the sights" })).toBeVisible();
  for (const name of ["Open in", "Access", "Permit for foreigners", "Booking ahead", "Altitude"])
    await expect.element(screen.getByRole("combobox", { name })).toBeVisible();
  await expect.element(screen.getByRole("combobox", { name: "Region" })).not.toBeInTheDocument();
  await screen.getByRole("combobox", { name: "Open in" }).selectOptions("January (18)");
  await expect.element(address()).toHaveTextContent(`${path}?month=1`);
  await screen.getByRole("combobox", { name: "Altitude" }).selectOptions("Below 2,500 m (10)");
  await expect.element(address()).toHaveTextContent(`${path}?month=1&altitude=below-2500`);
});

test("what is left is counted, with a way back to all", async () => {
  const screen = await show(list({ permit: "none" }, 17, { permit: 22 }));
  await expect.element(screen.getByText(/17 of 22 match/)).toBeVisible();
  await screen.getByRole("link", { name: "Show all 22" }).click();
  await expect.element(address()).toHaveTextContent(path);
});

test("an empty list says which filter to take off, and what that would leave", async () => {
  const filters = { month: "1", access: "step-free", altitude: "below-2500" };
  const screen = await show(list(filters, 0, { month: 3, access: 0, altitude: 1 }));
  await expect.element(screen.getByText("Nothing matches all filters")).toBeVisible();
  const remove = screen.getByRole("link", { name: /^Remove/ });
  expect(remove.elements().map((link) => link.textContent)).toEqual([
    "Remove “Open in: January” (3)",
    "Remove “Altitude: Below 2,500 m” (1)",
  ]);
  await remove.first().click();
  await expect.element(address()).toHaveTextContent(`${path}?access=step-free&altitude=below-2500`);
});

test("without a script it is a plain form of the browser's that asks by the address", async () => {
  const screen = await show(list({ month: "6" }, 22, { month: 22 }));
  const form = screen.getByRole("form").element() as HTMLFormElement;
  expect(form.method).toBe("get");
  expect(new URL(form.action).pathname).toBe(path);
  expect([...new FormData(form)]).toContainEqual(["month", "6"]);
});
