import { expect, test } from "vitest";
import { findPictureFault } from "./profile-picture.ts";

const megabytes = (n: number) => n * 1024 * 1024;

test.each([
  ["image/png", megabytes(2), null],
  ["image/jpg", 10, null],
  ["image/webp", 10, null],
  ["image/jpeg", megabytes(2) + 1, "Image must be smaller than 2MB."],
  ["image/gif", 10, "Only JPG, PNG, or WEBP images allowed."],
  ["image/svg+xml", 10, "Only JPG, PNG, or WEBP images allowed."],
  ["", 10, "Only JPG, PNG, or WEBP images allowed."],
])("%o of %i bytes", (type, size, fault) => {
  expect(findPictureFault({ type, size })).toBe(fault);
});
