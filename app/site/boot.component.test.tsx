import { afterEach, beforeEach, expect, test } from "vitest";
import { openEarlyPage } from "#app/internals/early-page.ts";
import { boot } from "./boot.ts";

/** What the application hears of a page: React listens at the document. */
const heard: string[] = [];
const hear = (event: Event) => heard.push(event.type);
const kinds = ["click", "keydown", "submit"];
const box = document.createElement("div");

beforeEach(openEarlyPage);
afterEach(() => {
  for (const kind of kinds) document.removeEventListener(kind, hear);
  box.remove();
});

test("what is done before the application answers is told to it once, and not before", async () => {
  box.innerHTML =
    '<button type="button">Heart</button><div role="button" tabindex="0">Menu</div><form action="/there" method="post"><button>Send</button></form>';
  document.body.append(box);
  for (const kind of kinds) document.addEventListener(kind, hear);
  boot();
  box.querySelector("button")?.click();
  const press = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  box.querySelector("[role=button]")?.dispatchEvent(press);
  const send = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  box.querySelector("form")?.dispatchEvent(send);
  expect(send.defaultPrevented).toBe(true);
  expect(heard).toEqual([]);
  box.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  window.applicationReady?.();
  await expect.poll(() => heard).toEqual(["click", "keydown", "submit"]);
});

test("a rail that moves by itself is no sign of life, the page that is moved is one", async () => {
  document.documentElement.dataset.untouched = "";
  box.innerHTML = '<div style="width:50px;overflow:auto"><p style="width:500px">rail</p></div>';
  document.body.append(box);
  boot();
  const rail = box.firstElementChild as HTMLElement;
  const moved = new Promise((resolve) => rail.addEventListener("scroll", resolve, { once: true }));
  rail.scrollLeft = 20;
  await moved;
  expect(document.documentElement.dataset.untouched).toBe("");
  document.dispatchEvent(new Event("scroll", { bubbles: true }));
  expect(document.documentElement.dataset.untouched).toBeUndefined();
});
