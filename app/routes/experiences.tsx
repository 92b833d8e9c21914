import { m } from "#app/paraglide/messages.js";
import { describeList, readAskedPage } from "#app/places/list-meta.ts";
import { ListView } from "#app/places/list-view.tsx";
import { TileWarnings } from "#app/places/warnings.tsx";
import { pageServices } from "#app/site/page-services.ts";
import type { Route } from "./+types/experiences.ts";

const path = "/experiences";

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readAskedPage(request, context.get(pageServices).pages.experiences);

export function meta({ loaderData: list, matches }: Route.MetaArgs) {
  if (!list) return [];
  return describeList(matches, list, {
    path,
    title: m.list_experiences(),
    about: m.list_experiences_about,
  });
}

export default function Experiences({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListView
      path={path}
      title={m.list_experiences()}
      line={m.list_experiences_line({ total: list.total })}
      hour="noon"
      list={list}
      foot={(item) => <TileWarnings tile={item} />}
    />
  );
}
