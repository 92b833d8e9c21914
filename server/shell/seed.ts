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
  const lines = [
    `Safarnama is at ${address}`,
    config.mail.smtpUrl
      ? "Mail goes out through SMTP."
      : "Mail is kept, not sent: set SMTP_URL to send it.",
    ...(config.mail.outboxPage === "here"
      ? [`Read it at ${address}/dev/mail: on this machine alone, not through a proxy.`]
      : []),
    ...(config.mail.outboxPage === "everywhere"
      ? [
          `DEV_MAIL is on: all mail, sign-in links too, can be read at ${address}/dev/mail by whoever reaches this server.`,
        ]
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
