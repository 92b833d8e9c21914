import type { SQL } from "drizzle-orm";
import type { AuthUser } from "#server/auth/create-auth.ts";
import { ownTravelRows } from "#server/portraits/portraits.ts";
import { publicReviewRows } from "#server/reviews/service.ts";

export type ColumnType = "bigint" | "smallint" | "text" | "timestamptz";

/** A table as the official client sees it; what is not named here does not exist for it. */
export type RestTable = {
  name: string;
  columns: Record<string, ColumnType>;
  /** The rows this person may see, as a query. Nobody: null. */
  rowsFor(user: Pick<AuthUser, "id"> | null): SQL;
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
  place: "text",
  place_name: "text",
  answer: "text",
} as const satisfies Record<string, ColumnType>;

/** The two tables of section 7. Addresses never leave through Comments; of TRAVEL only one's own row does. */
export const restTables: RestTable[] = [
  {
    name: "Comments",
    columns: commentColumns,
    rowsFor: () => publicReviewRows,
  },
  {
    name: "TRAVEL",
    columns: { Email: "text", path: "text" },
    rowsFor: (user) => ownTravelRows(user?.id ?? null),
  },
];
