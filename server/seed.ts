import type { Resources } from "./resources.ts";

export type Seeded = { adminPassword?: { email: string; password: string } };

/** What a new database needs; does nothing on the second start. */
export async function seed(_resources: Resources): Promise<Seeded> {
  return {};
}

/** Tells the person who started it where things are. */
export function announce({ config }: Resources, seeded: Seeded, address: string): void {
  const lines = [
    `Safarnama is at ${address}`,
    config.mail.smtpUrl
      ? "Mail goes out through SMTP."
      : config.mail.outboxPage
        ? `Mail is kept, not sent: read it at ${address}/dev/mail`
        : "Mail is kept, not sent: set SMTP_URL.",
    config.databaseUrl ? "Data: PostgreSQL server." : `Data: ${config.dataDir}`,
  ];
  if (seeded.adminPassword)
    lines.push(
      `First administrator, shown this once: ${seeded.adminPassword.email} / ${seeded.adminPassword.password}`,
      `Sign in at ${address}/AdminLogin`,
    );
  process.stdout.write(`${lines.join("\n")}\n`);
}
