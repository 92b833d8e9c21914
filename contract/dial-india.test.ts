import { expect, test } from "vitest";
import { dialIndia } from "./dial-india.ts";

test.each([
  ["98300 12345", "+919830012345"],
  ["098300-12345", "+919830012345"],
  ["91 98300 12345", "+919830012345"],
  ["+91 (98300) 12345", "+919830012345"],
  ["९८३०० १२३४५", "+919830012345"],
  // A house's line in Ranchi is dialled so as well.
  ["0651 2234455", "+916512234455"],
  // What may be of elsewhere, and nothing, stay as they were written.
  // So are mobiles of Britain.
  ["07911 123456", "07911 123456"],
  ["011 23456789", "011 23456789"],
  ["+49 30 123456", "+49 30 123456"],
  ["030 123456789", "030 123456789"],
  ["", ""],
])("%j is dialled %j", (text, dialled) => expect(dialIndia(text)).toBe(dialled));
