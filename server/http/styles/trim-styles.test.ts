import { expect, test } from "vitest";
import { trimStyles } from "./trim-styles.ts";

const mark = '<link rel="stylesheet" href="/assets/a.css" data-rest="">';
const page = (css: string, body: string, rest = mark) =>
  `<html><head><style>.always{}</style><style data-sheets="">${css}</style></head><body>${body}${rest}</body></html>`;
const readTrimmed = (html: string) =>
  /<style data-sheets=""[^>]*>([\s\S]*?)<\/style>/.exec(trimStyles(html))?.[1];
const trimmed = (css: string, body = '<p class="a b" data-hour="gold">') =>
  readTrimmed(page(css, body));

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
    "@keyframes c{to{x:y}}@keyframes d{to{x:y}}.a{animation:1s d both}",
    "@keyframes d{to{x:y}}.a{animation:1s d both}",
  ],
  [
    "@keyframes d{to{x:y}}.a{x:y;&.b{animation:1s d both}}",
    "@keyframes d{to{x:y}}.a{x:y;&.b{animation:1s d both}}",
  ],
  [
    '@font-face{font-family:A B;src:url(a.b)}@font-face{font-family:C}p{font-family:"A B",C D}',
    '@font-face{font-family:A B;src:url(a.b)}p{font-family:"A B",C D}',
  ],
  ["@font-face{font-family:A;unicode-range:U+900-97F}p{font-family:A}", "p{font-family:A}"],
  ["table{x:y}p>b{x:y}p~.b{x:y}:root{x:y}*{x:y}", "p~.b{x:y}:root{x:y}*{x:y}"],
  [".a:hover{x:y}.a:hover,.b:active{x:y}.a:focus-visible{x:y}", ".a:focus-visible{x:y}"],
  ["@media print{.a{x:y}}", ""],
  ["@media (forced-colors:active){.a{x:y}}", ""],
  [".a{x:y}[data-waits]{x:y}", ".a{x:y}[data-waits]{x:y}"],
  [
    ':root{--a:url("x;y");--b:calc(1px + var(--a, (2px)));--c:1}.a{x:var(--b)}.c{x:var(--c)}',
    ':root{--a:url("x;y");--b:calc(1px + var(--a, (2px)))}.a{x:var(--b)}',
  ],
  ['.a{content:"}.c{"}.c{x:y}', '.a{content:"}.c{"}'],
  [".a{x:y;&:hover{x:y}.c{x:y}}", ".a{x:y;&:hover{x:y}.c{x:y}}"],
  ["/*|*/.a{x:y}/*|*/.c{x:y}", ".a{x:y}"],
  ["@layer a,b;.c{x:y}", "@layer a,b;"],
  [".\\31 a{x:y}.-a{x:y}", ""],
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

test("a class is found as the page writes it", () => {
  expect(trimmed(".\\31 a{x:y}", '<p class="1a">')).toBe(".\\31 a{x:y}");
});

test("only what stands before the mark is dressed in the page", () => {
  const html = page(".a{x:y}.c{x:y}", '<p class="a">', `${mark}<p class="c">`);
  expect(readTrimmed(html)).toBe(".a{x:y}");
});

test("a page that names no files keeps all of its styles, in one piece", () => {
  expect(readTrimmed(page(".a{x:y}/*|*/.c{x:y}", "", ""))).toBe(".a{x:y}.c{x:y}");
});

test("a property that an element's own style reads stays", () => {
  const css = ":root{--a:1;--c:1}p{x:y}";
  expect(trimmed(css, '<p style="width:var(--a)">')).toBe(":root{--a:1}p{x:y}");
});

test("classes of drawings and of what is shown without a script count", () => {
  expect(trimmed(".c{x:y}", '<noscript><i class="c"></i></noscript>')).toBe(".c{x:y}");
  expect(trimmed(".c{x:y}", '<svg class="d\nc"></svg>')).toBe(".c{x:y}");
});

test("a broken stylesheet is no endless work", () => {
  for (const css of ["{", "}", ".a{", '.a{content:"', "@media{", "((((", ".a{}".repeat(5000)])
    expect(typeof trimmed(css)).toBe("string");
});
