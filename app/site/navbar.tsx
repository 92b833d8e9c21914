import { useEffect, useState } from "react";
import { Link } from "react-router";
import { keys, useStored } from "#app/calls/stored-values.ts";
import { NavTrigger } from "#app/panels/nav-trigger.tsx";
import { usePanels } from "#app/panels/panels.tsx";
import { m } from "#app/paraglide/messages.js";
import { Portrait } from "#app/traveller/portrait.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { siteName } from "#app/ui/site-name.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Mark } from "./logo.tsx";
import styles from "./navbar.module.css";
import { SearchBar } from "./search-bar.tsx";
import { WorldClock } from "./world-clock.tsx";

/** Section 9: the scrolled style begins past 10 px. */
const scrollThreshold = 10;

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > scrollThreshold);
    read();
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, []);
  return scrolled;
}

/** The stored picture of who is signed in, or the default icon. */
export function LoginIcon({ className }: { className?: string }) {
  const image = useStored(keys.image);
  const { login, openLogin, closeLogin } = usePanels();
  return (
    <button
      type="button"
      className={`${styles.login} ${className ?? ""}`}
      aria-label={image ? m.nav_account() : m.nav_login()}
      aria-haspopup="dialog"
      aria-expanded={login !== null}
      onClick={() => (login ? closeLogin() : openLogin())}
    >
      {image ? <Portrait src={image} size={48} /> : <Icon name="person" />}
    </button>
  );
}

export function Navbar() {
  const scrolled = useScrolled();
  const { panel } = usePanels();
  return (
    <header
      className={`${styles.navbar} ${scrolled ? `${styles.scrolled} scrolled` : ""}`}
      data-navbar
      data-open={panel ?? undefined}
    >
      <Link to="/" className={styles.logo} aria-label={m.nav_home()}>
        <Mark />
        <span className={styles.name}>{siteName}</span>
      </Link>
      <nav className={styles.links} aria-label={m.nav_main()}>
        <NavTrigger panel="destinations" href="/#regions" className={styles.link}>
          {m.nav_destinations()}
          <Icon name="chevron-down" size={16} />
        </NavTrigger>
        <NavTrigger panel="about" href="/about" className={styles.link}>
          {m.nav_about()}
        </NavTrigger>
        <NavTrigger panel="trip" href="/contact" className={styles.link}>
          {m.nav_trip()}
        </NavTrigger>
        <NavTrigger panel="menu" href="#site-footer" className={styles.link}>
          {m.nav_menu()}
          <Icon name="menu" size={16} />
        </NavTrigger>
      </nav>
      <SearchBar />
      <WorldClock />
      <LanguageSwitch className={`${styles.link} ${styles.switch}`} />
      <Link to="/AdminLogin" className={`${styles.link} ${styles.admin}`}>
        {m.nav_admin()}
      </Link>
      <LoginIcon />
      <NavTrigger
        panel="menu"
        href="#site-footer"
        className={styles["menu-button"]}
        label={m.nav_menu()}
      >
        <Icon name={panel === "menu" ? "close" : "menu"} size={24} />
      </NavTrigger>
    </header>
  );
}
