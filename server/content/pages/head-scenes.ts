import type { PictureView } from "#contract/picture.ts";
import { viewPicture } from "../picture-view.ts";
import type { PageSource } from "./page-source.ts";

/** The layered scene at the head of each list and of each page without a picture of its own. */
const scenes = {
  attractions: "region-west-india",
  experiences: "region-south-india",
  festivals: "experience-ganga-aarti",
  themes: "india",
  blogs: "region-north-india",
  gallery: "attraction-taj-mahal",
  contact: "region-east-india",
  journeys: "card-ooty",
} as const;

/** Pixels: it fills little more than half of a wide screen. */
const widest = 1200;
const upTo = (widths: readonly number[]) => widths.filter((width) => width <= widest);

/** By day and by night; no outline, since no word stands behind it. */
export function readHeadScene(
  { catalogue }: Pick<PageSource, "catalogue">,
  page: keyof typeof scenes,
): PictureView | null {
  const scene = viewPicture(catalogue, scenes[page], "scene");
  if (!scene) return null;
  const { layers, widths, ...told } = scene;
  const night = layers?.night;
  return { ...told, widths: upTo(widths), ...(night && { layers: { night: upTo(night) } }) };
}
