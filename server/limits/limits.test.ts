import { join } from "node:path";
import { expect, test } from "vitest";
import { limitNames, limits } from "./limits.ts";

const windows: [seconds: number, name: string][] = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
];

/** 900 → "15 minutes". */
function writeWindow(seconds: number): string {
  const [length, name] = windows.find(([each]) => seconds % each === 0) ?? [1, "second"];
  const count = seconds / length;
  return count === 1 ? name : `${count} ${name}s`;
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;

/** docs/limits.md is this table: `vitest run -u server/limits/limits.test.ts` writes it anew. */
test("the operator's page of limits is the table itself", async () => {
  const rows = limitNames.map((name) => {
    const { count, seconds, owner, reason } = limits[name];
    const fixed = "isFixed" in limits[name] ? "fixed" : "";
    return row([`\`${name}\``, count, writeWindow(seconds), owner, fixed, reason]);
  });
  const page = [
    "# Limits",
    "",
    "Each is counted by its owner in a window that begins with the first; `server/limits/limits.ts` is the table, and",
    "this page is written from it. `LIMITS=name=count,…` loosens those that are not fixed; `/metrics` counts as",
    '`limit_refusals_total{limit="…"}` how often each was reached. What everybody has together refuses nobody: the',
    "work waits or the browser does it.",
    "",
    row(["name", "count", "in a", "of", "", "why"]),
    row(Array.from({ length: 6 }, () => "---")),
    ...rows,
    "",
  ].join("\n");
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, "../../docs/limits.md"));
});
