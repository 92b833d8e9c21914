import { Hono } from "hono";
import { expect, test } from "vitest";
import { createSiteCookie, markForHost } from "./site-cookie.ts";

const cookie = createSiteCookie("key");
const app = new Hono()
  .get("/read", (context) => context.json(cookie.read(context) ?? null))
  .get("/write/:scheme", (context) => {
    cookie.write(context, "value", { secure: context.req.param("scheme") === "https", maxAge: 60 });
    return context.body(null);
  })
  .get("/clear", (context) => {
    cookie.clear(context);
    return context.body(null);
  });
const ask = (path: string, brought = "") => app.request(path, { headers: { cookie: brought } });
const read = async (brought: string) => (await ask("/read", brought)).json();

test("over https it is of this host alone, and takes the earlier one's place", async () => {
  const [fresh] = (await ask("/write/https")).headers.getSetCookie();
  expect(fresh).toBe("__Host-key=value; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict");
  const moved = (await ask("/write/https", "key=earlier")).headers.getSetCookie();
  expect(moved).toEqual([fresh, "key=; Max-Age=0; Path=/"]);
});

test("over http it has its plain name", async () => {
  expect((await ask("/write/http")).headers.getSetCookie()).toEqual([
    "key=value; Max-Age=60; Path=/; HttpOnly; SameSite=Strict",
  ]);
});

test("the host's own goes before a plain one; an earlier version's is still read", async () => {
  expect(await read("key=laid; __Host-key=own")).toBe("own");
  expect(await read("key=earlier")).toBe("earlier");
  expect(await read("")).toBeNull();
});

test("what was given out for the host alone is nobody's under the plain name", async () => {
  const marked = markForHost("secret", true);
  expect(await read(`key=${marked}`)).toBeNull();
  expect(await read(`__Host-key=${marked}`)).toBe(marked);
  expect(await read(`key=${markForHost("secret", false)}`)).toBe("secret");
});

test("clearing takes both", async () => {
  const cleared = (await ask("/clear", "key=a; __Host-key=b")).headers.getSetCookie();
  expect(cleared).toEqual(["key=; Max-Age=0; Path=/", "__Host-key=; Max-Age=0; Path=/; Secure"]);
});
