import { type ReactNode, useState } from "react";
import type { Action } from "#app/calls/use-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import styles from "./group.module.css";

export type Undo = {
  /** Says what was done, and how it is taken back. */
  offer(said: string, back: () => Promise<unknown>): void;
  line: ReactNode;
};

/** The last thing that was done, with a way back until something else is. */
export function useUndo(action: Action): Undo {
  const [last, setLast] = useState<{ said: string; back(): Promise<unknown> } | null>(null);
  async function takeBack(): Promise<void> {
    if (last && (await action.run("undo", last.back))) setLast(null);
  }
  return {
    offer: (said, back) => setLast({ said, back }),
    line: (
      <div role="status">
        {last && (
          <div className={styles.undo}>
            <span dir="auto">{last.said}</span>
            <Button
              size="small"
              variant="quiet"
              busy={action.busy === "undo"}
              onClick={() => void takeBack()}
            >
              {m.group_undo()}
            </Button>
          </div>
        )}
      </div>
    ),
  };
}
