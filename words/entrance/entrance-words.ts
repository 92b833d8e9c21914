import type { Carrier, DoorRule } from "#contract/content/entrance.ts";

/** What is asked at a door and what carries one there, as they stand in the middle of a sentence. */
export interface EntranceWords {
  readonly rules: Readonly<Record<DoorRule, string>>;
  readonly carriers: Readonly<Record<Carrier, string>>;
}
