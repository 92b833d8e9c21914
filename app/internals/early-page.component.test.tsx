import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openEarlyPage } from "./early-page.ts";

/** What stands in a page before its application answers, and what React makes of it then. */

function Form({ onTyped }: { onTyped(value: string): void }) {
  const [text, setText] = useState("");
  const [choice, setChoice] = useState("a");
  return (
    <form>
      <input
        value={text}
        onChange={({ target }) => {
          onTyped(target.value);
          setText(target.value);
        }}
      />
      <select
        value={choice}
        onChange={({ target }) => {
          onTyped(target.value);
          setChoice(target.value);
        }}
      >
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
    </form>
  );
}

let box: HTMLElement;
beforeEach(() => {
  openEarlyPage();
  box = document.createElement("div");
  box.innerHTML =
    '<form><input value=""/><select><option value="a" selected>a</option><option value="b">b</option></select></form>';
  document.body.append(box);
});
afterEach(() => box.remove());

async function hydrate() {
  const typed: string[] = [];
  const root = hydrateRoot(box, <Form onTyped={(value) => typed.push(value)} />);
  const isAwake = () => Object.keys(box.querySelector("input") ?? {}).length > 0;
  await vi.waitFor(() => expect(isAwake()).toBe(true));
  return { typed, end: () => root.unmount() };
}

test("what was typed before React was there is heard once it is told", async () => {
  const input = box.querySelector("input") as HTMLInputElement;
  input.value = "Ranchi";
  const { typed, end } = await hydrate();
  input.value = "Ranchi";
  expect(typed).toEqual([]);
  window.earlyPage.tellTyped(input);
  expect(typed).toEqual(["Ranchi"]);
  await vi.waitFor(() => expect(input.value).toBe("Ranchi"));
  end();
});

test("what was chosen before React was there is heard too", async () => {
  const select = box.querySelector("select") as HTMLSelectElement;
  const { typed, end } = await hydrate();
  select.value = "b";
  window.earlyPage.tellTyped(select as unknown as HTMLInputElement);
  expect(typed).toEqual(["b"]);
  end();
});

test("the page's data goes into the router's stream, which ends", async () => {
  let streamController: ReadableStreamDefaultController<string> | undefined;
  const stream = new ReadableStream<string>({
    start(controller) {
      streamController = controller;
    },
  });
  if (!streamController) throw new Error("a stream without its controller");
  window.__reactRouterContext = { streamController };
  window.earlyPage.handOver("data");
  const reader = stream.getReader();
  expect(await reader.read()).toEqual({ done: false, value: "data" });
  expect((await reader.read()).done).toBe(true);
});

test("a page that is come back to is where it was left, and each step has a key", () => {
  const tall = document.createElement("div");
  tall.style.height = "5000px";
  document.body.append(tall);
  const before = history.state;
  try {
    history.replaceState(null, "");
    window.earlyPage.findPlace();
    const { key } = history.state as { key: string };
    expect(key).toMatch(/^[0-9a-v]{4,}$/);
    expect(scrollY).toBe(0);
    sessionStorage.setItem("react-router-scroll-positions", JSON.stringify({ [key]: 700 }));
    window.earlyPage.findPlace();
    expect(scrollY).toBe(700);
    expect(history.state).toEqual({ key });
    sessionStorage.setItem("react-router-scroll-positions", "{");
    expect(() => window.earlyPage.findPlace()).not.toThrow();
  } finally {
    sessionStorage.removeItem("react-router-scroll-positions");
    history.replaceState(before, "");
    tall.remove();
    scrollTo(0, 0);
  }
});

test("a step to an anchor has a key of its own", async () => {
  const before = { state: history.state, address: location.href };
  const keys: unknown[] = [];
  try {
    for (const anchor of ["#stay", "#sights"]) {
      location.hash = anchor;
      await vi.waitFor(() => expect(history.state?.key).toMatch(/^[0-9a-v]{4,}$/));
      keys.push(history.state.key);
    }
    expect(new Set(keys).size).toBe(2);
  } finally {
    history.replaceState(before.state, "", before.address);
  }
});
