import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { callApi } from "#app/calls/call-api.ts";
import { useAction } from "#app/calls/use-action.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import {
  answerCalls,
  type Call,
  type CallAnswer,
  holdAnswer,
  refuse,
} from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { dropFormDrafts } from "./form-drafts.ts";
import { useForm } from "./use-form.ts";

let answer: (call: Call) => CallAnswer | Promise<CallAnswer>;
let calls: Call[];
beforeEach(() => {
  sessionStorage.clear();
  answer = () => ({});
  calls = answerCalls((call) => answer(call));
});

function Letter() {
  const form = useForm({
    action: useAction({ toast: false, otherwise: () => "Not sent." }),
    draft: "letter",
    check: ({ town }) => (town === "Atlantis" ? { town: "There is no such town." } : {}),
    send: (values) => callApi("POST", "/api/letters", values),
  });
  return (
    <form aria-label="letter" {...form.props}>
      <TextField name="town" label="Town" error={form.error("town")} />
      <TextField name="word" label="Word" error={form.error("word")} />
      <TextField name="secret" label="Secret" type="password" />
      {form.problem && <FieldError>{form.problem}</FieldError>}
      <Button type="submit" busy={form.busy}>
        Send
      </Button>
    </form>
  );
}

test("what is wrong stands beside its field, the first has the focus, and goes when it is mended", async () => {
  const screen = await renderPage(<Letter />);
  const town = screen.getByLabelText("Town");
  const word = screen.getByLabelText("Word");
  await town.fill("Atlantis");
  await screen.getByText("Send").click();
  await expect.element(town).toHaveAccessibleDescription("There is no such town.");
  await expect.element(town).toHaveFocus();
  expect(calls).toHaveLength(0);
  await town.fill("Ranchi");
  await expect.element(town).not.toHaveAccessibleDescription("There is no such town.");
  const said = { code: "validation_failed", message: "No.", fields: { word: "Too short." } };
  answer = () => refuse(400, { error: said });
  await screen.getByText("Send").click();
  await expect.element(word).toHaveAccessibleDescription("Too short.");
  await expect.element(word).toHaveFocus();
  await expect.element(screen.getByText("No.")).not.toBeInTheDocument();
  answer = () => undefined;
  await screen.getByText("Send").click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Not sent.");
  await expect.element(town).toHaveValue("Ranchi");
});

test("while it is sent the button keeps the focus, and neither it nor Enter sends it twice", async () => {
  const slow = holdAnswer();
  answer = () => slow.answer;
  const screen = await renderPage(<Letter />);
  await screen.getByLabelText("Town").fill("Ranchi");
  const send = screen.getByRole("button", { name: "Send" });
  await send.click();
  await expect.element(send).toHaveAttribute("aria-disabled", "true");
  await expect.element(send).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await screen.getByLabelText("Town").click();
  await userEvent.keyboard("{Enter}");
  slow.give({});
  await expect.element(send).not.toHaveAttribute("aria-disabled");
  expect(calls).toHaveLength(1);
});

test("what was typed is there after a reload, passwords apart, until it has arrived", async () => {
  const screen = await renderPage(<Letter />);
  await screen.getByLabelText("Town").fill("Netarhat");
  await screen.getByLabelText("Secret").fill("sunrise");
  await screen.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("sunrise");
  const again = await renderPage(<Letter />);
  await expect.element(again.getByLabelText("Town")).toHaveValue("Netarhat");
  await expect.element(again.getByLabelText("Secret")).toHaveValue("");
  await again.getByText("Send").click();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await vi.waitFor(() => expect(sessionStorage.getItem("draft.letter")).toBeNull());
});

test("drafts of forms go with a sign-out", async () => {
  const screen = await renderPage(<Letter />);
  await screen.getByLabelText("Word").fill("Johar");
  expect(sessionStorage.getItem("draft.letter")).toContain("Johar");
  dropFormDrafts();
  expect(sessionStorage.getItem("draft.letter")).toBeNull();
});
