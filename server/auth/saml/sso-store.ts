import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { authSamlRequests, authSsoDomains, authSsoProviders } from "#server/db/schema/auth.ts";

export type SsoProviderRow = typeof authSsoProviders.$inferSelect;
export type SsoProvider = SsoProviderRow & { domains: string[] };
export type SamlRequestRow = typeof authSamlRequests.$inferSelect;

async function withDomains(db: Db, rows: SsoProviderRow[]): Promise<SsoProvider[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const domains = await db
    .select()
    .from(authSsoDomains)
    .where(inArray(authSsoDomains.ssoProviderId, ids))
    .orderBy(asc(authSsoDomains.domain));
  return rows.map((row) => ({
    ...row,
    domains: domains.filter((one) => one.ssoProviderId === row.id).map(({ domain }) => domain),
  }));
}

/** All, with their domains, oldest first. */
export async function listSsoProviders(db: Db): Promise<SsoProvider[]> {
  return withDomains(
    db,
    await db.select().from(authSsoProviders).orderBy(asc(authSsoProviders.createdAt)),
  );
}

/** With its domains. */
export async function findSsoProvider(db: Db, id: string): Promise<SsoProvider | null> {
  const rows = await db.select().from(authSsoProviders).where(eq(authSsoProviders.id, id));
  return (await withDomains(db, rows))[0] ?? null;
}

/** The domain in lower case, as it is stored; a domain belongs to one provider. */
export async function findSsoProviderByDomain(db: Db, domain: string): Promise<SsoProvider | null> {
  const [found] = await db.select().from(authSsoDomains).where(eq(authSsoDomains.domain, domain));
  return found ? findSsoProvider(db, found.ssoProviderId) : null;
}

/** Null when there is one of that entity already. Its domains are stored apart. */
export async function insertSsoProvider(
  db: Db,
  provider: typeof authSsoProviders.$inferInsert,
): Promise<SsoProviderRow | null> {
  const [row] = await db
    .insert(authSsoProviders)
    .values(provider)
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Domains are replaced apart. */
export async function updateSsoProvider(
  db: Db,
  id: string,
  values: Partial<typeof authSsoProviders.$inferInsert>,
): Promise<void> {
  await db.update(authSsoProviders).set(values).where(eq(authSsoProviders.id, id));
}

/** False when a domain belongs to another provider. */
export async function setDomains(db: Db, id: string, domains: string[]): Promise<boolean> {
  await db.delete(authSsoDomains).where(eq(authSsoDomains.ssoProviderId, id));
  if (domains.length === 0) return true;
  const rows = await db
    .insert(authSsoDomains)
    .values(domains.map((domain) => ({ domain, ssoProviderId: id })))
    .onConflictDoNothing()
    .returning();
  return rows.length === domains.length;
}

/** Its domains and open requests go with it; people who came through it stay. */
export async function deleteSsoProvider(db: Db, id: string): Promise<void> {
  await db.delete(authSsoProviders).where(eq(authSsoProviders.id, id));
}

/** What an answer must refer to; one answer uses it up. */
export async function insertSamlRequest(
  db: Db,
  request: typeof authSamlRequests.$inferInsert,
): Promise<void> {
  await db.insert(authSamlRequests).values(request);
}

/** A request is answered once: whoever takes it removes it. */
export async function takeSamlRequest(db: Db, id: string): Promise<SamlRequestRow | null> {
  const [row] = await db.delete(authSamlRequests).where(eq(authSamlRequests.id, id)).returning();
  return row ?? null;
}
