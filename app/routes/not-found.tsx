import { data } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { NotFoundScene } from "#app/site/not-found-scene.tsx";
import { brand } from "#contract/brand.ts";

export const loader = () => data(null, { status: 404 });

export const meta = () => [
  { title: `${m.not_found_title()} · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

/** Any address that is no page. */
export default function NotFound() {
  return <NotFoundScene />;
}
