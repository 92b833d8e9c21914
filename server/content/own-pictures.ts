import type { PictureEntry } from "#contract/content/content-parts.ts";
import { nameOfOwn, type OwnPicture, PlacePicture } from "#contract/content/own-picture.ts";
import type { PictureSubject } from "#contract/content/picture.ts";
import { accepting } from "./content-file.ts";
import { layOver } from "./overrides/layers.ts";

const accept = accepting(PlacePicture);

/** What the office has published in the place of a picture, in the layer that is asked; null: nothing. */
export const findOwn = (slug: string): OwnPicture | null =>
  layOver("pictures", slug, { slug, own: null } as PlacePicture, accept).own;

/** The same as a picture of the site's own: by its own name, one hour, no layers. */
export const asEntry = (own: OwnPicture): PictureEntry => ({
  slug: nameOfOwn(own.file),
  alt: own.alt,
  credit: own.credit,
  width: own.width,
  height: own.height,
  hour: "noon",
  colour: own.colour,
  placeholder: own.placeholder,
  settings: "",
  widths: own.widths,
});

/** Half of it around its subject is neither cut nor covered. */
const part = 0.5;
const begin = (centre: number) => Math.min(1 - part, Math.max(0, centre - part / 2));

export const subjectOf = ({ focus, colour }: OwnPicture): PictureSubject => ({
  subject: [begin(focus.x), begin(focus.y), part, part],
  top: [colour, colour],
  foot: [colour, colour],
  ink: ["light", "light"],
  closed: true,
});
