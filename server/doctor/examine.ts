import { resolveTxt } from "node:dns/promises";
import { statfs } from "node:fs/promises";
import { findLatest } from "#server/backup/away.ts";
import { getStaticPages } from "#server/content/static-pages.ts";
import { createOfficeService } from "#server/office/service.ts";
import type { Resources } from "#server/resources.ts";
import { openByteStore } from "#server/storage/object-store.ts";
import { type Finding, isExample } from "./finding.ts";
import { judgeBackups } from "./judge-backups.ts";
import { judgeConfig } from "./judge-config.ts";
import { judgeModes } from "./judge-modes.ts";
import { judgeMoney } from "./judge-money.ts";
import { judgeAddresses, judgeOffice } from "./judge-office.ts";
import {
  listDeskKeys,
  readBackupFacts,
  readDatabaseFacts,
  readMoneyFacts,
  readOutboxFacts,
} from "./store.ts";

type Patient = Pick<Resources, "config" | "database" | "bytes" | "clock" | "events">;

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000).toLocaleString("en")} MB`;
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function lookAtDatabase({ config, database, clock }: Patient): Promise<Finding[]> {
  const facts = await readDatabaseFacts(database.db);
  const findings: Finding[] = [
    {
      area: "database",
      state: "ok",
      what: `${database.kind === "pglite" ? "Embedded" : "Server"} PostgreSQL ${facts.version}, ${megabytes(facts.bytes)}.`,
    },
  ];
  if (!facts.search)
    findings.push({
      area: "database",
      state: "warning",
      what: "The search of requests has no index: pg_trgm is not installed.",
      todo: "As its superuser: create extension pg_trgm; then create index trips_search on trips using gin (search_text gin_trgm_ops);",
    });
  if (config.databaseReplicaUrl)
    findings.push(
      (await database.late()) === database.db
        ? {
            area: "database",
            state: "warning",
            what: "The replica cannot be read: the desk's numbers and the accountant's tables are read from the primary.",
            todo: "Look at DATABASE_REPLICA_URL: it names a standby that runs and follows the primary (pg_stat_wal_receiver has a row there).",
          }
        : {
            area: "database",
            state: "ok",
            what: "The replica follows, and reports are read there.",
          },
    );
  const now = clock().getTime();
  const apart = Math.abs(now - Date.parse(facts.now)) / 1000;
  const ahead = facts.latest ? (Date.parse(facts.latest) - now) / 1000 : 0;
  const keepTime = "Let the machine keep time: timedatectl set-ntp true";
  findings.push(
    apart > 5
      ? {
          area: "clock",
          state: apart > 60 ? "fault" : "warning",
          what: `The database's clock and this machine's are ${Math.round(apart)} seconds apart.`,
          todo: keepTime,
        }
      : ahead > 60
        ? {
            area: "clock",
            state: "fault",
            what: `The clock has gone back: the audit log's last line is ${Math.round(ahead)} seconds ahead of it.`,
            todo: keepTime,
          }
        : { area: "clock", state: "ok", what: `The clock says ${new Date(now).toISOString()}.` },
  );
  return findings;
}

async function lookAtKeys({ database }: Patient): Promise<Finding[]> {
  const keys = await listDeskKeys(database.db);
  const findings: Finding[] = [];
  for (const { email, role, factor } of keys) {
    if (isExample(email))
      findings.push({
        area: "placeholders",
        state: "warning",
        what: `The administrator ${email} has an address that reaches nobody.`,
        todo: "Invite an owner with a real address at the desk, then disable this one.",
      });
    if (role === "owner" && !factor)
      findings.push({
        area: "placeholders",
        state: "fault",
        what: `The owner ${email} has no second factor: a password alone opens the desk.`,
        todo: "Sign in at /AdminPanel, Administrators, Set up an authenticator.",
      });
  }
  if (keys.length > 0 && findings.length === 0)
    findings.push({ area: "placeholders", state: "ok", what: "Every owner has a second factor." });
  return findings;
}

async function lookAtServer(url: string): Promise<Finding> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url,
    connectionTimeout: 8000,
    greetingTimeout: 8000,
    socketTimeout: 8000,
  });
  try {
    await transport.verify();
    return {
      area: "mail",
      state: "ok",
      what: `The mail server ${new URL(url).host} takes our mail.`,
    };
  } catch (error) {
    return {
      area: "mail",
      state: "fault",
      what: `The mail server ${new URL(url).host} does not take our mail: ${reasonOf(error)}.`,
      todo: "Look at SMTP_URL: host, port (587 with smtp://, 465 with smtps://), user and password, percent-encoded.",
    };
  } finally {
    transport.close();
  }
}

/** Whether the world is told that our mail server may send for our name. */
async function lookAtName(from: string): Promise<Finding[]> {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "";
  if (!domain || isExample(domain)) return [];
  const ask = async (name: string) => (await resolveTxt(name)).map((parts) => parts.join(""));
  const findings: Finding[] = [];
  for (const [name, sign, todo] of [
    [domain, "v=spf1", `Add a TXT record at ${domain}: v=spf1 include:<your mail service> -all`],
    [
      `_dmarc.${domain}`,
      "v=DMARC1",
      `Add a TXT record at _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:…`,
    ],
  ] as const)
    try {
      const texts = await ask(name);
      if (!texts.some((text) => text.toLowerCase().startsWith(sign.toLowerCase())))
        findings.push({
          area: "mail",
          state: "warning",
          what: `${name} has no ${sign} record.`,
          todo,
        });
    } catch (error) {
      const { code } = error as { code?: string };
      findings.push(
        code === "ENOTFOUND" || code === "ENODATA"
          ? { area: "mail", state: "warning", what: `${name} has no ${sign} record.`, todo }
          : { area: "mail", state: "warning", what: `${name} could not be asked for: ${code}.` },
      );
    }
  return findings;
}

async function lookAtMail({ config, database }: Patient): Promise<Finding[]> {
  const { smtpUrl, from } = config.mail;
  const { failed, pending, oldest } = await readOutboxFacts(database.db);
  const findings: Finding[] = smtpUrl
    ? [await lookAtServer(smtpUrl), ...(await lookAtName(from))]
    : [
        {
          area: "mail",
          state: "fault",
          what: "There is no mail server: confirmations and sign-in links stay in the outbox.",
          todo: "Set SMTP_URL, e.g. SMTP_URL=smtps://user:password@mail.your-provider.net",
        },
      ];
  if (failed > 0)
    findings.push({
      area: "mail",
      state: "warning",
      what: `${failed} mails were given up.`,
      todo: "At the desk, Mail says why, and sends them again.",
    });
  if (smtpUrl && pending > 0 && (oldest ?? 0) > 3600)
    findings.push({
      area: "mail",
      state: "warning",
      what: `${pending} mails wait, the oldest for ${Math.round((oldest ?? 0) / 3600)} hours.`,
      todo: "At the desk, Mail, Waiting says what the server answers.",
    });
  return findings;
}

async function lookAtStorage({ bytes }: Patient): Promise<Finding[]> {
  try {
    await bytes.check();
    return [{ area: "storage", state: "ok", what: `Uploaded files are kept (${bytes.kind}).` }];
  } catch (error) {
    return [
      {
        area: "storage",
        state: "fault",
        what: reasonOf(error),
        todo: "Look at STORAGE_URL or at the permissions of DATA_DIR.",
      },
    ];
  }
}

/** Bytes below which something has to be done, and soon. */
const scarce = { warning: 2e9, fault: 3e8 };

async function lookAtDisk({ config }: Patient): Promise<Finding[]> {
  const { bavail, bsize, blocks } = await statfs(config.dataDir);
  const free = bavail * bsize;
  const state = free < scarce.fault ? "fault" : free < scarce.warning ? "warning" : "ok";
  return [
    {
      area: "disk",
      state,
      what: `${megabytes(free)} of ${megabytes(blocks * bsize)} are free where ${config.dataDir} lies.`,
      ...(state !== "ok" && { todo: "Make room: old backups and logs first; then a larger disk." }),
    },
  ];
}

async function lookAtOffice(patient: Patient): Promise<Finding[]> {
  const given = getStaticPages().office;
  const office = createOfficeService(patient, given);
  await office.load();
  return [...judgeOffice(office.current(), given), ...judgeAddresses(patient.config)];
}

async function lookAtBackups(patient: Patient): Promise<Finding[]> {
  const { bucket } = patient.config.backup;
  const latest = bucket && (await findLatest(await openByteStore({ kind: "s3", ...bucket })));
  const away = latest && (patient.clock().getTime() - Date.parse(latest.at)) / 1000;
  return judgeBackups({
    ...(await readBackupFacts(patient)),
    away: bucket ? away : undefined,
  });
}

/** Looks at everything that a site needs; a look that fails is a fault of its area, not the end. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const looks: [Finding["area"], () => Promise<Finding[]>][] = [
    ["configuration", async () => judgeConfig(patient.config)],
    ["database", () => lookAtDatabase(patient)],
    ["mail", () => lookAtMail(patient)],
    ["storage", () => lookAtStorage(patient)],
    ["storage", () => judgeModes(patient.config)],
    ["disk", () => lookAtDisk(patient)],
    ["backup", () => lookAtBackups(patient)],
    ["placeholders", () => lookAtOffice(patient)],
    ["placeholders", () => lookAtKeys(patient)],
    [
      "placeholders",
      async () => judgeMoney(await readMoneyFacts(patient.database.db), patient.config),
    ],
  ];
  const found = await Promise.all(
    looks.map(([area, look]) =>
      look().catch((error: unknown): Finding[] => [
        { area, state: "fault", what: `It could not be looked at: ${reasonOf(error)}.` },
      ]),
    ),
  );
  return found.flat();
}
