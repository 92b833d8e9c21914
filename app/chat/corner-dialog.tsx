import { Dialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "#app/ui/button.tsx";
import { useReturnFocus } from "#app/ui/return-focus.ts";
import styles from "./corner-dialog.module.css";

type CornerDialogProps = {
  onClose(): void;
  title: string;
  /** Beside the title: who is there, or what this is. */
  lede?: ReactNode;
  /** Before the title. */
  sign?: ReactNode;
  /** As high as the screen lets it, and the whole of a phone's; otherwise as high as what is in it. */
  tall?: boolean;
  children: ReactNode;
};

/** Below this the chat takes the whole screen, and the page behind it is out of reach. */
const phone = "(max-width: 600px)";
const finePointer = "(hover: hover) and (pointer: fine)";

/**
 * A window at the corner over a page that goes on: no scrim, and a press outside leaves it open. On a
 * phone a tall one covers everything. Escape closes it, and the focus goes back where it came from.
 */
export function CornerDialog(props: CornerDialogProps) {
  const { onClose, title, lede, sign, tall = false, children } = props;
  const [modal] = useState(() => tall && window.matchMedia(phone).matches);
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open modal={modal} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className={styles.dialog}
          data-hour="dusk"
          data-tall={tall || undefined}
          data-covers={modal || undefined}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.keepOpener();
            const dialog = event.target as HTMLElement;
            const wanted = dialog.querySelector<HTMLElement>("[data-first]");
            event.preventDefault();
            // On a phone the keyboard would cover half of what is to be read first.
            if (wanted && window.matchMedia(finePointer).matches) wanted.focus();
            else dialog.focus();
          }}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className={styles.head}>
            {sign}
            <div className={styles.words}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {lede}
            </div>
            <Dialog.Close asChild>
              <IconButton name="close" label={m.chat_close()} variant="plain" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
