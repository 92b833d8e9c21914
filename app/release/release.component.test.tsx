import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { followReleases } from "./ask-release.ts";
import { followLinksAnew } from "./next-link.ts";
import { beginRelease, giveUpRelease, isOtherRelease, noticeRelease } from "./release.ts";
import { reloadOnce } from "./reload-once.ts";
import { hasTyped, watchTyping } from "./typed.ts";

const said = (release: string) => new Headers(release ? { "safarnama-release": release } : {});

watchTyping();
followLinksAnew();
beginRelease("one");
// Nothing is gone to in a test; it hears of a press after the one that is looked at.
window.addEventListener("click", (event) => event.preventDefault(), { capture: true });

/** Presses a link as a hand would. @returns whether the application heard of it */
function press(html: string, init: MouseEventInit = {}): boolean {
  const box = document.createElement("div");
  box.innerHTML = html;
  document.body.append(box);
  let heard = false;
  const hear = () => {
    heard = true;
  };
  document.addEventListener("click", hear);
  const pressed = box.querySelector("b") ?? box.querySelector("a");
  pressed?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener("click", hear);
  box.remove();
  return heard;
}

beforeEach(() => {
  noticeRelease(said("one"));
});
afterEach(() => {
  document.body.replaceChildren();
});

function type(html: string, value: string, selector = "input, textarea, select"): HTMLElement {
  const box = document.createElement("div");
  box.innerHTML = html;
  document.body.append(box);
  const field = box.querySelector(selector) as HTMLInputElement;
  if (field.isContentEditable) field.textContent = value;
  else if (field.type === "checkbox") field.checked = true;
  else field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  return box;
}

describe("which build answers", () => {
  test("is heard of each answer that says so; one that says nothing changes nothing", () => {
    expect(noticeRelease(said("one"))).toBe(false);
    expect(noticeRelease(said("two"))).toBe(true);
    expect(noticeRelease(said(""))).toBe(false);
    expect(isOtherRelease()).toBe(true);
    // Taken back, or one of two by turns.
    noticeRelease(said("one"));
    expect(isOtherRelease()).toBe(false);
    giveUpRelease();
    expect(isOtherRelease()).toBe(true);
  });

  test("is asked for when somebody comes back after five minutes, and not before", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path}`);
      return new Response(null, { headers: said("two") });
    });
    vi.useFakeTimers({ toFake: ["performance"] });
    const stop = followReleases();
    try {
      noticeRelease(said("one"));
      vi.advanceTimersByTime(4 * 60_000);
      window.dispatchEvent(new Event("focus"));
      expect(asked).toEqual([]);
      vi.advanceTimersByTime(61_000);
      window.dispatchEvent(new Event("focus"));
      document.dispatchEvent(new Event("visibilitychange"));
      expect(asked).toEqual(["HEAD /healthz"]);
      await vi.waitFor(() => expect(isOtherRelease()).toBe(true));
    } finally {
      stop();
      vi.useRealTimers();
    }
  });
});

describe("a link that is pressed", () => {
  test("is the application's while the same build answers, and the browser's when another does", () => {
    expect(press('<a href="/festivals?month=3#top">Festivals</a>')).toBe(true);
    noticeRelease(said("two"));
    expect(press('<a href="/festivals?month=3#top">Festivals</a>')).toBe(false);
    expect(press('<a href="/festivals"><b>Festivals</b></a>')).toBe(false);
  });

  test.each([
    ["that opens something here", '<a href="/contact" role="button">Plan</a>', {}],
    ["to a file", '<a href="/pictures/taj-1200.webp">Look</a>', {}],
    ["elsewhere", '<a href="https://example.org/x">There</a>', {}],
    ["to another tab", '<a href="/festivals" target="_blank">Festivals</a>', {}],
    ["with a key held", '<a href="/festivals">Festivals</a>', { ctrlKey: true }],
    ["with another button", '<a href="/festivals">Festivals</a>', { button: 1 }],
    ["within the same page", `<a href="${location.pathname}?part=2#x">Part</a>`, {}],
  ])("%s is left alone", (_, html, init) => {
    noticeRelease(said("two"));
    expect(press(html, init)).toBe(true);
  });

  test("is the application's while something is written", () => {
    noticeRelease(said("two"));
    const box = type("<form><textarea></textarea></form>", "Half a wish");
    expect(press('<a href="/festivals">Festivals</a>')).toBe(true);
    (box.querySelector("textarea") as HTMLTextAreaElement).value = "";
    expect(press('<a href="/festivals">Festivals</a>')).toBe(false);
  });
});

describe("what counts as written", () => {
  test.each([
    ["a field of a form", '<form><input name="a"></form>'],
    ["a field without a form", "<textarea></textarea>"],
    ["a tick in a form", '<form><input type="checkbox"></form>'],
  ])("%s does, until it is gone", (_, html) => {
    expect(hasTyped()).toBe(false);
    const box = type(html, "words");
    expect(hasTyped()).toBe(true);
    box.remove();
    expect(hasTyped()).toBe(false);
  });

  test.each([
    ["spaces alone", "<form><input></form>", "  "],
    ["what is searched for", '<form role="search"><input></form>', "taj"],
    ["what is searched for by its kind", '<input type="search">', "taj"],
    ["a filter outside a form", '<input type="checkbox">', "on"],
  ])("%s does not", (_, html, value) => {
    type(html, value);
    expect(hasTyped()).toBe(false);
  });

  test("what stands in a field that nobody touched does not", () => {
    document.body.innerHTML = '<form><input value="Ranchi"></form>';
    expect(hasTyped()).toBe(false);
  });
});

test("the page is never reloaded while something is written, nor twice for one build", () => {
  type("<form><input></form>", "words");
  expect(reloadOnce()).toBe(false);
  document.body.replaceChildren();
  sessionStorage.setItem("release.reloaded", "one");
  expect(reloadOnce()).toBe(false);
});
