import { m } from "#app/paraglide/messages.js";

type PageLink = { to: string; label: () => string };

/** What there is to see: in the menu and at the foot of every page. */
export const explorePages: readonly PageLink[] = [
  { to: "/attractions", label: m.nav_attractions },
  { to: "/experiences", label: m.nav_experiences },
  { to: "/festivals", label: m.nav_festivals },
  { to: "/treks", label: m.treks_title },
  { to: "/themes", label: m.nav_themes },
  { to: "/gallery", label: m.nav_gallery },
  { to: "/blogs", label: m.nav_reviews },
  { to: "/journeys", label: m.journeys_title },
  { to: "/plan", label: m.plan_title },
  { to: "/handbook", label: m.handbook_title },
];

/** Who we are and on what terms: likewise. */
export const housePages: readonly PageLink[] = [
  { to: "/faqs", label: m.nav_faqs },
  { to: "/contact", label: m.nav_contact },
  { to: "/privacy", label: m.nav_privacy },
  { to: "/terms", label: m.nav_terms },
];
