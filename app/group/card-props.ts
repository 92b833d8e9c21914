import type { Action } from "#app/calls/use-action.ts";
import type { ShownGroup } from "./apply-waiting.ts";
import type { Group } from "./use-group.ts";
import type { Undo } from "./use-undo.tsx";

/** What each card of the group has. */
export type CardProps = { group: Group; shown: ShownGroup; action: Action; undo: Undo };

/** A member's name, as one reads it oneself. */
export const nameMember = ({ members }: ShownGroup, id: string): string =>
  members.find((one) => one.id === id)?.name ?? "";
