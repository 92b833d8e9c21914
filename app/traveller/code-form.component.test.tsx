import { expect, test, vi } from "vitest";
import { CallError } from "#app/calls/call-error.ts";
import { useAction } from "#app/calls/use-action.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { CodeForm } from "./code-form.tsx";

const onCode = vi.fn<(code: string) => Promise<void>>();
function Step() {
  const action = useAction({ toast: false, otherwise: () => "Out of reach." });
  return <CodeForm action={action} submit="Unlock" onCode={onCode} alone />;
}

test("a code goes without its spaces, and the field is clear when it was right", async () => {
  onCode.mockReset().mockResolvedValue();
  const screen = await renderPage(<Step />);
  const code = screen.getByLabelText("Code");
  await expect.element(code).toHaveFocus();
  await code.fill(" 123 456 ");
  await screen.getByRole("button", { name: "Unlock" }).click();
  await expect.element(code).toHaveValue("");
  expect(onCode.mock.calls).toEqual([["123456"]]);
});

test.each([
  [new CallError("refused", "Invalid TOTP code entered"), "Invalid TOTP code entered"],
  [new TypeError("Failed to fetch"), "Out of reach."],
])(
  "after %s the code stays, with the sentence at its field, which has the focus",
  async (fault, said) => {
    onCode.mockReset().mockRejectedValue(fault);
    const screen = await renderPage(<Step />);
    const code = screen.getByLabelText("Code");
    await code.fill("000000");
    await screen.getByRole("button", { name: "Unlock" }).click();
    await expect.element(code).toHaveAccessibleDescription(said);
    await expect.element(code).toHaveValue("000000");
    await expect.element(code).toHaveFocus();
  },
);
