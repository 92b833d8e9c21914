import { type ReactNode, useEffect, useRef } from "react";
import { m } from "#app/paraglide/messages.js";
import { PlannerLink } from "#app/saved/planner-link.tsx";
import { writeListQuery } from "#contract/content/list-filters.ts";
import type { Hour } from "#contract/content/picture.ts";
import type { ListPage } from "#server/content/pages/list-pages.ts";
import type { Tile } from "#server/content/pages/tiles.ts";
import { ListFilters } from "./list-filters.tsx";
import fade from "./paging.module.css";
import { Paging } from "./paging.tsx";
import { PlainHead } from "./reading-head.tsx";
import { Section } from "./section.tsx";
import { TileCard, TileGrid } from "./tiles.tsx";

type ListViewProps<T extends Tile> = {
  path: string;
  title: string;
  line: string;
  hour: Hour;
  list: Omit<ListPage, "items"> & { items: T[] };
  badge?: (item: T) => ReactNode;
  /** In the other corner of an item's picture: what may be done with it. */
  corner?: (item: T) => ReactNode;
  /** Under an item's place, instead of its one line. */
  text?: (item: T) => ReactNode;
  /** Below its text. */
  foot?: (item: T) => ReactNode;
};

/** Another page of the list begins at the list's head; the page's own head has been seen. */
function useListHead(page: number) {
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    head.current?.scrollIntoView({ block: "start" });
  }, [page]);
  return head;
}

/** A paged list: six at a time. */
export function ListView<T extends Tile>(props: ListViewProps<T>) {
  const { path, title, line, hour, list, badge, corner, text, foot } = props;
  const head = useListHead(list.page);
  return (
    <div data-hour={hour}>
      <PlainHead
        crumbs={[
          { name: m.place_home(), to: "/" },
          { name: title, to: path },
        ]}
        title={title}
        line={line}
        hour={hour}
        scene={list.scene}
      />
      <Section>
        <ListFilters path={path} list={list} />
        <div
          key={writeListQuery(list.filters, list.page)}
          ref={head}
          className={fade.fade}
          data-fade
        >
          <TileGrid>
            {list.items.map((item) => (
              <li key={item.to}>
                <TileCard
                  tile={item}
                  level={2}
                  badge={badge?.(item)}
                  corner={corner?.(item)}
                  foot={foot?.(item)}
                >
                  {text?.(item)}
                </TileCard>
              </li>
            ))}
          </TileGrid>
        </div>
        <Paging path={path} filters={list.filters} page={list.page} pages={list.pages} />
        <PlannerLink />
      </Section>
    </div>
  );
}
