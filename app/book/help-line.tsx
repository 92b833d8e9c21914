import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import type { TripBook } from "#contract/wire/trip-book.ts";
import styles from "./book.module.css";

/** 112 and the office, one press away. */
export function HelpLine({
  office,
  whatsapp,
}: {
  office: TripBook["office"];
  whatsapp: string | null;
}) {
  return (
    <nav className={styles.help} aria-label={m.road_help()}>
      <a className={styles.emergency} href="tel:112">
        <Icon name="phone" size={20} />
        {m.road_emergency()}
      </a>
      {office.numbers.map(({ href, label, shown }) => (
        <a key={href} href={href}>
          <Icon name="phone" size={20} />
          <span>
            {label} <span className="num">{shown}</span>
          </span>
        </a>
      ))}
      {whatsapp && (
        <a href={`https://wa.me/${whatsapp.replaceAll(/\D/g, "")}`} rel="noopener" target="_blank">
          <Icon name="chat" size={20} />
          {m.mytrips_whatsapp()}
        </a>
      )}
    </nav>
  );
}
