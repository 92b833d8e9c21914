import type { User } from "@supabase/auth-js";
import { expect, test, vi } from "vitest";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { storedUser, storeSession } from "#tests/components/stored-session.ts";
import { ProfileCard } from "./profile-card.tsx";

async function save(name: string) {
  storeSession();
  const calls = answerCalls(() => storedUser);
  const screen = await renderPage(<ProfileCard user={storedUser as unknown as User} />);
  await screen.getByLabelText("Full Name").fill(name);
  await screen.getByRole("button", { name: "Save" }).click();
  return { screen, puts: () => calls.filter(({ method }) => method === "PUT") };
}

test.each(["Jean-Pierre O'Neil", "José Núñez y García", "आशा देवी", "J. R. R. Tolkien", "Li"])(
  "%s is a name on a profile",
  async (name) => {
    const { puts } = await save(name);
    await vi.waitFor(() => expect(puts()).toHaveLength(1));
    expect(puts()[0]?.body).toMatchObject({ data: { full_name: name } });
  },
);

test.each(["", "<b>Asha</b>", "12345"])("%o is none, which its field says", async (name) => {
  const { screen, puts } = await save(name);
  await expect.element(screen.getByLabelText("Full Name")).toHaveFocus();
  await expect.element(screen.getByText(/Write your name in letters/)).toBeVisible();
  expect(puts()).toHaveLength(0);
});
