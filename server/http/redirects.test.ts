import fc from "fast-check";
import { expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { chooseRedirect, globToPattern, isAllowedRedirect } from "./redirects.ts";

const config = readConfig({
  ORIGIN: "https://safarnama.example",
  AUTH_REDIRECT_ALLOW: "https://*.partner.example/back,app.safarnama://**,https://one.example/?",
});

test.each([
  "https://safarnama.example/Password",
  "https://safarnama.example",
  "https://safarnama.example/a?b=c#d",
  "https://shop.partner.example/back",
  "https://one.example/b",
  "app.safarnama://login/done",
])("%s is allowed", (target) => expect(isAllowedRedirect(config, target)).toBe(true));

test.each([
  "https://safarnama.example.evil.example/",
  "https://evil.example/https://safarnama.example",
  "http://safarnama.example/",
  "https://safarnama.example:8443/",
  "https://user@safarnama.example/",
  "https://safarnama.example@evil.example/",
  "http://127.0.0.1:5173/x",
  "https://127.0.0.1/",
  "http://[::1]:80/",
  "http://localhost:3000/",
  "//evil.example",
  "/\\evil.example",
  "https:\\\\evil.example",
  "javascript:alert(1)",
  "data:text/html,hi",
  "http://127.0.0.1.evil.example/",
  "http://localhost.evil.example/",
  "https://a.b.partner.example/back",
  "https://partner.example/back",
  "https://shop.partner.example/back/more",
  "https://evil.example/?x=.partner.example/back",
  "https://evil.example#.partner.example/back",
  "visitor@example.org",
  "",
  "https://safarnama.example\n.evil.example/",
])("%o becomes the site", (target) => {
  expect(isAllowedRedirect(config, target)).toBe(false);
  expect(chooseRedirect(config, { redirectTo: target })).toBe("https://safarnama.example");
});

test.each(["http://localhost:3000", "http://127.0.0.1:3000"])(
  "while developing at %s any port of this machine is as good",
  (origin) => {
    const here = readConfig({ ORIGIN: origin });
    for (const target of ["http://127.0.0.1:5173/x", "http://[::1]:80/", `${origin}/a`])
      expect(isAllowedRedirect(here, target)).toBe(true);
    expect(isAllowedRedirect(here, "http://127.0.0.1.evil.example/")).toBe(false);
  },
);

test("a program on the visitor's machine can be named", () => {
  const listed = readConfig({
    ORIGIN: "https://safarnama.example",
    AUTH_REDIRECT_ALLOW: "http://127.0.0.1:*/**",
  });
  expect(isAllowedRedirect(listed, "http://127.0.0.1:5173/x")).toBe(true);
  expect(isAllowedRedirect(listed, "http://127.0.0.2:5173/x")).toBe(false);
});

test("what is chosen always leads to the site or the list", () => {
  const known = (url: URL) =>
    url.origin === "https://safarnama.example" ||
    /^[a-z0-9-]+\.partner\.example$/.test(url.hostname) ||
    url.host === "one.example" ||
    url.protocol === "app.safarnama:";
  const piece = fc.oneof(
    fc.constantFrom(
      "https://",
      "http:",
      "//",
      "safarnama.example",
      "evil.example",
      "partner.example",
      "127.0.0.1",
      "@",
      "/",
      "\\",
      "#",
      "?",
      ".",
      ":",
      "%2f",
      "%00",
      "\t",
      "back",
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const chosen = chooseRedirect(config, { redirectTo: pieces.join("") });
      expect(known(new URL(chosen))).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test("a glob without wildcards matches itself alone", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z0-9./:+()[\]^$|-]{1,20}$/),
      fc.string({ maxLength: 20 }),
      (glob, text) => {
        const pattern = globToPattern(glob);
        expect(pattern.test(glob)).toBe(true);
        expect(pattern.test(text)).toBe(text === glob);
      },
    ),
  );
});
