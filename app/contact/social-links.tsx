import { m } from "#app/paraglide/messages.js";
import { socialAccounts } from "#app/site/social-accounts.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./social-links.module.css";

export function SocialLinks() {
  return (
    <ul className={styles.links} aria-label={m.contact_social()}>
      {socialAccounts.map(({ name, icon, href }) => (
        <li key={name}>
          <a href={href} rel="noopener" aria-label={name}>
            <Icon name={icon} size={22} />
          </a>
        </li>
      ))}
    </ul>
  );
}
