import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { SearchEntry } from "#contract/content/search-entry.ts";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { SearchBox } from "./search-box.tsx";

const entry = (name: string, to: string): SearchEntry => ({
  kind: "city",
  name,
  place: "Rajasthan",
  to,
  also: "",
  about: "",
});
const entries = [
  entry("Jaipur", "/city/jaipur"),
  entry("Jaisalmer", "/city/jaisalmer"),
  entry("Jaitaran", "/city/jaitaran"),
];
const find = async (onLeave = vi.fn()) => {
  const screen = await renderPage(<SearchBox onLeave={onLeave} />);
  const box = screen.getByRole("combobox");
  return { screen, box, onLeave, address: screen.getByLabelText("address") };
};

beforeEach(() => {
  answerCalls(({ path }) => (path === "/api/search-index.json" ? entries : undefined));
});

test("arrow keys go through what was found and the input, and Enter opens the chosen one", async () => {
  const { screen, box, address } = await find();
  await box.fill("jai");
  await expect.element(screen.getByRole("option").nth(2)).toBeVisible();
  expect(box.element().getAttribute("aria-expanded")).toBe("true");
  const chosen = () =>
    screen.container.querySelector('[role="option"][aria-selected="true"] b')?.textContent ?? null;
  const names: (string | null)[] = [];
  for (let press = 0; press < 5; press += 1) {
    await userEvent.keyboard("{ArrowDown}");
    names.push(chosen());
  }
  expect(names.slice(0, 3).sort()).toEqual(["Jaipur", "Jaisalmer", "Jaitaran"]);
  expect(names[3]).toBeNull();
  expect(names[4]).toBe(names[0]);
  expect(box.element()).toBe(document.activeElement);
  const active = box.element().getAttribute("aria-activedescendant") ?? "none";
  expect(document.getElementById(active)?.textContent).toContain(names[0]);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{Enter}");
  const last = entries.find(({ name }) => name === names[2]);
  await expect.element(address).toHaveTextContent(last?.to ?? "");
});

test("Enter asks the server when nothing is chosen, and an empty box asks nothing", async () => {
  const { box, address } = await find();
  await box.fill("  ");
  await userEvent.keyboard("{Enter}");
  expect(address.element().textContent).toBe("/");
  await box.fill("jai");
  await userEvent.keyboard("{Enter}");
  await expect.element(address).toHaveTextContent("/search?q=jai");
});

test("a pointer that merely rests where the list appears chooses nothing, one that moves does", async () => {
  const { screen, box, address } = await find();
  await box.fill("jai");
  const option = screen.getByRole("option").first();
  await expect.element(option).toBeVisible();
  const { x, y, width, height } = option.element().getBoundingClientRect();
  await userEvent.keyboard("{Escape}{Escape}");
  const place = { x: x + width / 2, y: y + height / 2 };
  await userEvent.hover(document.body, { position: place, force: true });
  await box.fill("jai");
  await expect.element(option).toBeVisible();
  await expect.element(option).toHaveAttribute("aria-selected", "false");
  const further = { x: place.x + 3, y: place.y };
  await userEvent.hover(document.body, { position: further, force: true });
  await expect.element(option).toHaveAttribute("aria-selected", "true");
  await box.fill("jais");
  await userEvent.keyboard("{Enter}");
  await expect.element(address).toHaveTextContent("/search?q=jais");
});

test("Escape closes the list, then empties the box, then leaves", async () => {
  const { screen, box, onLeave } = await find();
  await box.fill("jai");
  await expect.element(screen.getByRole("option").first()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("option").first()).not.toBeInTheDocument();
  await expect.element(box).toHaveValue("jai");
  await userEvent.keyboard("{Escape}");
  await expect.element(box).toHaveValue("");
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onLeave).toHaveBeenCalledOnce();
});

test("the clear button empties the box and gives the focus back to it", async () => {
  const { screen, box } = await find();
  await box.fill("jai");
  await screen.getByRole("button", { name: "Clear the search" }).click();
  await expect.element(box).toHaveValue("");
  await expect.element(box).toHaveFocus();
});
