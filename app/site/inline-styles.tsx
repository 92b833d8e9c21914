import { useState } from "react";
import { Links } from "react-router";
import { useRouterStylesheets } from "#app/internals/router-elements.ts";

const texts = new Map<string, string>();

/** A built stylesheet, read once. On the server alone: `import.meta.env.SSR` keeps it from the browser. */
function readStylesheet(href: string): string {
  const known = texts.get(href);
  if (known !== undefined) return known;
  const { readFileSync } = process.getBuiltinModule("node:fs");
  const { fileURLToPath } = process.getBuiltinModule("node:url");
  const { join } = process.getBuiltinModule("node:path");
  const file = href.replace(/[?#].*$/, "");
  const text = readFileSync(join(fileURLToPath(import.meta.url), "../../client", file), "utf8");
  texts.set(href, text);
  return text;
}

/** What the server wrote into this document; it stays for as long as the document does. */
const written = import.meta.env.SSR
  ? []
  : [...document.querySelectorAll<HTMLStyleElement>("style[data-from]")].map(
      (style) => style.dataset.from ?? "",
    );

/**
 * A page's own styles inside the page: no second request before the first paint. Pages gone to
 * afterwards link theirs, and what was once there stays.
 */
export function PageStyles() {
  if (import.meta.env.DEV) return <Links />;
  return <BuiltStyles />;
}

function BuiltStyles() {
  const wanted = useRouterStylesheets();
  const [inline] = useState(() => (import.meta.env.SSR ? wanted : written));
  const [linked, setLinked] = useState<string[]>([]);
  const more = wanted.filter((href) => !inline.includes(href) && !linked.includes(href));
  if (more.length > 0) setLinked([...linked, ...more]);
  return (
    <>
      {inline.map((href) => (
        <style
          key={href}
          data-from={href}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? readStylesheet(href) : "" }}
        />
      ))}
      {linked.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
    </>
  );
}

/**
 * Styles arrive in any order, so the layers' order stands by itself, first. Where one component dresses
 * another (a popup its close button), the dressed one is of an earlier layer.
 */
export function LayerOrder() {
  // With a precedence of its own: React puts the stylesheets that come later after it, not before.
  return (
    <style href="layers" precedence="order">
      {"@layer reset,tokens,base,primitive,ui,site,page;"}
    </style>
  );
}
