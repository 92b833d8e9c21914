import { expect, test } from "vitest";
import { placeLabels } from "./place-labels.ts";

const frame = { width: 100, height: 112 };
const stop = (name: string, x: number, y: number) => ({
  base: { name },
  said: "1–3",
  at: { x, y },
});

test("a name stands beside its stop, and elsewhere where another stop is in its way", () => {
  const [alone] = placeLabels([stop("Agra", 40, 50)], frame);
  expect(alone?.label.anchor).toBe("start");
  const [jaipur] = placeLabels([stop("Jaipur", 30, 50), stop("Agra", 45, 50)], frame);
  expect(jaipur?.label.anchor).toBe("end");
  const [edge] = placeLabels([stop("Varanasi", 95, 50)], frame);
  expect(edge?.label.anchor).toBe("end");
});

test("where there is no room a name stands all the same", () => {
  const crowd = Array.from({ length: 9 }, (_, index) =>
    stop("A very long name indeed", 50, 50 + index),
  );
  expect(placeLabels(crowd, frame)).toHaveLength(9);
});
