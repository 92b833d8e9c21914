import { expect, test } from "vitest";
import { foldReference } from "./reference.ts";

test("one reference has one spelling", () => {
  for (const same of ["REF1", "ref1", "ＲＥＦ1", " R e f 1 ", "REF\u200c1", "ＲＥＦ１"])
    expect(foldReference(same)).toBe("ref1");
  expect(foldReference("REF-1")).not.toBe("ref1");
  expect(foldReference(" \u200d ")).toBe("");
});
