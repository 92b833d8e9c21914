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
} as const;

export const readHeadScene = (
  { catalogue }: Pick<PageSource, "catalogue">,
  page: keyof typeof scenes,
): PictureView | null => viewPicture(catalogue, scenes[page], "scene");
