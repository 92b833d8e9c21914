import { expect, test } from "vitest";
import pictures from "#content/pictures.json" with { type: "json" };
import { hourPictures, hourPictureWidths } from "./hour-picture.tsx";

test.each(Object.entries(hourPictures))(
  "the picture of %s is there, by night too",
  (_hour, slug) => {
    const picture = pictures.find((entry) => entry.slug === slug);
    expect(picture?.widths).toEqual(expect.arrayContaining(hourPictureWidths.day));
    expect(picture?.layers?.night).toEqual(expect.arrayContaining(hourPictureWidths.night));
  },
);
