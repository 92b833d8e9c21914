import { expect, test } from "vitest";
import { trimStyles } from "./trim-styles.ts";

const page = (css: string, body: string) =>
  `<html><head><style>.always{}</style><style data-from="/assets/a.css">${css}</style></head><body>${body}</body></html>`;
const trimmed = (css: string, body = '<p class="a b" data-hour="gold">') =>
  /<style data-from="\/assets\/a.css"[^>]*>([\s\S]*?)<\/style>/.exec(
    trimStyles(page(css, body), 0),
  )?.[1];

test.each([
  [".a{color:red}.c{color:red}", ".a{color:red}"],
  [".a .c{x:y}.a.b{x:y}", ".a.b{x:y}"],
  [".c,.b{x:y}", ".c,.b{x:y}"],
  ["p{x:y}[data-theme=dark] .c{x:y}", "p{x:y}"],
  [
    ".a:not(.c){x:y}.a:is(.c,.d){x:y}.a:has(>.c){x:y}",
    ".a:not(.c){x:y}.a:is(.c,.d){x:y}.a:has(>.c){x:y}",
  ],
  ['[href*=".c"]{x:y}', '[href*=".c"]{x:y}'],
  ["@layer page{.a{x:y}.c{x:y}}@layer site{.c{x:y}}", "@layer page{.a{x:y}}"],
  [
    "@media (width<9px){@supports (x:y){.c{x:y}.a{x:y}}}",
    "@media (width<9px){@supports (x:y){.a{x:y}}}",
  ],
  [
    "@font-face{src:url(a.b)}@keyframes c{to{x:y}}",
    "@font-face{src:url(a.b)}@keyframes c{to{x:y}}",
  ],
  ['.a{content:"}.c{"}.c{x:y}', '.a{content:"}.c{"}'],
  [".a{x:y;&:hover{x:y}.c{x:y}}", ".a{x:y;&:hover{x:y}.c{x:y}}"],
  ["@layer a,b;.c{x:y}", "@layer a,b;"],
  [".\\31 a{x:y}.-a{x:y}", ".\\31 a{x:y}"],
  ["[data-hour=gold]{x:y}[data-hour=dusk]{x:y}.a[data-on]{x:y}", "[data-hour=gold]{x:y}"],
  ['[data-hour="gold"],.c{x:y}[data-hour]{x:y}', '[data-hour="gold"],.c{x:y}[data-hour]{x:y}'],
  [
    "[data-theme=dark] .a{x:y}[data-untouched]{x:y}",
    "[data-theme=dark] .a{x:y}[data-untouched]{x:y}",
  ],
  ["[open] .a{x:y}[aria-expanded=true]{x:y}", "[open] .a{x:y}[aria-expanded=true]{x:y}"],
])("of %s what the page may need stays", (css, kept) => {
  expect(trimmed(css)).toBe(kept);
});

test("a stylesheet that lost something says so, with where the whole lies; others stay as they are", () => {
  expect(trimStyles(page(".c{x:y}", ""), 0)).toContain(
    '<style data-from="/assets/a.css" data-rest="">',
  );
  const whole = page(".a{x:y}", '<p class="a">');
  expect(trimStyles(whole)).toBe(whole);
});

test("a stylesheet that would lose little stays whole: nothing is fetched for it again", () => {
  const little = page(".a{x:y}.c{x:y}", '<p class="a">');
  expect(trimStyles(little)).toBe(little);
  const much = page(`.a{x:y}.c{x:"${"y".repeat(700)}"}`, '<p class="a">');
  expect(trimStyles(much)).toContain('data-rest="">.a{x:y}</style>');
});

test("classes of drawings and of what is shown without a script count", () => {
  expect(trimmed(".c{x:y}", '<noscript><i class="c"></i></noscript>')).toBe(".c{x:y}");
  expect(trimmed(".c{x:y}", '<svg class="d\nc"></svg>')).toBe(".c{x:y}");
});

test("a broken stylesheet is no endless work", () => {
  for (const css of ["{", "}", ".a{", '.a{content:"', "@media{", "((((", ".a{}".repeat(5000)])
    expect(typeof trimmed(css)).toBe("string");
});
