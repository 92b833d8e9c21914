import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { CornerDialog } from "#app/chat/corner-dialog.tsx";
import { Filters } from "#app/desk/requests/filters.tsx";
import { readFilter } from "#app/desk/requests/request-filter.ts";
import { RowMenu, RowMenuItem } from "#app/desk/ui/row-menu.tsx";
import { Lightbox } from "#app/gallery/lightbox.tsx";
import { lightboxHash, useLightbox } from "#app/gallery/use-lightbox.ts";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { Panel } from "./panel.tsx";

const pressTab = (times: number) =>
  Array.from({ length: times }).reduce<Promise<void>>(
    (before) => before.then(() => userEvent.tab()),
    Promise.resolve(),
  );

/** A button that opens a part, and the part while it is open. */
function Opener({ part }: { part(close: () => void): ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      {open && part(() => setOpen(false))}
    </>
  );
}

async function openByKey(part: (close: () => void) => ReactNode) {
  const screen = await renderPage(<Opener part={part} />);
  const opener = screen.getByRole("button", { name: "Open it" });
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  return { opener, dialog };
}

test("a panel (panel.tsx) begins at its heading, leads through it, and Escape gives the focus back", async () => {
  const { opener, dialog } = await openByKey((close) => (
    <Panel open onClose={close} onOutside={close} title="About Us">
      <a href="/about">Who we are</a>
    </Panel>
  ));
  await expect.element(dialog.getByRole("heading", { name: "About Us" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(dialog.getByRole("link", { name: "Who we are" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("a window at the corner (corner-dialog.tsx) takes the focus, and Escape gives it back", async () => {
  const { opener, dialog } = await openByKey((close) => (
    <CornerDialog title="Chat" onClose={close}>
      <textarea aria-label="Your message" data-first />
    </CornerDialog>
  ));
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

function Gallery() {
  const place = useLightbox(["one", "two"]);
  const picture = (title: string) => ({ title, note: title, width: 4, height: 3, picture: null });
  return (
    <>
      <button type="button" onClick={() => place.open("one")}>
        Open it
      </button>
      <Lightbox pictures={[picture("Leh"), picture("Puri")]} place={place} />
    </>
  );
}

test("a picture (lightbox.tsx) keeps the focus, arrows lead on, Escape gives it back", async () => {
  const screen = await renderPage(<Gallery />);
  const opener = screen.getByRole("button", { name: "Open it" });
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const dialog = screen.getByRole("dialog", { name: "Leh" });
  await expect.element(dialog).toHaveFocus();
  await pressTab(5);
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("dialog", { name: "Puri" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(lightboxHash("one")).toBe("#photo=one");
});

test("a row's menu (row-menu.tsx) is walked by arrows, and Escape gives the focus back", async () => {
  const screen = await renderPage(
    <RowMenu label="Actions">
      <RowMenuItem icon="trash" label="Delete" onPick={() => {}} />
      <RowMenuItem icon="edit" label="Rename" onPick={() => {}} />
    </RowMenu>,
  );
  const dots = screen.getByRole("button", { name: "Actions" });
  (dots.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("menuitem", { name: "Delete" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("menuitem", { name: "Rename" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(dots).toHaveFocus();
});

test("the desk's further filters (filters.tsx) open at their first field, and Escape gives the focus back", async () => {
  answerCalls(() => ({ views: [] }));
  const screen = await renderPage(
    <Filters filter={readFilter(() => null)} counts={null} onChange={() => {}} />,
  );
  const more = screen.getByRole("button", { name: "More" });
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByLabelText("Order")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByLabelText("Order")).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});
