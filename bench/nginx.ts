import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Running, startProcess } from "./processes.ts";

/** Two workers in a scratch folder; `rest` stands within `http`. */
async function start(folder: string, rest: string): Promise<Running> {
  for (const name of ["body", "proxy", "fastcgi", "uwsgi", "scgi"])
    await mkdir(join(folder, name), { recursive: true });
  const file = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name.replace("client_", ""))};`)
    .join(" ");
  await writeFile(
    file,
    `worker_processes 2; daemon off; pid ${join(folder, "nginx.pid")}; error_log ${join(folder, "error.log")};
user root;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${temporary}
  open_file_cache max=100 inactive=60s; open_file_cache_valid 60s;
${rest}
}
`,
  );
  return startProcess("nginx", ["-c", file, "-p", folder]);
}

/** As a static server is set up: one brotli file, kept open. */
export const startNginx = (folder: string, port: number, page: string): Promise<Running> =>
  start(
    folder,
    `  server {
    listen 127.0.0.1:${port};
    location / {
      default_type "text/html; charset=utf-8"; etag on;
      add_header Content-Encoding br; add_header Vary Accept-Encoding;
      add_header Cache-Control "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
      root ${join(page, "..")}; try_files /index.html =404;
    }
  }`,
  );

/** deploy/nginx.conf before a site, without TLS and without logs, as the static server is: what its cache costs. */
export async function startSampleNginx(
  folder: string,
  port: number,
  sitePort: string,
): Promise<Running> {
  await mkdir(folder, { recursive: true });
  const sample = await readFile(join(import.meta.dirname, "../deploy/nginx.conf"), "utf8");
  return start(
    folder,
    sample
      .replaceAll(/^\s*(listen \[::\]|listen 80;|ssl_|access_log|error_log|#).*$/gm, "")
      .replaceAll("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
      // Whoever asks by number asks the site itself.
      .replaceAll("server_name www.your-site.in;", "server_name 127.0.0.1;")
      .replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
      .replaceAll("/var/cache/safarnama-pages", join(folder, "cache")),
  );
}
