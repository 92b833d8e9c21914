import { useRef } from "react";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./chat-launcher.module.css";
import { useClearPlace } from "./use-clear-place.ts";

type ChatLauncherProps = {
  onOpen(): void;
  /** While the window is open the button lies behind it. */
  open: boolean;
  unread?: number;
};

/** The small sun at the corner that opens the chat, with a mark for answers not seen yet; never over a control. */
export function ChatLauncher({ onOpen, open, unread = 0 }: ChatLauncherProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useClearPlace(ref);
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={styles.launcher}
        data-open={open || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={unread > 0 ? m.chat_open_unread({ count: unread }) : undefined}
        onClick={onOpen}
      >
        <span className={styles.sun}>
          <Icon name="chat" size={24} />
          {unread > 0 && <b className={styles.mark}>{unread > 9 ? "9+" : unread}</b>}
        </span>
        <span className={styles.words}>{m.chat_open()}</span>
      </button>
      <p className="visually-hidden" role="status">
        {unread > 0 && !open ? m.chat_unread({ count: unread }) : ""}
      </p>
    </>
  );
}
