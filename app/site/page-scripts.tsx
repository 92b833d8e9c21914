import { Scripts, ScrollRestoration } from "react-router";
import { useRouterScripts, useScrollPlaces } from "#app/internals/router-elements.ts";
import bootAddress from "./boot.ts?script";
import { InlineScript } from "./inline-script.tsx";

/**
 * In place of the router's `<Scripts>` and `<ScrollRestoration>`: the application is fetched after the page has been painted,
 * or at the first touch, and what was pressed, typed or sent before it answers is done again.
 */
export function PageScripts() {
  if (import.meta.env.DEV)
    return (
      <>
        <ScrollRestoration />
        <Scripts />
      </>
    );
  return (
    <>
      <ScrollPlaces />
      <DeferredScripts />
    </>
  );
}

function ScrollPlaces() {
  useScrollPlaces();
  return null;
}

export function DeferredScripts() {
  const scripts = useRouterScripts();
  if (scripts.length === 0) return null;
  return (
    <>
      {scripts.map((found) => {
        const code = found.props.dangerouslySetInnerHTML?.__html ?? "";
        return found.props.type === "module" ? (
          // Not a script to the browser until `boot` makes it one.
          <InlineScript
            key="application"
            id="application"
            type="application/x-module"
            code={code}
          />
        ) : (
          <InlineScript key="context" code={code} />
        );
      })}
      <script src={bootAddress} defer />
    </>
  );
}
