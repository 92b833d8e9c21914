import { useState } from "react";
import { expect, test, vi } from "vitest";
import { answerCalls, refuse } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { SubmitPhotos } from "./submit-photos.tsx";
import { useChosenPhotos } from "./use-chosen-photos.ts";

function Page() {
  const [open, setOpen] = useState(true);
  const chosen = useChosenPhotos();
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Open or close
      </button>
      {open && <SubmitPhotos chosen={chosen} onDone={vi.fn()} />}
    </>
  );
}

async function choosePhoto() {
  const screen = await renderPage(<Page />);
  const files = new DataTransfer();
  files.items.add(new File([new Uint8Array(2048)], "puri.png", { type: "image/png" }));
  const input = screen.container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("no file input");
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(screen.getByText("puri.png")).toBeVisible();
  return screen;
}

test("photos that were chosen and what was said of them are there when the popup is opened again", async () => {
  const screen = await choosePhoto();
  await screen.getByLabelText("Where was it?").fill("Puri");
  const toggle = screen.getByRole("button", { name: "Open or close" });
  await toggle.click();
  expect(screen.getByText("puri.png").query()).toBeNull();
  await toggle.click();
  await expect.element(screen.getByText("puri.png")).toBeVisible();
  await expect.element(screen.getByLabelText("Where was it?")).toHaveValue("Puri");
  await expect.element(screen.getByRole("button", { name: "Submit 1 Photo(s)" })).toBeVisible();
});

test("what is refused of the words stands at its field, and nothing is lost", async () => {
  const fields = { place: "Say where it was taken." };
  answerCalls(() => refuse(400, { error: { code: "validation_failed", message: "No.", fields } }));
  const screen = await choosePhoto();
  const place = screen.getByLabelText("Where was it?");
  await place.fill("?");
  await screen.getByLabelText("Your name").fill("Lena");
  await screen.getByRole("button", { name: "Submit 1 Photo(s)" }).click();
  await expect.element(place).toHaveAccessibleDescription(/Say where it was taken\./);
  await expect.element(place).toHaveFocus();
  await expect.element(screen.getByText("puri.png")).toBeVisible();
  await expect.element(screen.getByLabelText("Your name")).toHaveValue("Lena");
});
