import { expect, test } from "vitest";
import { addressIn, readLanguage } from "./languages.ts";

test.each([
  ["/", "/hi"],
  ["/?tab=beach#map", "/hi?tab=beach#map"],
  ["/#regions", "/hi#regions"],
  ["/about", "/hi/about"],
  ["/plan?p=1.x#day-2", "/hi/plan?p=1.x#day-2"],
  ["#site-footer", "#site-footer"],
  ["https://elsewhere.example/", "https://elsewhere.example/"],
])("%s in Hindi is %s, and in English itself", (address, hindi) => {
  expect(addressIn("hi", address)).toBe(hindi);
  expect(addressIn("en", address)).toBe(address);
});

test.each([
  ["/hi", "hi", "/"],
  ["/hi/about", "hi", "/about"],
  ["/hill-stations", "en", "/hill-stations"],
  ["/", "en", "/"],
  ["/HI/about", "en", "/HI/about"],
  ["/xx/about", "en", "/xx/about"],
  ["/hi-IN/about", "en", "/hi-IN/about"],
])("%s is of %s", (pathname, language, path) => {
  expect(readLanguage(pathname)).toEqual({ language, path });
});
