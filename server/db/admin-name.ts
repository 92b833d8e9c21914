import { sql } from "drizzle-orm";
import { admins } from "./schema/foundation.ts";

/** What people see of an administrator: the name, else the address. */
export const adminName = sql<string>`coalesce(nullif(${admins.name}, ''), ${admins.email})`;
