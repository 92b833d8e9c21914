import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Panel } from "./panel.tsx";
import { Popup } from "./popup.tsx";

function PopupPage({ onClose }: { onClose(): void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      <div
        data-keeps-popup
        style={{ position: "fixed", zIndex: 9999, top: 0, right: 0, pointerEvents: "auto" }}
      >
        A toast
      </div>
      <Popup open={open} onClose={close} title="A question">
        <p>Inside</p>
        <button type="button">An answer</button>
      </Popup>
    </>
  );
}

async function openPopup() {
  const onClose = vi.fn();
  const screen = await render(<PopupPage onClose={onClose} />);
  const opener = screen.getByRole("button", { name: "Open it" });
  await opener.click();
  const dialog = screen.getByRole("dialog", { name: "A question" });
  await expect.element(dialog).toBeVisible();
  return { screen, onClose, opener, dialog };
}

test("a popup (popup.tsx) takes the focus, keeps it, and gives it back on Escape", async () => {
  const { onClose, opener, dialog } = await openPopup();
  const inside = () => dialog.element().contains(document.activeElement);
  expect(inside()).toBe(true);
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(inside()).toBe(true);
  }
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("a press inside leaves a popup open, and so does one on a toast", async () => {
  const { screen, onClose, dialog } = await openPopup();
  await screen.getByText("Inside").click();
  await screen.getByText("A toast").click();
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(dialog).toBeVisible();
});

test("a press on the dark around it, or on its cross, closes a popup", async () => {
  const first = await openPopup();
  const backdrop = document.querySelector<HTMLElement>("[data-backdrop]");
  await userEvent.click(backdrop ?? document.body, { position: { x: 5, y: 5 } });
  await expect.element(first.dialog).not.toBeInTheDocument();
  await first.opener.click();
  await first.screen.getByRole("button", { name: "Close" }).click();
  expect(first.onClose).toHaveBeenCalledTimes(2);
});

test("a panel tells Escape and a press outside apart, and lets what the navbar carries be pressed", async () => {
  const onClose = vi.fn();
  const onOutside = vi.fn();
  const screen = await render(
    <>
      <div data-navbar style={{ position: "fixed", bottom: 0, left: 0, zIndex: 9999 }}>
        <span>Its empty part</span>
        <button type="button">Menu of it</button>
      </div>
      <Panel open onClose={onClose} onOutside={onOutside} title="Menu">
        <p>Inside</p>
      </Panel>
    </>,
  );
  await screen.getByText("Inside").click();
  await screen.getByRole("button", { name: "Menu of it" }).click();
  expect(onOutside).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  expect(onOutside).not.toHaveBeenCalled();
  const scrim = document.querySelector<HTMLElement>("[data-scrim]") ?? document.body;
  await userEvent.click(scrim, { position: { x: 3, y: 400 } });
  expect(onOutside).toHaveBeenCalledOnce();
  await screen.getByText("Its empty part").click();
  expect(onOutside).toHaveBeenCalledTimes(2);
});

test("a popup and a panel begin at their heading, without opening a keyboard", async () => {
  const { dialog } = await openPopup();
  await expect.element(dialog.getByRole("heading", { name: "A question" })).toHaveFocus();
});
