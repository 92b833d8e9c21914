import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { keys, writeStored } from "#app/calls/stored-values.ts";
import { usePanels } from "#app/panels/panels.tsx";
import { renderPage } from "#tests/components/render-page.tsx";
import { NavPanels } from "./nav-panels.tsx";

const office = {
  name: "Head Office",
  address: ["Ranchi"],
  phone: { shown: "1", href: "tel:1" },
  helpline: { shown: "2", href: "tel:2" },
  fax: { shown: "3", href: "tel:3" },
  emails: [],
  hours: [],
};

function Opener() {
  const { openPanel } = usePanels();
  return (
    <button type="button" onClick={() => openPanel("menu")}>
      Menu
    </button>
  );
}

test("the menu of a telephone leads to the desk whoever is signed in there, and nobody else", async () => {
  await page.viewport(390, 844);
  const screen = await renderPage(
    <>
      <Opener />
      <NavPanels />
    </>,
    "/",
    { office, regions: [] } as never,
  );
  await screen.getByRole("button", { name: "Menu" }).click();
  const panel = screen.getByRole("dialog", { name: "Menu" });
  await expect.element(panel.getByRole("link", { name: "Attractions" })).toBeVisible();
  const desk = panel.getByRole("link", { name: "The desk" });
  await expect.element(desk).not.toBeInTheDocument();

  writeStored(keys.admin, "operator@safarnama.example");
  await expect.element(desk).toBeVisible();
  await desk.click();
  await expect.element(screen.getByLabelText("address")).toHaveTextContent("/AdminPanel");
  await expect.element(panel).not.toBeInTheDocument();
});
