import type { Config } from "#server/config/config.ts";
import { isLoopbackHost } from "#server/config/loopback.ts";
import type { Finding } from "./finding.ts";

const area = "configuration";

/** What can be said of the configuration without asking anybody. */
export function judgeConfig(config: Config): Finding[] {
  const findings: Finding[] = [];
  const { origin, host, trustProxy, workers } = config.http;
  const url = new URL(origin);
  if (isLoopbackHost(url.hostname))
    findings.push({
      area,
      state: "fault",
      what: `ORIGIN is ${origin}: links in mails lead to this machine alone.`,
      todo: "Set ORIGIN to the public address, e.g. ORIGIN=https://www.your-site.in",
    });
  else if (url.protocol !== "https:")
    findings.push({
      area,
      state: "fault",
      what: `ORIGIN is ${origin}: passwords would travel in the open.`,
      todo: "Put a proxy with TLS before the site (deploy/Caddyfile) and set ORIGIN to https://…",
    });
  else findings.push({ area, state: "ok", what: `The site is ${origin}.` });
  if (isLoopbackHost(host) && !isLoopbackHost(url.hostname) && !trustProxy)
    findings.push({
      area,
      state: "warning",
      what: "The site listens behind a proxy and does not believe its X-Forwarded-For: all visitors count as one.",
      todo: "Set TRUST_PROXY=on, if the proxy sets X-Forwarded-For itself (deploy/ does).",
    });
  if (!isLoopbackHost(host) && trustProxy)
    findings.push({
      area,
      state: "warning",
      what: `HOST is ${host} with TRUST_PROXY: whoever reaches this port directly can pretend to be anybody.`,
      todo: "Set HOST=127.0.0.1, or let a firewall keep the port for the proxy.",
    });
  if (config.mail.outboxPage === "everywhere")
    findings.push({
      area,
      state: "fault",
      what: "DEV_MAIL is on: whoever has the address that the start printed can read all mail, sign-in links too.",
      todo: "Take DEV_MAIL out.",
    });
  if (config.mode !== "production")
    findings.push({
      area,
      state: "warning",
      what: `NODE_ENV is ${config.mode}.`,
      todo: "Start with npm start, which sets NODE_ENV=production.",
    });
  if (config.auth.formerEncryptionKey)
    findings.push({
      area,
      state: "warning",
      what: "AUTH_ENCRYPTION_KEY_FORMER is still set.",
      todo: 'Once a start has logged "sealed anew", take it out of the settings and keep it with the older backups.',
    });
  if (!config.auth.encryptionKey)
    findings.push({
      area,
      state: "warning",
      what: "AUTH_ENCRYPTION_KEY is not set: secrets of second factors lie in the database beside their key.",
      todo: "Set AUTH_ENCRYPTION_KEY to 32 characters or more (openssl rand -base64 32) and keep it apart from backups.",
    });
  if (workers > 1) findings.push({ area, state: "ok", what: `${workers} processes serve.` });
  return findings;
}
