import type { Carrier } from "#contract/content/facts.ts";
import type { DoorRule } from "#contract/content/sight.ts";

/** What is asked at a door and what carries one there, as they stand in the middle of a sentence. */
export interface EntranceWords {
  readonly rules: Readonly<Record<DoorRule, string>>;
  readonly carriers: Readonly<Record<Carrier, string>>;
}
