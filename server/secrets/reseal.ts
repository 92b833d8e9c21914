import { sql } from "drizzle-orm";
import { type Database, queryRows } from "#server/db/database.ts";
import type { OpenSealing } from "./sealing.ts";

/** Where sealed texts stand, and whose each is sealed for. */
const places = [
  { table: "admins", text: "totp_secret", owner: "id" },
  { table: "auth_factors", text: "secret", owner: "user_id" },
  { table: "mail_outbox", text: "sealed", owner: "id" },
  { table: "push_subscriptions", text: "sealed", owner: "id" },
  { table: "webhooks", text: "sealed", owner: "id" },
] as const;

export type Resealed = {
  /** Texts that stand under the present key now. */
  resealed: number;
  /** Texts that neither the present nor the former key opens: left as they are. */
  unreadable: number;
};

/**
 * Moves every sealed text under the key that holds now, so that the former one can go. Done twice, or by two
 * processes at once, it is done once: a text that has changed meanwhile is left alone.
 */
export async function resealTexts(
  database: Pick<Database, "transaction">,
  seal: OpenSealing,
): Promise<Resealed> {
  const done = { resealed: 0, unreadable: 0 };
  for (const place of places) {
    const [table, text, owner] = [place.table, place.text, place.owner].map((name) =>
      sql.identifier(name),
    );
    await database.transaction(async (db) => {
      const rows = await queryRows<{ id: string; owner: string; kept: string }>(
        db,
        sql`select id::text as id, ${owner}::text as owner, ${text} as kept from ${table} where ${text} like 'sealed:%'`,
      );
      for (const row of rows) {
        let next: string | null;
        try {
          next = seal.reseal(row.owner, row.kept);
        } catch {
          done.unreadable++;
          continue;
        }
        if (next === null) continue;
        await db.execute(
          sql`update ${table} set ${text} = ${next} where id = ${row.id}::uuid and ${text} = ${row.kept}`,
        );
        done.resealed++;
      }
    });
  }
  return done;
}
