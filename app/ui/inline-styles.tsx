import { useEffect, useState } from "react";
import { Links, useLocation } from "react-router";
import { useRouterStylesheets } from "#app/internals/router-elements.ts";

const bare = (href = "") => href.replace(/[?#].*$/, "");
const texts = new Map<string, string>();

/** A built file, read once. On the server alone: `import.meta.env.SSR` keeps it from the browser. */
function readBuilt(path: string): string {
  const known = texts.get(path);
  if (known !== undefined) return known;
  const { readFileSync } = process.getBuiltinModule("node:fs");
  const { fileURLToPath } = process.getBuiltinModule("node:url");
  const { join } = process.getBuiltinModule("node:path");
  // Its code is the bundle's own file or, where later code shares it, one of those beside it.
  const own = fileURLToPath(import.meta.url).replace(/[\\/]assets[\\/](?=[^\\/]+$)/, "/");
  const text = readFileSync(join(own, "../..", path), "utf8");
  texts.set(path, text);
  return text;
}

/** All styles of a page, each sheet by itself, for `server/http/trim-styles.ts` to choose from. */
const readSheets = (hrefs: readonly string[]): string =>
  hrefs.map((href) => readBuilt(`client${bare(href)}`)).join("/*|*/");

/** The page's sheets as files: what every page shares, and its own as one (`scripts/join-sheets.ts`). */
function findFiles([shared, ...own]: readonly string[]): string[] {
  const joined = JSON.parse(readBuilt("server/page-sheets.json")) as Record<string, string>;
  const file = joined[own.map(bare).join()];
  return own.length === 0 ? [bare(shared)] : file ? [bare(shared), file] : [];
}

/** The id of the mark where a page's first view ends (`RestOfStyles`): what stands before it is painted together. */
export const firstViewEnd = "first-view-end";

/** The files that the server named in this document, and whether its first page is still the one shown. */
const named = import.meta.env.SSR
  ? []
  : [...document.querySelectorAll("link[data-rest]")].map(
      (link) => link.getAttribute("href") ?? "",
    );
/** The same for the head, spelled otherwise: React takes a link of just this address for its own, wherever it stands. */
const keptNamed = named.map((href) => `${href}#`);
let isFirstPage = true;
/** Called where an error takes the first page's place, and its links go without a step to another page. */
let loseNamed = () => {};
/** What the document came with; it stays for as long as the document does. */
let came: readonly string[] | undefined;

/**
 * A page's first styles inside the page: no second request before the first paint. Pages gone to
 * afterwards link theirs, and what was once there stays.
 */
export function PageStyles() {
  if (import.meta.env.DEV) return <Links />;
  return <BuiltStyles />;
}

function BuiltStyles() {
  const wanted = useRouterStylesheets();
  if (import.meta.env.SSR)
    return <style data-sheets="" dangerouslySetInnerHTML={{ __html: readSheets(wanted) }} />;
  return <FurtherStyles wanted={wanted} />;
}

function FurtherStyles({ wanted }: { wanted: readonly string[] }) {
  came ??= wanted;
  const { key } = useLocation();
  const [first] = useState(key);
  const [linked, setLinked] = useState<readonly string[]>(isFirstPage ? [] : keptNamed);
  // The first page takes its own links with it. Named sooner, the same sheets would dress it once more.
  const further = wanted.filter((href) => !came?.includes(href));
  const needed = key === first ? further : [...keptNamed, ...further];
  const more = needed.filter((href) => !linked.includes(href));
  if (more.length > 0) setLinked([...linked, ...more]);
  useEffect(() => {
    isFirstPage = false;
    loseNamed = () => setLinked((known) => [...new Set([...keptNamed, ...known])]);
  }, []);
  return (
    <>
      <style data-sheets="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      {linked.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
    </>
  );
}

/**
 * Stands where a page's first view ends: a browser shows what stands before it and waits with the rest
 * until it is dressed. What the first view needs is in the page; without this mark all of it is.
 */
export function RestOfStyles() {
  if (import.meta.env.DEV) return null;
  return <NamedStyles />;
}

function NamedStyles() {
  const wanted = useRouterStylesheets();
  const [files] = useState(() =>
    import.meta.env.SSR ? findFiles(wanted) : isFirstPage ? named : [],
  );
  useEffect(() => (files.length > 0 ? () => loseNamed() : undefined), [files]);
  return files.map((href, index) => (
    <link
      key={href}
      rel="stylesheet"
      href={href}
      data-rest=""
      fetchPriority="low"
      id={index === 0 ? firstViewEnd : undefined}
    />
  ));
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
