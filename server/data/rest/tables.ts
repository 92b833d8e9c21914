import { type SQL, sql } from "drizzle-orm";
import type { AuthUser } from "#server/auth/create-auth.ts";
import type { Resources } from "#server/resources.ts";
import { findPictureName } from "#server/reviews/author.ts";

export type ColumnType = "bigint" | "smallint" | "text" | "timestamptz";

/** A table as the official client sees it; what is not named here does not exist for it. */
export type RestTable = {
  name: string;
  columns: Record<string, ColumnType>;
  /** The rows this person may see, as a query. Nobody: null. */
  rowsFor(user: Pick<AuthUser, "id" | "email"> | null): SQL | Promise<SQL>;
};

export const commentColumns = {
  id: "bigint",
  created_at: "timestamptz",
  Name: "text",
  path: "text",
  ratings: "smallint",
  title: "text",
  comment: "text",
  excerpt: "text",
} as const satisfies Record<string, ColumnType>;

/** The two tables of section 7. Addresses never leave through Comments; of TRAVEL only one's own row does. */
export function createRestTables({
  config,
  storage,
}: Pick<Resources, "config" | "storage">): RestTable[] {
  return [
    {
      name: "Comments",
      columns: commentColumns,
      rowsFor: () => sql`
        select id, created_at, author_name as "Name",
          case when avatar_path like '/%' then ${config.http.origin}::text || avatar_path else avatar_path end as path,
          rating as ratings, title, comment, excerpt
        from comments where hidden_at is null`,
    },
    {
      name: "TRAVEL",
      columns: { Email: "text", path: "text" },
      async rowsFor(user) {
        if (!user) return sql`select null::text as "Email", null::text as path where false`;
        const picture = await findPictureName(storage, user.id);
        return sql`select ${user.email}::text as "Email", ${picture}::text as path`;
      },
    },
  ];
}
