import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Popup } from "#app/ui/popup.tsx";
import styles from "./agree.module.css";

/** Asks in words before something is done that is written down for good. */
export function Agree({
  open,
  title,
  yes,
  no,
  width = 480,
  busy,
  onYes,
  onNo,
  children,
}: {
  open: boolean;
  title: string;
  yes: string;
  no: string;
  width?: 480 | 640;
  busy?: boolean;
  onYes(): void;
  onNo(): void;
  children: ReactNode;
}) {
  return (
    <Popup open={open} onClose={onNo} title={title} width={width}>
      <div className={styles.question}>
        {children}
        <span className={styles.buttons}>
          <Button size="small" busy={busy ?? false} onClick={onYes}>
            {yes}
          </Button>
          <Button variant="quiet" size="small" onClick={onNo}>
            {no}
          </Button>
        </span>
      </div>
    </Popup>
  );
}
