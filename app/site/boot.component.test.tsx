import { afterEach, beforeEach, expect, test } from "vitest";
import { openEarlyPage } from "#app/internals/early-page.ts";
import { boot } from "./boot.ts";
import { earlyTapsScript } from "./early-taps.ts";

/** What the application hears of a page: React listens at the document. */
const heard: string[] = [];
const hear = (event: Event) => heard.push(event.type);
const kinds = ["click", "keydown", "submit"];
const box = document.createElement("div");

beforeEach(() => {
  heard.length = 0;
  delete window.earlyTaps;
  openEarlyPage();
});
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

test("what is done before even that is there looks pressed at once, and is told too", async () => {
  // biome-ignore lint/security/noGlobalEval: as the head of the page runs it.
  // biome-ignore lint/complexity/noCommaOperator: in the window's own scope.
  (0, eval)(earlyTapsScript);
  box.innerHTML =
    '<a href="#site-footer" role="button">Menu</a><a href="#there">Link</a><button type="button">Login</button><form action="/there" method="post"><input name="name"><button>Send</button></form>';
  document.body.append(box);
  const [menu, link] = box.querySelectorAll("a");
  const [login, send] = box.querySelectorAll("button");
  menu?.click();
  login?.click();
  send?.click();
  expect(location.hash).toBe("");
  for (const pressed of [menu, login, send]) expect(pressed?.dataset.waits).toBe("");
  link?.click();
  expect(location.hash).toBe("#there");
  expect(link?.dataset.waits).toBeUndefined();
  for (const kind of kinds) document.addEventListener(kind, hear);
  boot();
  box.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  expect(heard).toEqual([]);
  window.applicationReady?.();
  await expect.poll(() => heard).toEqual(["click", "click", "submit"]);
  for (const pressed of [menu, login, send]) expect(pressed?.dataset.waits).toBeUndefined();
  location.hash = "";
});

test("where that cannot be had, a link that was pressed leads where it leads", async () => {
  // biome-ignore lint/security/noGlobalEval: as the head of the page runs it.
  // biome-ignore lint/complexity/noCommaOperator: in the window's own scope.
  (0, eval)(earlyTapsScript);
  box.innerHTML = '<a href="#site-footer" role="button">Menu</a>';
  document.body.append(box);
  box.querySelector("a")?.click();
  expect(location.hash).toBe("");
  const script = document.createElement("script");
  script.defer = true;
  script.src = "data:text/none,";
  box.append(script);
  script.dispatchEvent(new Event("error"));
  await expect.poll(() => location.hash).toBe("#site-footer");
  location.hash = "";
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
