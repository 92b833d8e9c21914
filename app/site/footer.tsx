import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import { siteName } from "#app/ui/site-name.ts";
import { useChrome } from "./chrome-data.ts";
import styles from "./footer.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { explorePages, housePages } from "./page-links.ts";
import { socialAccounts } from "./social-accounts.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

const columns = [
  { title: m.footer_explore, links: explorePages },
  { title: m.footer_house, links: housePages },
];

export function Footer() {
  const { year, office } = useChrome();
  return (
    <footer id="site-footer" className={`${styles.footer} horizon`} data-hour="night" tabIndex={-1}>
      <div className="wrap">
        <div className={styles.grid}>
          <section aria-labelledby="letters">
            <h2 className="h2" id="letters">
              {m.footer_letters()}
            </h2>
            <p className={styles.note}>{m.footer_letters_note()}</p>
            <NewsletterForm />
          </section>
          {columns.map((column) => (
            <nav key={column.title()} aria-label={column.title()}>
              <h2 className={styles.title}>{column.title()}</h2>
              <ul className={styles.list}>
                {column.links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label()}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <section className={styles.office}>
            <h2 className={styles.title}>{office.name}</h2>
            <address>
              {office.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <a href={office.phone.href} className="num">
                {office.phone.shown}
              </a>
            </address>
            <ul className={styles.social} aria-label={m.footer_social()}>
              {socialAccounts.map(({ name, icon, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener" target="_blank" aria-label={`${siteName}, ${name}`}>
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className={styles.end}>
          <p>
            <span lang="hi" className={styles.mark}>
              सफ़रनामा
            </span>
            , {m.footer_record()} · {m.footer_rights({ year })}
          </p>
          <ThemeSwitch />
          <LanguageSwitch className="more" />
          <p className={styles.pictures}>{m.footer_pictures()}</p>
        </div>
      </div>
    </footer>
  );
}
