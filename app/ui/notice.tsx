import { useEffect, useSyncExternalStore } from "react";
import { m } from "#app/paraglide/messages.js";
import { findNotice, hideNotice, watchNotice } from "#app/release/notice.ts";
import { IconButton } from "./button.tsx";
import styles from "./notice.module.css";

/** What is said when not even a toast can be fetched; mounted once, over the page. */
export function Notice() {
  const said = useSyncExternalStore(watchNotice, findNotice, () => null);
  useEffect(() => {
    if (said?.time == null) return;
    const timer = setTimeout(() => hideNotice(said.text), said.time);
    return () => clearTimeout(timer);
  }, [said]);
  if (!said) return null;
  return (
    <div className={styles.notice} role="alert" data-keeps-popup>
      <p>{said.text}</p>
      <IconButton
        name="close"
        variant="plain"
        label={m.popup_close()}
        onClick={() => hideNotice()}
      />
    </div>
  );
}
