import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { Links, PrefetchPageLinks, Scripts, ScrollRestoration, useMatches } from "react-router";
import { findRouteSheets } from "./route-sheets.ts";

/**
 * What the router would write into the page, to be taken apart: its components are called as the
 * hooks that they happen to be. Both must be called while a component renders.
 */

export type ScriptProps = { type?: string; dangerouslySetInnerHTML?: { __html: string } };
type LinkProps = { rel?: string; href?: string; children?: ReactNode };
type Link = { rel: string; href: string };

function findScripts(tree: ReactNode): ReactElement<ScriptProps>[] {
  return Children.toArray(tree).flatMap((node): ReactElement<ScriptProps>[] => {
    if (!isValidElement<ScriptProps & { children?: ReactNode }>(node)) return [];
    return node.type === "script" ? [node] : findScripts(node.props.children);
  });
}

function findLinks(tree: ReactNode): Link[] {
  return Children.toArray(tree).flatMap((node): Link[] => {
    if (!isValidElement(node)) return [];
    const { rel, href, children } = (node as ReactElement<LinkProps>).props;
    return rel && href ? [{ rel, href }] : findLinks(children);
  });
}

/** The router's scripts without its preloads: first its context, then the module that starts it. */
export const useRouterScripts = (): ReactElement<ScriptProps>[] => findScripts(Scripts({}));

/** Keeps and finds the places in pages that were left; its script is `findPlace` of `early-page.ts`. */
export function useScrollPlaces(): void {
  ScrollRestoration({});
}

const listHrefs = (links: Link[], rel: string) =>
  links.flatMap((link) => (link.rel === rel ? [link.href] : []));

/** Addresses of the stylesheets that the router would link for the present page. */
export function useRouterStylesheets(): string[] {
  const links = listHrefs(findLinks(Links({})), "stylesheet");
  return findRouteSheets(useMatches().map(({ id }) => id)) ?? links;
}

/** What a page is made of before it is gone to, by address. */
type PageFiles = { data: string[]; scripts: string[]; sheets: string[] };
type Described = ReactElement<{ matches: readonly { route: { id: string } }[] }>;

/** What the router would fetch of a page of ours before it is gone to, and the sheets that dress it. */
export function usePageFiles(page: string): PageFiles {
  // An element that describes the page; its component lists the files.
  const described = PrefetchPageLinks({ page }) as Described | null;
  const list = (described?.type ?? (() => null)) as (props: object) => ReactNode;
  const links = findLinks(list(described?.props ?? {}));
  return {
    data: listHrefs(links, "prefetch"),
    scripts: listHrefs(links, "modulepreload"),
    sheets: findRouteSheets(described?.props.matches.map(({ route }) => route.id) ?? []) ?? [],
  };
}
