import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Running, startProcess } from "./processes.ts";

const run = promisify(execFile);

export const nextVersion = "16.4.6";
const packages = { next: nextVersion, react: "19.3.1", "react-dom": "19.3.1" };

/** What a page holds without its scripts: its styles and its body's HTML. */
function takeApart(html: string): { styles: string; body: string } {
  const plain = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
  const styles = [...plain.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  const body = /<body\b[^>]*>([\s\S]*)<\/body>/.exec(plain)?.[1] ?? "";
  if (body.length < 10_000) throw new Error("the page has no body to speak of");
  return { styles: styles.join("\n"), body };
}

const layout = `export default ({ children }) => <html lang="en"><body>{children}</body></html>;
`;
const page = `import { readFileSync } from "node:fs";
export const dynamic = "force-static";
export default function Home() {
  const { styles, body } = JSON.parse(readFileSync("page.json", "utf8"));
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <div dangerouslySetInnerHTML={{ __html: body }} />
    </>
  );
}
`;

/**
 * Next.js in `folder`, from the npm registry: the page is made when it is built (a server component of the
 * app router, no script of ours), and `next start` serves it as it comes.
 */
export async function startNext(folder: string, port: number, html: string): Promise<Running> {
  const home = join(folder, "next");
  await mkdir(join(home, "app"), { recursive: true });
  const files = {
    "package.json": JSON.stringify({ private: true, dependencies: packages }),
    "page.json": JSON.stringify(takeApart(html)),
    "app/layout.jsx": layout,
    "app/page.jsx": page,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(home, name), text);
  const options = { cwd: home, env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" } };
  await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], options);
  const next = join(home, "node_modules/next/dist/bin/next");
  await run(process.execPath, [next, "build"], { ...options, maxBuffer: 2 ** 26 });
  return startProcess(
    process.execPath,
    [next, "start", "--hostname", "127.0.0.1", "--port", String(port)],
    { cwd: home, env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } },
  );
}
