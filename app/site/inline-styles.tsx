/**
 * The site's one stylesheet, inside the page: no second request before the first paint.
 * The build writes one CSS file (vite.config.ts); the server reads it, the browser keeps what it got.
 */
const css = import.meta.env.SSR && import.meta.env.PROD ? readStylesheet() : "";

/** The name comes from the client's manifest: the server build leaves a stylesheet of its own beside it. */
function readStylesheet(): string {
  const { readFileSync } = process.getBuiltinModule("node:fs");
  const { fileURLToPath } = process.getBuiltinModule("node:url");
  const { join } = process.getBuiltinModule("node:path");
  const client = join(fileURLToPath(import.meta.url), "../../client");
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { file: string }
  >;
  const entry = manifest["style.css"];
  if (!entry) throw new Error("the built stylesheet is missing from the manifest");
  return readFileSync(join(client, entry.file), "utf8");
}

export function InlineStyles() {
  if (!import.meta.env.PROD) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built stylesheet.
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}

/** Bundling puts component styles before the file that orders the layers: the order stands by itself, first. */
export function LayerOrder() {
  return <style>{"@layer reset,tokens,base,ui,site,page;"}</style>;
}
