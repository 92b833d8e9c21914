import type { CSSProperties } from "react";
import type { PictureView } from "#contract/content/picture.ts";
import type { FittedLine, GiantWord } from "#server/content/pages/giant-words.ts";

const widest = (lines: readonly FittedLine[]) => Math.max(...lines.map(({ em }) => em));

/** Of a picture that nobody has measured: its middle, below a tenth of sky. */
const usual: [number, number, number, number] = [0.2, 0.2, 0.6, 0.5];

/** The width of the file that goes on beside the picture, mirrored: none but its edges are seen. */
const chooseSide = (widths: readonly number[]) => widths.find((width) => width >= 640) ?? widths[0];

/** A word stands behind what has an outline, above what has none, and on what has no sky. */
export const wordPlace = (picture: PictureView | null): "behind" | "above" | "on" =>
  picture?.of?.closed ? "on" : picture?.layers?.outline ? "behind" : "above";

const placeSubject = ([x, y, w, h]: readonly [number, number, number, number]) => ({
  "--x": x,
  "--y": y,
  "--w": w,
  "--h": h,
});

/** What the style sheet places the picture and the word by: lengths are in it, fractions and colours here. */
export function measureHead(word: GiantWord, picture: PictureView | null): CSSProperties {
  const shared = {
    "--em-wide": widest(word.wide),
    "--em-narrow": widest(word.narrow),
    "--lines-wide": word.wide.length,
    "--lines-narrow": word.narrow.length,
  };
  // Without a picture the word keeps the place that it would have above one.
  if (!picture) {
    const [, y] = usual;
    return { ...shared, ...placeSubject(usual), "--ratio": 0.5, "--row": y } as CSSProperties;
  }
  const { slug, width, height, widths, layers, sky, of } = picture;
  const subject = of?.subject ?? usual;
  const [, y] = subject;
  const outline = layers?.outline?.at(-1);
  const night = layers?.night && chooseSide(layers.night);
  const file = (name: string) => `url(/pictures/${slug}-${name}.avif)`;
  return {
    ...shared,
    ...placeSubject(subject),
    "--ratio": height / width,
    // The row of the picture that the word stands on: its outline hides what is below that.
    "--row": outline && sky !== undefined ? Math.min(sky, y + 0.1) : y,
    "--clear": outline ? 0 : 0.14,
    ...(outline && { "--outline": file(`outline-${outline}`) }),
    "--side-day": file(`${chooseSide(widths)}`),
    "--side-night": night ? file(`night-${night}`) : file(`${chooseSide(widths)}`),
    ...(of && {
      "--sky-top": `light-dark(${of.top.join(",")})`,
      ...(of.haze && {
        "--haze": `light-dark(${of.haze
          .map((hazed, at) => (hazed ? of.top[at] : "transparent"))
          .join(",")})`,
      }),
      "--ground": `light-dark(${of.foot.join(",")})`,
      "--ink-word": `light-dark(${of.ink
        .map((ink) => (ink === "dark" ? "var(--dark-word)" : "#fffaf4"))
        .join(",")})`,
    }),
  } as CSSProperties;
}
