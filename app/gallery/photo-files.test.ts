import { expect, it } from "vitest";
import { addPhotos, findFault, measureProgress, writeSize } from "./photo-files.ts";

const photo = (name: string, size = 2048, type = "image/jpeg") =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });
const preview = (file: File) => `blob:${file.name}`;

it("writes sizes in KB", () => {
  expect(writeSize(2048)).toBe("2.0 KB");
  expect(writeSize(356_557)).toBe("348.2 KB");
});

it("takes photos of four kinds up to 10 MB", () => {
  expect(findFault({ type: "image/png", size: 10 * 1024 * 1024 })).toBeNull();
  expect(findFault({ type: "image/png", size: 10 * 1024 * 1024 + 1 })).toContain("10 MB");
  expect(findFault({ type: "application/pdf", size: 10 })).toContain("JPG");
});

it("adds what is new, names what is wrong, and stops at ten", () => {
  const first = addPhotos(
    [],
    [photo("a.jpg"), photo("a.jpg"), photo("b.pdf", 9, "application/pdf")],
    preview,
  );
  expect(first.photos.map((item) => item.file.name)).toEqual(["a.jpg"]);
  expect(first.faults).toHaveLength(1);
  const many = addPhotos(
    first.photos,
    Array.from({ length: 12 }, (_, index) => photo(`${index}.jpg`)),
    preview,
  );
  expect(many.photos).toHaveLength(10);
  expect(many.faults).toEqual(["Ten photos at a time, please."]);
});

it("measures progress by bytes, not by files", () => {
  const parts = [
    { file: { size: 900 }, part: 1 },
    { file: { size: 100 }, part: 0 },
  ];
  expect(measureProgress(parts)).toBe(0.9);
  expect(measureProgress([])).toBe(0);
});
