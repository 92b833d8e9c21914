import { afterEach, expect, test } from "vitest";
import { renderPage } from "#tests/components/render-page.tsx";
import { SocialButtons } from "./social-buttons.tsx";

const say = (names: string) => {
  const meta = Object.assign(document.createElement("meta"), { name: "sign-in-ways" });
  meta.content = names;
  document.head.append(meta);
};
afterEach(() => document.querySelector('meta[name="sign-in-ways"]')?.remove());

test('where no provider is set up there is no button and no "or"', async () => {
  say("");
  const screen = await renderPage(<SocialButtons />);
  expect(screen.container.querySelector("button")).toBeNull();
  expect(screen.getByText("or", { exact: true }).query()).toBeNull();
});

test("a button stands for each that is set up, and for no other", async () => {
  say("google");
  const screen = await renderPage(<SocialButtons />);
  await expect.element(screen.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Continue with Facebook" }).query()).toBeNull();
});
