import { Link } from "react-router";
import { keys, useStored } from "#app/calls/stored-values.ts";
import { usePanels } from "#app/panels/panels.tsx";
import type { PanelName } from "#app/panels/panels-state.ts";
import { m } from "#app/paraglide/messages.js";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { latePart } from "#app/ui/late-part.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { useChrome } from "./chrome-data.ts";
import { DestinationsPanel } from "./destinations-panel.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./nav-panels.module.css";
import { explorePages, housePages } from "./page-links.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

const TripForm = latePart(async () => (await import("#app/trips/trip-form.tsx")).TripForm, {
  wait: <div className={styles.wait} />,
});

const aboutLinks: { to: string; icon: IconName; label: () => string; note: () => string }[] = [
  { to: "/blogs", icon: "edit", label: m.nav_our_blogs, note: m.nav_our_blogs_note },
  { to: "/gallery", icon: "image", label: m.nav_gallery, note: m.nav_gallery_note },
  { to: "/contact", icon: "phone", label: m.nav_contact, note: m.nav_contact_note },
];

function AboutPanel() {
  const { panel, closePanel, dismiss } = usePanels();
  return (
    <Panel
      open={panel === "about"}
      onClose={closePanel}
      onOutside={dismiss}
      title={m.nav_about()}
      size="narrow"
    >
      <ul className={styles.about}>
        {aboutLinks.map(({ to, icon, label, note }) => (
          <li key={to}>
            <Link to={to} className={styles.row} onClick={dismiss}>
              <span className={styles.disc}>
                <Icon name={icon} />
              </span>
              <span>
                <b>{label()}</b>
                <span className={styles.note}>{note()}</span>
              </span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const sections: { panel: PanelName; label: () => string }[] = [
  { panel: "destinations", label: m.nav_destinations },
  { panel: "about", label: m.nav_about },
  { panel: "trip", label: m.nav_trip },
];

function HeadOffice() {
  const { office } = useChrome();
  return (
    <address className={styles.office}>
      <h3 className={styles["office-title"]}>{office.name}</h3>
      <p>
        {office.address.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </p>
      <dl className={styles.facts}>
        {[office.phone, office.helpline].map((entry) => (
          <div key={entry.label}>
            <dt>{entry.label}</dt>
            <dd>
              <a href={entry.href} className="num">
                {entry.shown}
              </a>
            </dd>
          </div>
        ))}
        {office.emails.map((entry) => (
          <div key={entry.address}>
            <dt>{entry.label}</dt>
            <dd>
              <a href={`mailto:${entry.address}`}>{entry.address}</a>
            </dd>
          </div>
        ))}
        <div>
          <dt>{office.fax.label}</dt>
          <dd className="num">{office.fax.shown}</dd>
        </div>
      </dl>
    </address>
  );
}

function MenuPanel() {
  const { panel, openPanel, closePanel, dismiss } = usePanels();
  // The bar's own link stands on wide screens alone: on a phone the desk is reached from here.
  const admin = useStored(keys.admin);
  return (
    <Panel
      open={panel === "menu"}
      onClose={closePanel}
      onOutside={dismiss}
      title={m.nav_menu()}
      size="medium"
    >
      <div className={styles.menu}>
        <div className={styles.sections}>
          {sections.map((section) => (
            <h3 key={section.panel}>
              <button
                type="button"
                className={styles.section}
                aria-haspopup="dialog"
                onClick={() => openPanel(section.panel)}
              >
                {section.label()}
                <Icon name="chevron-right" size={24} />
              </button>
            </h3>
          ))}
        </div>
        <ul className={styles.links}>
          {[...explorePages, ...housePages].map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={dismiss}>
                {label()}
              </Link>
            </li>
          ))}
          {admin && (
            <li>
              <Link to="/AdminPanel" onClick={dismiss}>
                {m.nav_desk()}
              </Link>
            </li>
          )}
        </ul>
        <HeadOffice />
        <div className={styles.theme}>
          <ThemeSwitch />
          <LanguageSwitch className="more" />
        </div>
      </div>
    </Panel>
  );
}

function TripPanel() {
  const { panel, closePanel, dismiss } = usePanels();
  return (
    <Panel
      open={panel === "trip"}
      onClose={closePanel}
      onOutside={dismiss}
      title={m.nav_trip()}
      hour="dusk"
      bare
    >
      <TripForm />
    </Panel>
  );
}

export function NavPanels() {
  return (
    <>
      <DestinationsPanel />
      <AboutPanel />
      <TripPanel />
      <MenuPanel />
    </>
  );
}
