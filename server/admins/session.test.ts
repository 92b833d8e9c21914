import { Hono } from "hono";
import { expect, test } from "vitest";
import { setAdminCookie } from "./session.ts";

/** The desk's own cookie alone: a sign-in sets others beside it. */
const cookieOf = async (secure: boolean) => {
  const app = new Hono().get("/", (context) => {
    setAdminCookie(context, "token", secure);
    return context.text("");
  });
  const cookies = (await app.request("/")).headers.getSetCookie();
  expect(cookies).toHaveLength(1);
  const [pair = "", ...attributes] = (cookies[0] ?? "").split("; ");
  return { value: pair.split("=")[1], attributes };
};

test("the desk's cookie is for this site alone, read by no script, and ends", async () => {
  const { value, attributes } = await cookieOf(true);
  expect(value).toBe("token");
  expect(attributes).toEqual(
    expect.arrayContaining(["HttpOnly", "Secure", "SameSite=Strict", "Path=/"]),
  );
  expect(attributes.filter((one) => one.startsWith("SameSite"))).toEqual(["SameSite=Strict"]);
  expect(attributes.find((one) => one.startsWith("Max-Age="))).toMatch(/=[1-9]\d*$/);
  expect((await cookieOf(false)).attributes).not.toContain("Secure");
});
