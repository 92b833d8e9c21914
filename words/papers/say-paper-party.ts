import type { Heads } from "#contract/trip/say-party.ts";
import type { SayPaper } from "./say-paper.ts";

/** "4 adults, 1 child (8)"; `atLeast`: more may come. */
export function sayPaperParty(
  { adults, children }: Heads,
  say: SayPaper,
  { atLeast = false } = {},
): string {
  const isTold = children.some((age) => age !== null);
  const ages = isTold ? ` (${children.map((age) => age ?? say("age")).join(", ")})` : "";
  const more = atLeast ? ` ${say("or-more")}` : "";
  return say("party", { adults, more, children: children.length, ages });
}
