import { expect, test } from "vitest";
import { keys } from "#app/calls/stored-values.ts";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { signIn } from "./sign-in.ts";

const input = { email: "asha@example.org", password: "Ranchi!2026", remember: true };

test.each(["not a token", "a.b.c", "eyJhbGciOiJub25lIn0.bm90IGpzb24.x"])(
  "a session whose token is %s is refused in the client's words, and nobody is signed in",
  async (access_token) => {
    answerCalls(({ path }) =>
      path === "/Login" ? { sess: { access_token, refresh_token: "r" }, message: "" } : {},
    );
    const outcome = await signIn(input);
    expect(outcome).toMatchObject({ ok: false, text: expect.stringMatching(/^⚠️ .+/) });
    expect(outcome).not.toMatchObject({ text: expect.stringContaining("Internal problem") });
    expect(localStorage.getItem(keys.image)).toBeNull();
  },
);
