import type { Hour, PictureView } from "./picture.ts";

/** A place on a card: where it leads, what it is called, and one more line. */
export type Card = { to: string; name: string; note: string; picture: PictureView | null };

const between = "|";

/**
 * A card as one line of text. The router writes page data value by value: a hundred cards with
 * their pictures would weigh as much as the page itself.
 */
export function writeCard({ to, name, note, picture }: Card): string {
  const view = picture
    ? [picture.slug, picture.hour, picture.colour.slice(1), picture.width, picture.height].concat(
        picture.widths,
      )
    : [];
  return [to, name, note, ...view].join(between);
}

export function readCard(line: string): Card {
  const [to = "", name = "", note = "", slug, hour, colour, width, height, ...widths] =
    line.split(between);
  return {
    to,
    name,
    note,
    picture: slug
      ? {
          slug,
          hour: hour as Hour,
          colour: `#${colour}`,
          width: Number(width),
          height: Number(height),
          widths: widths.map(Number),
        }
      : null,
  };
}
