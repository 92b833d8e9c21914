import { data } from "react-router";
import { NotFoundScene } from "#app/site/not-found-scene.tsx";
import { describeMissing } from "#app/site/page-meta.ts";

export const loader = () => data(null, { status: 404 });

export const meta = describeMissing;

/** Any address that is no page. */
export default function NotFound() {
  return <NotFoundScene />;
}
