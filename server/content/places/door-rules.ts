import { type DoorRule, type EntryRule, outsideRules } from "#contract/content/entrance.ts";
import type { PlacedSight } from "./read-places.ts";

const isOfDoor = (rule: EntryRule): rule is DoorRule => !outsideRules.some((one) => one === rule);

/** What is asked of who is let in; undefined: nothing that we know of. */
export function listDoorRules({ rules = [] }: PlacedSight): DoorRule[] | undefined {
  const asked = rules.filter(isOfDoor);
  return asked.length > 0 ? asked : undefined;
}
