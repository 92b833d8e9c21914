import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { ChatMessage, ChatState } from "#contract/wire/chat.ts";
import {
  answerCalls,
  type Call,
  type CallAnswer,
  holdAnswer,
  refuse,
} from "#tests/components/answer-calls.ts";
import { openEventStreams } from "#tests/components/event-streams.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { SiteChat } from "./site-chat.tsx";

/** A desk that answers as the server does: a conversation once the first text has come. */
function createDesk() {
  const messages: ChatMessage[] = [];
  const desk = {
    present: true,
    network: true,
    thread: null as ChatState["thread"],
    heard: [] as unknown[],
    say(author: ChatMessage["author"], body: string) {
      const created_at = "2026-11-20T10:00:00.000Z";
      messages.push({ id: messages.length + 1, author, body, created_at });
    },
    answer({ method, path, body }: Call): CallAnswer | Promise<CallAnswer> {
      if (!desk.network) return undefined;
      if (method === "POST") {
        const { message } = body as { message: string };
        desk.heard.push(body);
        desk.thread ??= { id: "one", status: "open", name: "", email: "" };
        desk.say("visitor", message);
      }
      const after = Number(new URL(path, location.href).searchParams.get("after"));
      const known = desk.thread ? messages.filter(({ id }) => id > after) : [];
      return { thread: desk.thread, present: desk.present, messages: known };
    },
  };
  return desk;
}

let desk: ReturnType<typeof createDesk>;
let streams: ReturnType<typeof openEventStreams>;
let calls: Call[];
beforeEach(() => {
  desk = createDesk();
  streams = openEventStreams();
  calls = answerCalls((call) => desk.answer(call));
});

async function open() {
  const screen = await renderPage(<SiteChat calls={0} />);
  await screen.getByRole("button", { name: "Chat with us" }).click();
  const box = screen.getByRole("textbox", { name: "Your message" });
  const log = screen.getByRole("log");
  return { screen, box, log, send: screen.getByRole("button", { name: "Send" }) };
}

test("whoever never wrote costs no call until the window is opened", async () => {
  const screen = await renderPage(<SiteChat calls={0} />);
  await expect.element(screen.getByRole("button", { name: "Chat with us" })).toBeVisible();
  expect(calls).toEqual([]);
});

test("Enter sends, Shift and Enter begins a line, and nothing empty goes", async () => {
  const { box, log, send } = await open();
  await expect.element(send).toBeDisabled();
  await box.fill("   ");
  await userEvent.keyboard("{Enter}");
  await box.fill("Namaste");
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}from Ranchi{Enter}");
  await expect.element(log.getByText(/from Ranchi/)).toBeVisible();
  await expect.element(box).toHaveValue("");
  expect(desk.heard).toEqual([{ message: "Namaste\nfrom Ranchi", name: "", email: "" }]);
});

test("an answer appears by itself and is read where it is seen", async () => {
  const { screen, box, log } = await open();
  await box.fill("Is the road open?");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(streams.living()).toHaveLength(1));
  desk.say("desk", "It opens in April.");
  streams.send({});
  await expect.element(log.getByText("It opens in April.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  const launcher = screen.getByRole("button", { name: /^Chat with us/ });
  await expect.element(launcher).toHaveFocus();
  desk.say("desk", "Bring a coat.");
  streams.send({});
  await expect.element(screen.getByRole("button", { name: /New answers: 1/ })).toBeVisible();
  await launcher.click();
  await expect.element(log.getByText("Bring a coat.")).toBeVisible();
  await screen.getByRole("button", { name: "Close the chat" }).click();
  await expect
    .element(screen.getByRole("button", { name: "Chat with us", exact: true }))
    .toBeVisible();
});

test("what could not be sent stays with a way out, goes again by itself, and never twice", async () => {
  const { screen, box, log } = await open();
  desk.network = false;
  await box.fill("One");
  await userEvent.keyboard("{Enter}");
  await box.fill("Two");
  await userEvent.keyboard("{Enter}");
  await expect.element(log.getByText("Not sent yet").first()).toBeVisible();
  await screen.getByRole("button", { name: "Remove" }).nth(1).click();
  desk.network = true;
  window.dispatchEvent(new Event("online"));
  await expect.element(log.getByText("Not sent yet")).not.toBeInTheDocument();
  await vi.waitFor(() => expect(desk.heard).toHaveLength(1));
  await expect.element(log.getByText("One")).toBeVisible();
  await expect.element(log.getByText("Two")).not.toBeInTheDocument();
});

test("a text that the server refuses stays with its sentence, and does not go again by itself", async () => {
  const { box, log } = await open();
  const answer = desk.answer;
  desk.answer = (call) =>
    call.method === "POST"
      ? refuse(429, { message: "Please wait a minute.", error: { code: "rate_limited" } })
      : answer(call);
  await box.fill("Too fast");
  await userEvent.keyboard("{Enter}");
  await expect.element(log.getByText("Please wait a minute.")).toBeVisible();
  window.dispatchEvent(new Event("online"));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  await expect.element(log.getByText("Too fast")).toBeVisible();
});

test("with nobody at the desk the first text asks where the answer may go", async () => {
  desk.present = false;
  const { screen, box } = await open();
  await screen.getByRole("textbox", { name: "Email" }).fill("asha@example.org");
  await box.fill("Is the road open?");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(desk.heard).toHaveLength(1));
  expect(desk.heard[0]).toMatchObject({ email: "asha@example.org" });
});

test("nothing is sent before the server has said who is there", async () => {
  const held = holdAnswer();
  const answer = desk.answer;
  desk.answer = (call) => (call.method === "GET" ? held.answer : answer(call));
  const { box, send } = await open();
  await box.fill("Too early");
  await expect.element(send).toBeDisabled();
  held.give({ thread: null, present: true, messages: [] });
  await expect.element(send).toBeEnabled();
  await expect.element(box).toHaveValue("Too early");
});

test("what was begun is there again after a reload", async () => {
  const first = await open();
  await first.box.fill("Half a sent");
  await first.screen.unmount();
  const second = await open();
  await expect.element(second.box).toHaveValue("Half a sent");
});
