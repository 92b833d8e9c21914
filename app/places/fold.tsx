import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./fold.module.css";

type FoldProps = {
  label: string;
  /** On a telephone alone: a wider screen has it open, without the button. */
  narrow?: boolean;
  /** What is in it is in use already. */
  open?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** What goes on when it is asked for: the browser's own, so that it opens without a script too. */
export function Fold({ label, narrow, open, className, children }: FoldProps) {
  return (
    <details
      className={`${styles.fold} ${className ?? ""}`}
      data-narrow={narrow || undefined}
      open={open}
    >
      <summary>
        {label}
        <Icon name="plus" size={20} />
      </summary>
      {children}
    </details>
  );
}
