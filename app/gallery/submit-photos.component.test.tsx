import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderPage } from "#tests/components/render-page.tsx";
import { SubmitPhotos } from "./submit-photos.tsx";
import { useChosenPhotos } from "./use-chosen-photos.ts";

test("photos that were chosen are there when the popup is opened again", async () => {
  const Page = () => {
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
  };
  const screen = await renderPage(<Page />);
  const files = new DataTransfer();
  files.items.add(new File([new Uint8Array(2048)], "puri.png", { type: "image/png" }));
  const input = screen.container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("no file input");
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(screen.getByText("puri.png")).toBeVisible();
  const toggle = screen.getByRole("button", { name: "Open or close" });
  await toggle.click();
  expect(screen.getByText("puri.png").query()).toBeNull();
  await toggle.click();
  await expect.element(screen.getByText("puri.png")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Submit 1 Photo(s)" })).toBeVisible();
});
