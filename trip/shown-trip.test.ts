import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDocument } from "#tests/factories/any-document.ts";
import { sayEnglish } from "#words/english.ts";
import { daysOfDocument } from "./days-of-document.ts";
import { TripDocument } from "./document.ts";
import { daysOfShown, mapTexts, sayTrip } from "./shown-trip.ts";

/** Across the wire. */
const send = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test("what a page reads of a document that was sent is what its days say, without words of its own", () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const shown = sayTrip(document, sayEnglish);
      const days = daysOfDocument(document, sayEnglish);
      expect(daysOfShown(shown)).toEqual(days);
      const sent = send(shown);
      expect(daysOfShown(sent)).toEqual(days);
      // The same list, as long as it is the same trip.
      expect(daysOfShown(sent)).toBe(daysOfShown(sent));
    }),
    { numRuns: 60 },
  );
});

test("every text that people may have written is read by who hides words, and no id", () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const hidden = mapTexts(document, () => "…");
      expect(TripDocument.safeParse(hidden).error?.issues).toBeUndefined();
      for (const { title, text, sleeps, stops } of daysOfShown(sayTrip(hidden, () => "…")))
        for (const words of [title, text, sleeps, ...stops.flatMap((one) => [one.name, one.text])])
          expect(["…", "", null]).toContain(words);
      const idsOf = ({ days }: TripDocument) =>
        days.map(({ id, items }) => [id, items.map((item) => item.id)]);
      expect(idsOf(hidden)).toEqual(idsOf(document));
    }),
    { numRuns: 60 },
  );
});
