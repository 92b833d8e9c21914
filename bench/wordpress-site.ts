import { execFile } from "node:child_process";
import { access, chmod, chown, copyFile, cp, mkdir, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Running, startProcess, waitFor } from "./processes.ts";

const run = promisify(execFile);
const nobody = 65534;
const programs = {
  source: "/usr/share/wordpress/wp-settings.php",
  php: "/usr/bin/php",
  fpm: "/usr/sbin/php-fpm8.2",
  database: "/usr/sbin/mariadbd",
  nginx: "/usr/sbin/nginx",
};
const packages = ["wordpress", "php-fpm", "php-mysql", "mariadb-server", "nginx"];

/** Whether Debian's packages are there; told to, root installs them. */
export async function hasWordPress({ install }: { install: boolean }): Promise<boolean> {
  if (userInfo().uid !== 0) return false;
  if (install) await run("apt-get", ["install", "-y", "--no-install-recommends", ...packages]);
  const missing = await Promise.all(
    Object.values(programs).map((file) =>
      access(file).then(
        () => false,
        () => true,
      ),
    ),
  );
  return !missing.includes(true);
}

const configOf = (home: string, port: number) => `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${home}/database.sock'); define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', 'http://127.0.0.1:${port}'); define('WP_SITEURL', WP_HOME);
define('WP_CACHE', true); define('DISABLE_WP_CRON', true); define('WP_HTTP_BLOCK_EXTERNAL', true);
if (PHP_SAPI === 'cli') $_SERVER += ['HTTP_HOST' => '127.0.0.1:${port}', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/'];
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

const nginxOf = (home: string, port: number) => `worker_processes 2; daemon off; user root;
pid ${home}/nginx.pid; error_log ${home}/nginx.log;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 1000000;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${home}/${name};`).join(" ")}
  server {
    listen 127.0.0.1:${port}; root ${home}/site; index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${home}/fpm.sock;
    }
  }
}
`;

const fpmOf = (home: string) => `[global]
error_log = ${home}/fpm.log
[bench]
user = nobody
group = nogroup
listen = ${home}/fpm.sock
pm = static
pm.max_children = 4
`;

async function startDatabase(home: string): Promise<Running> {
  const data = join(home, "database");
  await mkdir(data);
  await chown(data, nobody, nobody);
  await run("mariadb-install-db", [
    ...["--no-defaults", `--datadir=${data}`, "--user=nobody", "--skip-test-db"],
    "--auth-root-authentication-method=normal",
  ]);
  const socket = `--socket=${home}/database.sock`;
  const database = startProcess(programs.database, [
    ...["--no-defaults", `--datadir=${data}`, "--user=nobody", "--skip-networking", socket],
    `--pid-file=${data}/pid`,
  ]);
  for (let tries = 0; tries < 100; tries++) {
    const made = await run("mariadb", [
      ...["--no-defaults", socket, "-u", "root", "-e", "create database wordpress"],
    ]).catch(() => null);
    if (made) return database;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await database.stop();
  throw new Error("MariaDB did not start");
}

/**
 * Debian's WordPress in `folder`: MariaDB, four PHP processes with their opcode cache, two workers of nginx,
 * and a theme that is the page `html`, behind the page cache of wordpress/advanced-cache.php.
 */
export async function startWordPress(
  folder: string,
  port: number,
  html: string,
): Promise<{ pids: number[]; stop(): Promise<void> }> {
  const home = join(folder, "wordpress");
  const site = join(home, "site");
  const content = join(site, "wp-content");
  const theme = join(content, "themes/bench");
  const scripts = join(import.meta.dirname, "wordpress");
  await mkdir(home);
  await chmod(folder, 0o755);
  await chown(home, nobody, nobody);
  await cp("/usr/share/wordpress", site, { recursive: true, dereference: true });
  await mkdir(theme, { recursive: true });
  await mkdir(join(content, "cache"));
  await chown(join(content, "cache"), nobody, nobody);
  await writeFile(join(theme, "style.css"), "/* Theme Name: bench */\n");
  await writeFile(join(theme, "page.html"), html);
  // It sends a numbered address with a port round in circles.
  const still = "<?php remove_action('template_redirect', 'redirect_canonical');\n";
  await writeFile(join(theme, "functions.php"), still);
  await writeFile(join(theme, "index.php"), "<?php readfile(__DIR__ . '/page.html');\n");
  await copyFile(join(scripts, "advanced-cache.php"), join(content, "advanced-cache.php"));
  await writeFile(join(site, "wp-config.php"), configOf(home, port));
  await writeFile(join(home, "nginx.conf"), nginxOf(home, port));
  await writeFile(join(home, "fpm.conf"), fpmOf(home));
  const database = await startDatabase(home);
  const running: Running[] = [database];
  const stop = async () => void (await Promise.all(running.map((one) => one.stop())));
  try {
    await run(programs.php, [join(scripts, "install.php")], { cwd: site });
    const fpm = startProcess(programs.fpm, ["-F", "-y", join(home, "fpm.conf")]);
    const nginx = startProcess(programs.nginx, ["-c", join(home, "nginx.conf"), "-p", home]);
    running.push(fpm, nginx);
    const url = `http://127.0.0.1:${port}/`;
    await waitFor(url);
    await (await fetch(url)).arrayBuffer();
    const answer = await fetch(url);
    if (answer.headers.get("x-cache") !== "hit" || (await answer.text()) !== html)
      throw new Error(`WordPress does not answer from its cache: ${answer.status}`);
    return { pids: [fpm.pid, nginx.pid, database.pid], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
