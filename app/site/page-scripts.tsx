import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";
import script from "./boot.ts?script";
import { InlineScript } from "./inline-script.tsx";

type ScriptProps = { type?: string; dangerouslySetInnerHTML?: { __html: string } };

/** The scripts that the router would write, without its preloads: those compete with the first paint. */
function findScripts(tree: ReactNode): ReactElement<ScriptProps>[] {
  return Children.toArray(tree).flatMap((node): ReactElement<ScriptProps>[] => {
    if (!isValidElement<ScriptProps & { children?: ReactNode }>(node)) return [];
    return node.type === "script" ? [node] : findScripts(node.props.children);
  });
}

const bootText = import.meta.env.SSR ? script : "";

/**
 * In place of the router's `<Scripts>`: the application is fetched after the page has been painted,
 * or at the first touch, and what was pressed, typed or sent before it answers is done again.
 */
export function PageScripts() {
  if (import.meta.env.DEV) return <Scripts />;
  return <DeferredScripts />;
}

function DeferredScripts() {
  // Called, not rendered: what it returns is to be taken apart.
  const scripts = findScripts(Scripts({}));
  if (scripts.length === 0) return null;
  return scripts.map((found) => {
    const code = found.props.dangerouslySetInnerHTML?.__html ?? "";
    return found.props.type === "module" ? (
      // Not a script to the browser until `boot` makes it one.
      <InlineScript key="application" id="application" type="application/x-module" code={code} />
    ) : (
      <InlineScript key="context" code={`${code}${bootText}`} />
    );
  });
}
