import { expect, test } from "vitest";
import { keys, writeStored } from "#app/calls/stored-values.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import LoginPage from "./login.tsx";

test("/Login has the trigger for who is not signed in, and leads on who is", async () => {
  const screen = await renderPage(<LoginPage />, "/Login");
  const trigger = screen.getByRole("button", { name: "Sign In or Sign Up" });
  await trigger.click();
  await expect.element(screen.getByLabelText("login")).toHaveTextContent("sign-in");

  writeStored(keys.image, "portrait");
  await expect.element(screen.getByRole("heading", { name: "You are signed in" })).toBeVisible();
  await expect.element(trigger).not.toBeInTheDocument();
  const links = screen.container.querySelectorAll<HTMLAnchorElement>("section a");
  expect([...links].map(({ pathname }) => pathname)).toEqual(["/my-trips", "/account", "/"]);
  await screen.getByRole("link", { name: "My trips" }).click();
  await expect.element(screen.getByLabelText("address")).toHaveTextContent("/my-trips");
});
