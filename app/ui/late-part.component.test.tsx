import { Component, type ComponentType, type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { hideNotice } from "#app/release/notice.ts";
import { watchSheets } from "#app/release/patience.ts";
import { lateOverlay, latePart } from "./late-part.tsx";
import { Notice } from "./notice.tsx";
import { showToast } from "./toast.tsx";

const There = ({ name = "" }: { name?: string }) => <p>The part is there {name}</p>;

/** Code that comes when it is let come; each try is counted. */
function slowCode() {
  const code = { tries: 0, comes: false };
  const load = async (): Promise<ComponentType<{ name?: string }>> => {
    code.tries += 1;
    if (!code.comes) throw new TypeError("Failed to fetch dynamically imported module");
    return There;
  };
  return Object.assign(code, { load });
}

let isThere = false;
beforeEach(() => {
  isThere = false;
  // What is asked whether the site is there: its head alone.
  vi.stubGlobal("fetch", async () => {
    if (!isThere) throw new TypeError("Failed to fetch");
    return new Response(null);
  });
  // Loaded anew for this page once already: a test would not survive it.
  sessionStorage.setItem("release.reloaded", "");
});
afterEach(() => hideNotice());

test("what fails once comes at the second try, and nobody is told", async () => {
  const code = slowCode();
  const Part = latePart(async () => {
    const { tries } = code;
    code.comes = tries > 0;
    return code.load();
  });
  const screen = await render(<Part name="whole" />);
  await expect.element(screen.getByText("The part is there whole")).toBeVisible();
  expect(code.tries).toBe(2);
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

test("without a connection a sentence stands in its place, the page beside it; Try again brings it", async () => {
  const code = slowCode();
  const Part = latePart(code.load, { wait: <p>Loading</p> });
  const screen = await render(
    <>
      <input aria-label="Note" />
      <Part />
    </>,
  );
  await screen.getByLabelText("Note").fill("half a word");
  await expect.element(screen.getByRole("alert")).toMatchTextContent(/^No connection/);
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("alert")).toMatchTextContent(/^No connection/);
  code.comes = true;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("The part is there")).toBeVisible();
  await expect.element(screen.getByLabelText("Note")).toHaveValue("half a word");
});

test("it comes by itself when the connection is back", async () => {
  const code = slowCode();
  const Part = latePart(code.load);
  const screen = await render(<Part />);
  await expect.element(screen.getByRole("alert")).toBeVisible();
  code.comes = true;
  isThere = true;
  window.dispatchEvent(new Event("online"));
  await expect.element(screen.getByText("The part is there")).toBeVisible();
});

test("a file that is gone while the site answers is told as such, with a way to reload", async () => {
  isThere = true;
  const Part = latePart(slowCode().load);
  const screen = await render(<Part />);
  await expect.element(screen.getByRole("alert")).toMatchTextContent("Reload the page to use it");
  await expect.element(screen.getByRole("button", { name: "Reload the page" })).toBeVisible();
});

test("what opens over the page is closed with a notice, and the next press opens it", async () => {
  const code = slowCode();
  const Over = lateOverlay(code.load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-pressed={isOpen} onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Over onLost={() => setOpen(false)} isMenu />}
        <Notice />
      </>
    );
  }
  const screen = await render(<Page />);
  const open = screen.getByRole("button", { name: "Open" });
  await open.click();
  await expect
    .element(screen.getByRole("alert"))
    .toMatchTextContent(/^No connection.* at the foot of this one, too\.$/);
  await expect.element(open).toHaveAttribute("aria-pressed", "false");
  // Still no connection: said again, not silently.
  await screen.getByRole("button", { name: "Close" }).click();
  await open.click();
  await expect.element(screen.getByRole("alert")).toMatchTextContent(/^No connection/);
  code.comes = true;
  await open.click();
  await expect.element(screen.getByText("The part is there")).toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

test("a stylesheet that did not come is asked for again, or the part would stand undressed", async () => {
  watchSheets();
  const href = "/no-such-sheet.css";
  let wasAsked = false;
  // As the bundler does it: once a page.
  const Part = latePart(async () => {
    if (wasAsked) return There;
    wasAsked = true;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    const refused = new Promise((resolve) => link.addEventListener("error", resolve));
    document.head.append(link);
    await refused;
    throw new Error(`Unable to preload CSS for ${href}`);
  });
  const asked: string[] = [];
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) asked.push(new URL(target.href).pathname);
  };
  window.addEventListener("error", hear, { capture: true });
  const screen = await render(<Part />);
  await expect.element(screen.getByRole("alert")).toBeVisible();
  window.removeEventListener("error", hear, { capture: true });
  expect(asked).toEqual([href, href]);
  expect(document.querySelectorAll(`link[href="${href}"]`)).toHaveLength(1);
  // Another part is none the worse for it.
  const Other = latePart(async () => There);
  const other = await render(<Other name="dressed" />);
  await expect.element(other.getByText("The part is there dressed")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("an error of the part itself is the page's, as ever, and no missing part", async () => {
  const Broken = latePart(async () => () => {
    throw new Error("a fault of ours");
  });
  class Page extends Component<{ children: ReactNode }> {
    override state = { fault: "" };
    static getDerivedStateFromError = (error: Error) => ({ fault: error.message });
    override render = () => this.state.fault || this.props.children;
  }
  vi.spyOn(console, "error").mockImplementation(() => {});
  const screen = await render(
    <Page>
      <Broken />
    </Page>,
  );
  await expect.element(screen.getByText("a fault of ours")).toBeVisible();
});

test("a toast whose code does not come is said in the notice", async () => {
  vi.doMock("./toast-container.tsx", () => {
    throw new Error("not to be had");
  });
  const screen = await render(<Notice />);
  await showToast("Your review is posted", "success", 60_000);
  await expect.element(screen.getByRole("alert")).toMatchTextContent("Your review is posted");
});
