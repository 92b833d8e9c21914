import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "./button.tsx";
import parts from "./dialog-parts.module.css";
import styles from "./popup.module.css";
import { useReturnFocus } from "./return-focus.ts";

type PopupProps = {
  open: boolean;
  onClose(): void;
  /** Always there for a screen reader; `bare` bodies draw their own visible heading. */
  title: string;
  bare?: boolean;
  /** Greatest width in px; 640 unless told. A bottom sheet below 769 px. */
  width?: 480 | 640 | 760 | 920;
  hour?: "dawn" | "noon" | "gold" | "dusk" | "night";
  children: ReactNode;
};

const widths = { 480: styles.w480, 640: "", 760: styles.w760, 920: styles.w920 };

/** A press on the bar under the dark closes the popup, and does what it was meant for as well. */
function pressBar({ clientX: x, clientY: y }: PointerEvent): void {
  const controls = document.querySelectorAll<HTMLElement>('[data-navbar] [aria-haspopup="dialog"]');
  const meant = [...controls].find((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  if (meant) setTimeout(() => meant.click());
}

/**
 * The generic popup of section 2: a title, a close button and a body. Closes on its dark backdrop
 * and on Escape, never on a click inside. Focus stays within and goes back where it came from.
 */
export function Popup({ open, onClose, title, bare, width = 640, hour, children }: PopupProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        {/* Not Dialog.Overlay: it writes a style element, which the page's policy refuses. */}
        <div className={styles.backdrop} data-backdrop>
          <Dialog.Content
            className={`${styles.popup} ${widths[width]}`}
            data-hour={hour}
            aria-describedby={undefined}
            onOpenAutoFocus={returnFocus.onOpenAutoFocus}
            onCloseAutoFocus={returnFocus.onCloseAutoFocus}
            // A toast lies outside, and pressing it is no wish to leave.
            onInteractOutside={(event) => {
              if ((event.target as Element).closest?.("[data-keeps-popup]")) event.preventDefault();
              else if (event.type.includes("pointer"))
                pressBar(event.detail.originalEvent as PointerEvent);
            }}
          >
            <Dialog.Title
              className={bare ? "visually-hidden" : parts.title}
              tabIndex={-1}
              data-title
            >
              {title}
            </Dialog.Title>
            <div className={bare ? undefined : parts.body}>{children}</div>
            <Dialog.Close asChild>
              <IconButton name="close" label={m.popup_close()} className={parts.close} />
            </Dialog.Close>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
