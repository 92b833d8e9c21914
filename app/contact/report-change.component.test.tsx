import { beforeEach, expect, test } from "vitest";
import { readDraft } from "#app/forms/drafts.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { ReportChange } from "./report-change.tsx";

const begun = () => readDraft<{ message: string; name: string }>("draft.contact");
const press = async () => {
  const screen = await renderPage(<ReportChange name="Tagore Hill" />, "/sights/tagore-hill");
  await screen.getByRole("link", { name: "Report what has changed" }).click();
};

beforeEach(() => sessionStorage.clear());

test("the message begins with the page and asks what is true now, and where from", async () => {
  await press();
  expect(begun()?.message).toContain("Tagore Hill (/sights/tagore-hill)");
  expect(begun()?.message).toContain("What is true now:");
  expect(begun()?.message).toContain("Where you saw it, and when:");
});

test("a message that is begun stays as it is", async () => {
  sessionStorage.setItem("draft.contact", JSON.stringify({ name: "Asha", message: "Hello" }));
  await press();
  expect(begun()).toEqual({ name: "Asha", message: "Hello" });
});

test("a name that is written stays beside the message", async () => {
  sessionStorage.setItem("draft.contact", JSON.stringify({ name: "Asha", message: " " }));
  await press();
  expect(begun()).toMatchObject({ name: "Asha" });
  expect(begun()?.message).toContain("Tagore Hill");
});
