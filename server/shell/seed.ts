import type { Resources } from "#server/resources.ts";
import type { Services } from "#server/services.ts";
import { seedFilms } from "#server/storage/seed-films.ts";

export type Seeded = { admin: { email: string; password: string; given: boolean } | null };

/** What a new database needs; does nothing on the second start. */
export async function seed(resources: Resources, { admins }: Services): Promise<Seeded> {
  await seedFilms(resources);
  return { admin: await admins.seedFirst() };
}

/** Tells the person who started it where things are. */
export function announce({ config }: Resources, seeded: Seeded, address: string): void {
  const outbox = `${address}/dev/mail?key=${config.mail.outboxKey}`;
  const lines = [
    `Safarnama is at ${address}`,
    config.mail.smtpUrl
      ? "Mail goes out through SMTP."
      : "Mail is kept, not sent: set SMTP_URL to send it.",
    ...(config.mail.outboxPage === "here"
      ? [`Read it at ${outbox} (on this machine alone; the key is another at each start)`]
      : []),
    ...(config.mail.outboxPage === "everywhere"
      ? [`DEV_MAIL is on: whoever has this address can read all mail, sign-in links too: ${outbox}`]
      : []),
    config.databaseUrl ? "Data: PostgreSQL server." : `Data: ${config.dataDir}`,
  ];
  if (seeded.admin) {
    const { email, password, given } = seeded.admin;
    lines.push(
      given
        ? `First administrator: ${email}, with the password you set.`
        : `First administrator, shown this once: ${email} / ${password}`,
    );
    lines.push(`Sign in at ${address}/AdminLogin`);
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}
