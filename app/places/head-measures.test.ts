import { expect, test } from "vitest";
import { measureHead } from "./head-measures.ts";

const line = { text: "WANGALA", em: 6 };

test("a head without a picture places its word by measures too: else it lay below the menu", () => {
  const measures = measureHead({ wide: [line], narrow: [line] }, null);
  for (const name of ["--x", "--y", "--w", "--h", "--ratio", "--row"])
    expect(measures, name).toHaveProperty([name]);
});
