import { expect, test } from "vitest";
import { splitLead } from "./split-lead.ts";

const sentence = (words: number, name: string) => `${Array(words).fill(name).join(" ")}.`;

test("a short text is one paragraph", () => {
  const text = `${sentence(50, "a")} ${sentence(35, "b")}`;
  expect(splitLead(text)).toEqual([text, ""]);
});

test("a long text breaks at the end of the sentence that is nearest to sixty words", () => {
  const parts = [sentence(30, "a"), sentence(25, "b"), sentence(30, "c"), sentence(30, "d")];
  expect(splitLead(parts.join(" "))).toEqual([
    `${parts[0]} ${parts[1]}`,
    `${parts[2]} ${parts[3]}`,
  ]);
});

test("a text of one endless sentence stays whole", () => {
  const text = sentence(150, "a");
  expect(splitLead(text)).toEqual([text, ""]);
});

test("the last sentence is left for below", () => {
  const [lead, rest] = splitLead(`${sentence(30, "a")} ${sentence(95, "b")}`);
  expect(lead).toBe(sentence(30, "a"));
  expect(rest).toBe(sentence(95, "b"));
});
