import { type ReactNode, useEffect } from "react";
import { Meta, Outlet, useRouteLoaderData } from "react-router";
import { lettersOf, siteManifestOf } from "#contract/languages.ts";
import type { Chrome } from "#server/content/chrome.ts";
import type { Route } from "./+types/root.ts";
import { earlyTapsScript } from "./site/early-taps.ts";
import { ErrorScene } from "./site/error-scene.tsx";
import { InlineScript } from "./site/inline-script.tsx";
import { PageScripts } from "./site/page-scripts.tsx";
import { pageServices } from "./site/page-services.ts";
import { themeScript } from "./site/theme.ts";
import { firstViewEnd, LayerOrder, PageStyles } from "./ui/inline-styles.tsx";
import { language } from "./ui/language.ts";
import { gutterScript } from "./ui/scrollbar.ts";
import "./styles/index.css";

export async function loader({ context }: Route.LoaderArgs): Promise<Chrome> {
  return context.get(pageServices).chrome;
}

/**
 * `data-untouched` is taken away by `boot.ts`, which development does without, and early taps are handed to it.
 * The browser has run it by the time it has this module, which need not carry it.
 */
function writeHeadScript(): string {
  if (!import.meta.env.SSR) return "";
  const always = `${themeScript};${gutterScript}`;
  if (import.meta.env.DEV) return always;
  return `${always};document.documentElement.dataset.untouched="";${earlyTapsScript}`;
}

/** The same for every page and every visitor until the next release. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const chrome = useRouteLoaderData("root") as Chrome | undefined;
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <InlineScript code={writeHeadScript()} />
        <Meta />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fff9f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#11112c" media="(prefers-color-scheme: dark)" />
        <meta name="auth-mount" content={chrome?.authMount ?? "/auth/v1"} />
        <meta name="sign-in-ways" content={chrome?.signInWays.join(" ") ?? ""} />
        <link
          rel="preload"
          href="/fonts/anek-latin.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        {import.meta.env.LANGUAGE !== "en" &&
          lettersOf[language] &&
          [450, 680].map((weight) => (
            <link
              key={weight}
              rel="preload"
              href={`/fonts/${lettersOf[language]}-${weight}.woff2`}
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
            />
          ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={siteManifestOf(language)} />
        {/* The first view is painted whole: what comes in pieces over a slow line would move it. */}
        {!import.meta.env.DEV && <link rel="expect" href={`#${firstViewEnd}`} blocking="render" />}
        <LayerOrder />
        <PageStyles />
        {import.meta.env.LANGUAGE !== "en" && (
          <style
            suppressHydrationWarning
            // Of the document as it came: the browser's part need not carry it.
            dangerouslySetInnerHTML={{
              __html: import.meta.env.SSR ? import.meta.env.LANGUAGE_STYLES : "",
            }}
          />
        )}
      </head>
      <body>
        {children}
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => window.applicationReady?.(), []);
  return <Outlet />;
}

/** Only where the layout itself fails: the scene stands alone. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main>
      <ErrorScene error={error} />
    </main>
  );
}
