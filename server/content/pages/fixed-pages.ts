import type { RegionSlug } from "#contract/content/content.ts";
import type { PictureView } from "#contract/content/picture.ts";
import { monthInIndia } from "#contract/trip/india-clock.ts";
import { addressOf } from "../addresses.ts";
import { getJourneys } from "../journeys/read-journeys.ts";
import { drawStateMap } from "../map/state-map.ts";
import { viewPicture } from "../picture-view.ts";
import { findFilmFiles, hasFilmFile } from "./film-files.ts";
import { setTitleWord } from "./giant-words.ts";
import { readHeadScene } from "./head-scenes.ts";
import type { PageSource } from "./page-source.ts";
import { findLead } from "./theme-page.ts";

export type FaqPage = ReturnType<typeof readFaqPage>;

/** An answer names no page that was read, so its day alone makes it no surer. */
const withReadDay = ({ checked, ...told }: PageSource["fixed"]["faqs"]["questions"][number]) => ({
  ...told,
  readOver: checked ?? null,
});

/** Five questions, the weather of the present month, and the news. */
export function readFaqPage(source: PageSource) {
  const month = monthInIndia(source.clock());
  const { questions, weather, news } = source.fixed.faqs;
  return {
    scene: readHeadScene(source, "faqs"),
    questions: questions.map(withReadDay),
    month,
    weather: {
      note: weather.note,
      cities: weather.cities.flatMap(({ city, name, months }) => {
        const now = months[month - 1];
        return now ? [{ name, to: addressOf.destination(city), ...now }] : [];
      }),
    },
    news: [...news].sort((a, b) => b.date.localeCompare(a.date)),
  };
}

export type GalleryPage = ReturnType<typeof readGalleryPage>;

/** Three groups of three pictures and three collections. */
export function readGalleryPage(source: PageSource) {
  const { catalogue, fixed } = source;
  const { note, groups, collections } = fixed.gallery;
  return {
    note,
    scene: readHeadScene(source, "gallery"),
    groups: groups.map(({ pictures, ...group }) => ({
      ...group,
      pictures: pictures.map(({ picture, ...told }) => ({
        ...told,
        picture: viewPicture(catalogue, picture, "figure"),
      })),
    })),
    collections: collections.map(({ picture, leads, ...collection }) => ({
      ...collection,
      picture: viewPicture(catalogue, picture),
      leads: leads.flatMap((lead) => {
        const tile = findLead(source, lead);
        return tile ? [{ to: tile.to, name: tile.name }] : [];
      }),
    })),
  };
}

export type AboutPage = ReturnType<typeof readAboutPage>;

/** Who we are; the picture is of the state where the office stands. */
export function readAboutPage({ catalogue, fixed }: PageSource) {
  return {
    about: fixed.about,
    word: setTitleWord(fixed.about.title),
    office: fixed.office,
    picture: viewPicture(catalogue, "state-jharkhand", "hero"),
    counts: {
      states: catalogue.states.length,
      cities: catalogue.cities.length,
      attractions: catalogue.attractions.length,
      experiences: catalogue.experiences.length,
      festivals: catalogue.festivals.length,
    },
  };
}

export type ContactPage = ReturnType<typeof readContactPage>;

/** The office, and Jharkhand with its town on it. */
export function readContactPage(source: PageSource) {
  const { catalogue, fixed } = source;
  const { office } = fixed;
  const nearby = catalogue.findDestination("bodh-gaya");
  return {
    office,
    scene: readHeadScene(source, "contact"),
    state: catalogue.nameState("jharkhand"),
    map: drawStateMap("jharkhand", [
      { label: office.postal.locality, address: "/contact", kind: "here", ...office.coordinates },
      ...(nearby
        ? [
            {
              label: nearby.name,
              address: addressOf.destination(nearby.slug),
              kind: nearby.kind,
              ...nearby.coordinates,
            },
          ]
        : []),
    ]),
  };
}

export type GuidesPage = ReturnType<typeof readGuides>;

/** The four video guides of the Blogs page. */
export function readGuides({ catalogue, fixed }: PageSource) {
  return fixed.films.guides.map(({ poster, file, ...guide }) => ({
    ...guide,
    films: findFilmFiles(file).map((type) => ({
      src: `/films/${file}.${type}`,
      type: `video/${type}`,
    })),
    /** Address of the English captions. */
    captions: hasFilmFile(`${file}.vtt`) ? `/films/${file}.vtt` : null,
    poster: viewPicture(catalogue, poster),
  }));
}

export type SearchPage = ReturnType<typeof readSearchPage>;

/** Forty results are more than anyone reads. */
const mostResults = 40;

export function readSearchPage(source: PageSource, asked: string | null) {
  const query = (asked ?? "").slice(0, 80).trim();
  const found = query ? source.search.find(query, mostResults) : [];
  return {
    query,
    results: found.map(({ to, name, kind, place }) => ({
      to,
      name,
      kind,
      place,
      picture: findPictureOf(source, to),
    })),
  };
}

/** The picture of what lies at an address; a sight has that of the place where one sleeps for it. */
function findPictureOf(source: PageSource, to: string): PictureView | null {
  const { catalogue } = source;
  const [, list = "", slug = ""] = (to.split("#")[0] ?? "").split("/");
  if (list === "journeys") {
    const journey = getJourneys(source.language).find((each) => each.slug === slug);
    return journey ? (findLead(source, journey.picture)?.picture ?? null) : null;
  }
  const region = catalogue.find("regions", list as RegionSlug);
  const lists = { attractions: 0, experiences: 0, festivals: 0, themes: 0 };
  const item =
    list === "destinations"
      ? catalogue.findDestination(slug)
      : region
        ? slug === ""
          ? region
          : catalogue.find("states", slug)
        : list in lists && slug !== ""
          ? catalogue.find(list as keyof typeof lists, slug)
          : null;
  return item ? viewPicture(catalogue, item.picture) : null;
}
