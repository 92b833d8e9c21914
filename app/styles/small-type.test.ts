import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** CSS pixels below which a stroke this heavy closes the gap under the dot of an i. */
const smallest = 17;
const heaviest = 580;

const pixelsOf = (size: string): number => {
  if (size === "var(--t-small)") return 16;
  if (size === "var(--t-label)") return 15;
  const [, number = "", unit = ""] = /^([\d.]+)(rem|px)$/.exec(size) ?? [];
  return number ? Number(number) * (unit === "rem" ? 16 : 1) : Number.POSITIVE_INFINITY;
};

test("small words are light enough for the dot of an i to stand apart", () => {
  const faults = globSync("app/**/*.css").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
      ([, selector = "", body = ""]) => {
        const size = /font-size:\s*([^;]+);/.exec(body)?.[1] ?? "";
        const weight = Number(/font-weight:\s*(\d+);/.exec(body)?.[1] ?? 0);
        return pixelsOf(size) < smallest && weight > heaviest
          ? [`${file}: ${selector.trim()} has ${weight} at ${size}`]
          : [];
      },
    ),
  );
  expect(faults).toEqual([]);
});
