import { findWhatsapp } from "#app/desk/ui/find-whatsapp.ts";
import { m } from "#app/paraglide/messages.js";
import { writeOnWhatsapp } from "#app/talk/whatsapp.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "./link-once.module.css";

/** A link of which only the hash is kept: it is shown this once, to be copied or handed on. */
export function LinkOnce({
  lede,
  url,
  phone = "",
  text = url,
  copy = m.quote_copy_link(),
}: {
  lede: string;
  url: string;
  /** Whom to send `text` on WhatsApp; without a number with its country nobody. */
  phone?: string;
  text?: string;
  /** On the button that copies it. */
  copy?: string;
}) {
  return (
    <div className={styles.link} role="status">
      <p>{lede}</p>
      <code>{url}</code>
      <span className={styles.buttons}>
        <Button
          size="small"
          variant="secondary"
          onClick={() => void navigator.clipboard.writeText(url)}
        >
          {copy}
        </Button>
        {text !== url && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => void navigator.clipboard.writeText(text)}
          >
            {m.asks_copy()}
          </Button>
        )}
        {findWhatsapp(phone) && (
          <a
            href={writeOnWhatsapp(findWhatsapp(phone), text)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {m.desk_whatsapp()}
          </a>
        )}
      </span>
    </div>
  );
}
