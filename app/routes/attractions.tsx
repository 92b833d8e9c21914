import { m } from "#app/paraglide/messages.js";
import { describeList, readAskedPage } from "#app/places/list-meta.ts";
import { ListView } from "#app/places/list-view.tsx";
import { TileWarnings } from "#app/places/warnings.tsx";
import { HeartButton } from "#app/saved/heart-button.tsx";
import { pageServices } from "#app/site/page-services.ts";
import type { Route } from "./+types/attractions.ts";

const path = "/attractions";

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readAskedPage(request, context.get(pageServices).pages.attractions);

export function meta({ loaderData: list, matches }: Route.MetaArgs) {
  if (!list) return [];
  return describeList(matches, list, {
    path,
    title: m.list_attractions(),
    about: m.list_attractions_about,
  });
}

export default function Attractions({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListView
      path={path}
      title={m.list_attractions()}
      line={m.list_attractions_line({ total: list.total })}
      hour="gold"
      list={list}
      corner={({ planned, name }) => planned && <HeartButton place={{ id: planned, name }} small />}
      foot={(item) => <TileWarnings tile={item} />}
    />
  );
}
