import { m } from "#app/paraglide/messages.js";
import { IconButton } from "#app/ui/button.tsx";

type UndoButtonsProps = {
  plan: { canUndo: boolean; canRedo: boolean; undo(): void; redo(): void };
};

/** A step back and a step on again in the changes of a trip. */
export const UndoButtons = ({ plan }: UndoButtonsProps) => (
  <>
    <IconButton
      name="undo"
      variant="outline"
      label={m.plan_undo()}
      disabled={!plan.canUndo}
      onClick={plan.undo}
    />
    <IconButton
      name="redo"
      variant="outline"
      label={m.plan_redo()}
      disabled={!plan.canRedo}
      onClick={plan.redo}
    />
  </>
);
