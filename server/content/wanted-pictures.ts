import { type Catalogue, type ListName, listNames } from "./catalogue.ts";
import type { StaticPages } from "./static-pages.ts";

/** One use of a picture: which list names it, for which of its items. */
export type PictureUse = {
  picture: string;
  list: ListName | "gallery" | "collections" | "films" | "guides" | "portraits" | "site";
  item: string;
  /** Where the item lies, for those that are a place. */
  at: { lon: number; lat: number } | null;
};

/** Every picture that the content, the films and the account screens name, use by use. */
export function listWantedPictures(
  catalogue: Pick<Catalogue, ListName>,
  { gallery, films }: Pick<StaticPages, "gallery" | "films">,
): PictureUse[] {
  const use = (list: PictureUse["list"], item: string, picture: string): PictureUse => ({
    picture,
    list,
    item,
    at: null,
  });
  return [
    ...listNames.flatMap((list) =>
      catalogue[list].map((item) => ({
        ...use(list, item.slug, item.picture),
        at: "coordinates" in item ? item.coordinates : null,
      })),
    ),
    ...gallery.groups.flatMap(({ slug, pictures }) =>
      pictures.map(({ picture, title }) => use("gallery", `${slug}: ${title}`, picture)),
    ),
    ...gallery.collections.map(({ slug, picture }) => use("collections", slug, picture)),
    ...films.home.map(({ title, poster }) => use("films", title, poster)),
    ...films.guides.map(({ slug, poster }) => use("guides", slug, poster)),
    ...[1, 2, 3, 4, 5].map((number) => use("portraits", `${number}`, `portrait-${number}`)),
    use("site", "India", "india"),
  ];
}
