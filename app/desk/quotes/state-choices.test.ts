import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { indiaStates } from "#contract/quote/india-states.ts";

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

test("the desk calls a state as the site's pages do, in either language", () => {
  const [english, hindi] = [read("messages/en.json"), read("messages/hi.json")];
  const slugs = new Map(
    (read("content/states.json") as { slug: string; name: string }[]).map(({ slug, name }) => [
      name,
      slug,
    ]),
  );
  const said = read("content/hi/states.json") as Record<string, [string, string]>;
  const states = indiaStates.filter(({ code }) => code !== "97");
  expect(states).toHaveLength(36);
  for (const { code, name } of states) {
    expect(english[`gst_state_${code}`]).toBe(name);
    expect(hindi[`gst_state_${code}`]).toBe(said[`${slugs.get(name)}.name`]?.[1]);
  }
});
