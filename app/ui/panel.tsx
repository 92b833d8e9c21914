import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "./button.tsx";
import parts from "./dialog-parts.module.css";
import styles from "./panel.module.css";
import { useReturnFocus } from "./return-focus.ts";

type PanelProps = {
  open: boolean;
  /** The close button and Escape. */
  onClose(): void;
  /** A press on the dark scrim or elsewhere outside; the navbar keeps its own counsel. */
  onOutside(): void;
  title: string;
  /** The body draws its own visible heading. */
  bare?: boolean;
  size?: "narrow" | "regular" | "medium" | "wide";
  hour?: "dawn" | "noon" | "gold" | "dusk" | "night";
  children: ReactNode;
};

/** A panel of the navbar: hangs under it on a wide screen, rises as a sheet at 768 px and below. */
export function Panel(props: PanelProps) {
  const { open, onClose, onOutside, title, bare, size = "regular", hour, children } = props;
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root modal={false} open={open}>
      <Dialog.Portal>
        {/* Its own listener: the dialog's for presses outside comes a moment after it stands. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the button close it by keyboard. */}
        <div className={styles.scrim} role="presentation" data-scrim onClick={onOutside} />
        <Dialog.Content
          className={[styles.panel, size !== "regular" && styles[size]].filter(Boolean).join(" ")}
          data-hour={hour}
          aria-describedby={undefined}
          onOpenAutoFocus={returnFocus.onOpenAutoFocus}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            onClose();
          }}
          onInteractOutside={(event) => {
            event.preventDefault();
            const target = event.detail.originalEvent.target as Element | null;
            if (event.type.includes("focus")) return;
            if (target?.closest("[data-keeps-popup], [data-scrim]")) return;
            // What the bar carries decides for itself; its empty part is outside like any other.
            if (target?.closest("[data-navbar] :is(a, button, select, input)")) return;
            onOutside();
          }}
        >
          <Dialog.Title className={bare ? "visually-hidden" : parts.title} tabIndex={-1} data-title>
            {title}
          </Dialog.Title>
          <div className={bare ? undefined : parts.body}>{children}</div>
          <IconButton
            name="close"
            label={m.popup_close()}
            className={parts.close}
            onClick={onClose}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
