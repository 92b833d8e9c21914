import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { Links, Scripts } from "react-router";

/**
 * What the router would write into the page, to be taken apart: its components are called as the
 * hooks that they happen to be. Both must be called while a component renders.
 */

export type ScriptProps = { type?: string; dangerouslySetInnerHTML?: { __html: string } };
type LinkProps = { rel?: string; href?: string; children?: ReactNode };

function findScripts(tree: ReactNode): ReactElement<ScriptProps>[] {
  return Children.toArray(tree).flatMap((node): ReactElement<ScriptProps>[] => {
    if (!isValidElement<ScriptProps & { children?: ReactNode }>(node)) return [];
    return node.type === "script" ? [node] : findScripts(node.props.children);
  });
}

function findStylesheets(tree: ReactNode): string[] {
  return Children.toArray(tree).flatMap((node): string[] => {
    if (!isValidElement(node)) return [];
    const { rel, href, children } = (node as ReactElement<LinkProps>).props;
    return rel === "stylesheet" && href ? [href] : findStylesheets(children);
  });
}

/** The router's scripts without its preloads: first its context, then the module that starts it. */
export const useRouterScripts = (): ReactElement<ScriptProps>[] => findScripts(Scripts({}));

/** Addresses of the stylesheets that the router would link for the present page. */
export const useRouterStylesheets = (): string[] => findStylesheets(Links({}));
