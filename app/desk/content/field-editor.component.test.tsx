import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { EditableField } from "#contract/wire/corrections.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { FieldEditor } from "./field-editor.tsx";

const field: EditableField = {
  field: "lead",
  shipped: "As it was shipped.",
  now: "As it was shipped.",
  needsSource: false,
  published: null,
  draft: null,
  isStale: false,
  isRefused: false,
  parts: [],
  base: 0,
  history: [],
};
const theirs = "What a colleague wrote.";
const sent = vi.fn();
let answers: Response[] = [];
beforeEach(() => {
  sessionStorage.clear();
  sent.mockClear();
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    sent(init.method, address, JSON.parse(String(init.body)));
    return answers.shift() ?? Response.json({ fields: [] });
  });
});

/** The editor over a field that is read again with what a colleague saved. */
function Editor({ mayEdit = true }: { mayEdit?: boolean }) {
  const [base, setBase] = useState(0);
  return (
    <FieldEditor
      path="/api/desk/content/about/about"
      field={{ ...field, base }}
      mayEdit={mayEdit}
      report={null}
      onSaved={() => {}}
      onReload={async () => setBase(7)}
    />
  );
}

test("when a colleague saved first both texts stand there, and mine can be saved over it", async () => {
  const message = "Meera has saved another text meanwhile.";
  const error = {
    code: "conflict",
    message,
    fields: { theirs: JSON.stringify(theirs), yours: "" },
  };
  answers = [Response.json({ message, error }, { status: 409 })];
  const screen = await renderPage(<Editor />);
  await screen.getByLabelText("Lead").fill("What I wrote.");
  await screen.getByRole("button", { name: "Save draft" }).click();
  await expect.element(screen.getByText(theirs)).toBeVisible();
  await expect.element(screen.getByLabelText("Lead")).toHaveValue("What I wrote.");

  await screen.getByRole("button", { name: "Save mine over it" }).click();
  await expect.poll(() => sent.mock.calls.length).toBe(2);
  expect(sent).toHaveBeenLastCalledWith(
    "PUT",
    "/api/desk/content/about/about/lead/draft",
    expect.objectContaining({ base: 7, value: "What I wrote." }),
  );
});

test("what is typed outlives the editor, until it is saved or forgotten", async () => {
  const first = await renderPage(<Editor />);
  await first.getByLabelText("Lead").fill("Half a thought");
  await first.unmount();
  const again = await renderPage(<Editor />);
  await expect.element(again.getByLabelText("Lead")).toHaveValue("Half a thought");
  await again.getByRole("button", { name: "Forget what I typed" }).click();
  await expect.element(again.getByLabelText("Lead")).toHaveValue(field.now as string);
});

test("who may only read finds nothing to press", async () => {
  const screen = await renderPage(<Editor mayEdit={false} />);
  await expect.element(screen.getByLabelText("Lead")).toBeDisabled();
  expect(screen.getByRole("button", { name: "Save draft" }).elements()).toEqual([]);
});
