import fc from "fast-check";
import { expect, test } from "vitest";
import { findCanonicalPath } from "./canonical-path.ts";

test.each([
  ["/login", "/Login"],
  ["/%4Cogin/", "/Login"],
  ["/ADMINPANEL//", "/AdminPanel"],
  ["/North-India.data", "/north-india.data"],
  ["//", "/"],
  ["//evil.example/", "/evil.example"],
  ["/%5CEvil.example/", "/%5Cevil.example"],
  ["/%c3%89t%c3%a9/X", "/%C3%89t%C3%A9/x"],
  ["/x%2fY", "/x%2Fy"],
  ["/trip/aB-9_Z/", "/trip/aB-9_Z"],
  ["//Trip//aB%2d9%5fZ", "/trip/aB-9_Z"],
  ["/SUPPLIER/aB%5Cz//", "/supplier/aB%5Cz"],
  ["/Trips/X", "/trips/x"],
  ["/HI/Login/", "/hi/Login"],
  ["/hi/", "/hi"],
  ["/Hi//Trip//aB%2d9%5fZ/", "/hi/trip/aB-9_Z"],
  ["/hi/login.data", "/hi/Login.data"],
  ["/xx/Login", "/xx/login"],
])("%s is to be %s", (from, to) => {
  expect(findCanonicalPath(from)).toBe(to);
  expect(findCanonicalPath(to)).toBeNull();
});

test("whatever is typed, the answer stays on the site, can be a header, and needs no other", () => {
  const piece = fc.constantFrom(
    "trip",
    "/",
    "\\",
    "%5C",
    "%2f",
    "%41",
    "A",
    "z",
    ".",
    "%",
    "é",
    "\t",
    "@",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const path = new URL(`http://a.example/${pieces.join("")}`).pathname;
      const wanted = findCanonicalPath(path) ?? path;
      if (wanted !== path) {
        expect(wanted).toMatch(/^\/(?!\/)[!-~]*$/);
        expect(new URL(wanted, "http://a.example").origin).toBe("http://a.example");
      }
      expect(findCanonicalPath(wanted)).toBeNull();
    }),
  );
});
