import type { Resources } from "#server/resources.ts";
import type { Services } from "#server/services.ts";
import { seedFilms } from "#server/storage/seed-films.ts";

export type Seeded = { admin: { email: string; password: string; given: boolean } | null };

/** What a new database needs; does nothing on the second start. */
export async function seed(resources: Resources, { admins }: Services): Promise<Seeded> {
  await seedFilms(resources);
  return { admin: await admins.seedFirst() };
}

/**
 * Tells the person who started it where things are: the site at its public address, and where that is
 * another one, `listening`, at which this machine serves it (a proxy's target; the port that the system chose).
 */
export function describeStart(
  { config }: Pick<Resources, "config">,
  seeded: Seeded,
  listening: string,
): string[] {
  const isChosen = config.http.port === 0 && config.http.origin.endsWith(":0");
  const address = isChosen ? listening : config.http.origin;
  const outbox = `${address}/dev/mail?key=${config.mail.outboxKey}`;
  const lines = [
    `Safarnama is at ${address}`,
    ...(listening === address ? [] : [`It is served at ${listening}`]),
    config.mail.smtpUrl
      ? "Mail goes out through SMTP."
      : "Mail is kept, not sent: set SMTP_URL to send it.",
    ...(config.mail.outboxPage === "here"
      ? [
          `Read it at ${listening}/dev/mail?key=${config.mail.outboxKey} (on this machine alone; the key is another at each start)`,
        ]
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
  return lines;
}

export function announce(resources: Resources, seeded: Seeded, listening: string): void {
  process.stdout.write(`${describeStart(resources, seeded, listening).join("\n")}\n`);
}
