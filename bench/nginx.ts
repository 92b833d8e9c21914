import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Running, startProcess } from "./processes.ts";

/** nginx with two workers in a scratch folder, as a static server is set up: one brotli file, kept open. */
export async function startNginx(folder: string, port: number, page: string): Promise<Running> {
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
  server {
    listen 127.0.0.1:${port};
    location / {
      default_type "text/html; charset=utf-8"; etag on;
      add_header Content-Encoding br; add_header Vary Accept-Encoding;
      add_header Cache-Control "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
      root ${join(page, "..")}; try_files /index.html =404;
    }
  }
}
`,
  );
  return startProcess("nginx", ["-c", file, "-p", folder]);
}
