import type { Office } from "#contract/content/office.ts";
import type { Language } from "#contract/languages.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Box, IndiaSheet } from "./map/india-sheet.ts";
import { firstLanguage } from "./overrides/layers.ts";
import type { StaticPages } from "./static-pages.ts";

/** What the navbar, the footer and the head of every page need. */
export type Chrome = {
  origin: string;
  /** The languages of the pages, where there are several. */
  languages?: readonly Language[];
  /** What the clock's countries are called, in their order, where that is not in English. */
  clockCountries?: string[];
  /** The copyright's, in India. */
  year: number;
  authMount: string;
  /** The ways to sign in beside the password that this installation is set up for. */
  signInWays: string[];
  /** Section 1: the live chat is a third party's; its widget is asked for by the browser. */
  chat: { provider: string; id?: string; url?: string };
  /** The drawing that the outlines of states are taken from. */
  map: string;
  regions: {
    slug: string;
    name: string;
    /** The part of the drawing that its mainland takes; islands far off have frames of their own. */
    frame: Box;
    islands: { slug: string; frame: Box }[];
    states: { slug: string; name: string }[];
  }[];
  office: Pick<Office, "name" | "address" | "phone" | "helpline" | "fax" | "emails" | "hours">;
};

/** So far from their region's coast that they would make the rest of it small. */
const farIslands = ["andaman-and-nicobar-islands"];

type Source = Pick<Chrome, "origin" | "authMount" | "signInWays" | "chat"> & {
  /** Of the page. */
  language?: Language;
  languages: readonly Language[];
  catalogue: Catalogue;
  map: IndiaSheet;
  fixed: StaticPages;
  clock: () => Date;
};

export function readChrome(services: Source): Chrome {
  const { catalogue, map, fixed, language = firstLanguage } = services;
  const { name, address, phone, helpline, fax, emails, hours } = fixed.office;
  return {
    origin: services.origin,
    ...(services.languages.length > 1 && { languages: services.languages }),
    ...(language !== firstLanguage && {
      clockCountries: fixed.clockCountries.map(({ label }) => label),
    }),
    year: Number(
      new Intl.DateTimeFormat("en", { year: "numeric", timeZone: fixed.office.timeZone }).format(
        services.clock(),
      ),
    ),
    authMount: services.authMount,
    signInWays: services.signInWays,
    chat: services.chat,
    map: map.address,
    regions: catalogue.regions.map((region) => ({
      slug: region.slug,
      name: region.name,
      frame: map.frame(region.states.filter((slug) => !farIslands.includes(slug))),
      islands: region.states
        .filter((slug) => farIslands.includes(slug))
        .map((slug) => ({ slug, frame: map.frame([slug]) })),
      states: region.states.map((slug) => ({ slug, name: catalogue.nameState(slug) })),
    })),
    office: { name, address, phone, helpline, fax, emails, hours },
  };
}
