import axe from "axe-core";
import { type ReactNode, useEffect, useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SiteChat } from "#app/chat/site-chat.tsx";
import { LostForm } from "#app/desk/requests/lost-form.tsx";
import { NewRequest } from "#app/desk/requests/new-request.tsx";
import { KeysHelp } from "#app/desk/ui/keys-help.tsx";
import { RowMenu, RowMenuItem } from "#app/desk/ui/row-menu.tsx";
import { Lightbox } from "#app/gallery/lightbox.tsx";
import { SubmitPhotos } from "#app/gallery/submit-photos.tsx";
import { useChosenPhotos } from "#app/gallery/use-chosen-photos.ts";
import { useLightbox } from "#app/gallery/use-lightbox.ts";
import { ReviewDialog } from "#app/reviews/review-dialogs.tsx";
import { SecondFactorPopup } from "#app/traveller/second-factor-popup.tsx";
import { DayDialog } from "#app/trip-page/day-dialog.tsx";
import type { PlanDay } from "#contract/trip/trip-days.ts";
import type { Review } from "#contract/wire/reviews.ts";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { openEventStreams } from "#tests/components/event-streams.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { findBarriersHere } from "#tests/setup/barriers-here.ts";
import { Popup } from "./popup.tsx";

/** The popups that no journey audits: with axe, at three widths, by day and by night. */

const review: Review = {
  id: 1,
  created_at: "2026-11-20T10:00:00.000Z",
  Name: "Asha",
  path: null,
  ratings: 4,
  title: "Slow trains",
  comment: "We would go again.",
  excerpt: "Again.",
  place: null,
  place_name: null,
  answer: null,
};
const day: PlanDay = {
  id: "d1",
  date: "2027-02-14",
  title: "Agra at dawn",
  text: "Before the gates open.",
  sleeps: "Agra",
  stops: [{ id: "s1", name: "Taj Mahal", sight: "taj-mahal", at: 370, text: "East gate" }],
};
const nothing = () => {};
const dialog = (kind: "edit" | "delete" | "report") => (
  <ReviewDialog
    request={{ kind, review }}
    onClose={nothing}
    onChange={nothing}
    onReported={nothing}
  />
);

function Gallery() {
  const place = useLightbox(["one", "two"]);
  useEffect(() => place.open("one"), []);
  const picture = (title: string) => ({
    title,
    note: "Hampi, Karnataka",
    width: 4,
    height: 3,
    picture: null,
  });
  return <Lightbox pictures={[picture("Leh"), picture("Puri")]} place={place} />;
}

function Photos() {
  const chosen = useChosenPhotos();
  const [open, setOpen] = useState(true);
  return (
    <Popup open={open} onClose={() => setOpen(false)} title="Submit Your Photos">
      <SubmitPhotos chosen={chosen} onDone={nothing} />
    </Popup>
  );
}

async function choosePhoto() {
  const files = new DataTransfer();
  files.items.add(new File([new Uint8Array(2048)], "puri.png", { type: "image/png" }));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("no file input");
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(page.getByText("puri.png")).toBeVisible();
}

async function sayHello() {
  await page
    .getByRole("textbox", { name: "Your message" })
    .fill("Is the road to Spiti open in May?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("In June.")).toBeVisible();
}

const chatState = {
  thread: { id: "one", status: "open", name: "", email: "" },
  present: true,
  messages: [
    { id: 1, author: "visitor", body: "Is it open in May?", created_at: review.created_at },
    { id: 2, author: "desk", body: "In June.", created_at: review.created_at },
  ],
};

const parts: [
  name: string,
  part: ReactNode,
  role: "dialog" | "menu",
  then?: () => Promise<void>,
][] = [
  ["changing a review", dialog("edit"), "dialog"],
  ["deleting a review", dialog("delete"), "dialog"],
  ["reporting a review", dialog("report"), "dialog"],
  ["a picture", <Gallery key="gallery" />, "dialog"],
  ["photos to be sent", <Photos key="photos" />, "dialog", choosePhoto],
  ["the chat", <SiteChat key="chat" calls={1} />, "dialog", sayHello],
  [
    "a day of a trip",
    <DayDialog
      key="day"
      opened={{ day, base: 1, now: [day], isNew: false, theirs: null }}
      onClose={nothing}
      onSave={async () => {}}
    />,
    "dialog",
  ],
  ["the second step", <SecondFactorPopup key="step" onDone={nothing} />, "dialog"],
  [
    "a request entered by hand",
    <NewRequest key="request" open onClose={nothing} onEntered={nothing} />,
    "dialog",
  ],
  [
    "a request that is lost",
    <Popup key="lost" open onClose={nothing} title="Lost" width={480}>
      <LostForm busy={false} onLose={nothing} onCancel={nothing} />
    </Popup>,
    "dialog",
  ],
  ["the desk's keys", <KeysHelp key="keys" open onClose={nothing} />, "dialog"],
  [
    "a row's menu",
    <RowMenu key="menu" label="Actions">
      <RowMenuItem icon="trash" label="Delete" onPick={nothing} />
    </RowMenu>,
    "menu",
    async () => {
      await page.getByRole("button", { name: "Actions" }).click();
    },
  ],
];

test.each(parts)("axe finds nothing at %s", async (_name, part, role, then) => {
  window.axe = axe;
  openEventStreams();
  answerCalls(({ path }) => (path.startsWith("/api/chat") ? chatState : undefined));
  await page.viewport(390, 844);
  await renderPage(part);
  if (role === "dialog") await expect.element(page.getByRole(role)).toBeVisible();
  await then?.();
  await expect.element(page.getByRole(role)).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.viewport(width, 844);
    for (const theme of ["light", "dark"]) {
      document.documentElement.dataset.theme = theme;
      // By night the same parts have other colours.
      const rules = theme === "dark" ? ["color-contrast", "link-in-text-block"] : undefined;
      const found = await findBarriersHere({ within: `[role="${role}"]`, rules });
      expect(found, `${width} px, ${theme}`).toEqual([]);
    }
  }
  delete document.documentElement.dataset.theme;
});
