import { readFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { z } from "zod";
import type { AuthContext } from "#server/auth/auth-context.ts";
import {
  ForeignFactor,
  ForeignIdentity,
  ForeignUser,
  importAccount,
} from "#server/auth/import/import-account.ts";
import { AppError } from "#server/errors/app-error.ts";
import { keepPortrait, type ShowPortrait } from "#server/portraits/keep-portrait.ts";
import { findPortraitName } from "#server/portraits/portraits.ts";
import { reencodePicture } from "#server/portraits/profile-picture.ts";
import { ForeignReview, importReview } from "#server/reviews/import-reviews.ts";
import type { SupabaseSource, SupabaseTable } from "./supabase-tables.ts";

/** How many rows of a kind came to what end, and the ids of those that did not come whole. */
export type ImportReport = {
  counts: Record<string, number>;
  /** Ids of the other service alone: no address, no name. */
  left: { what: string; id: string }[];
};

const ForeignPicture = z.object({ Email: z.string(), path: z.string().min(1) });

type Writer = { id: string; email: string; userMetadata: Record<string, unknown> };

/** Of a row, read or not. */
const idOf = (row: unknown) => String((row as { id?: unknown }).id ?? "?");

async function gather<T extends { user_id: string }>(
  source: SupabaseSource,
  table: SupabaseTable,
  shape: z.ZodType<T>,
  unread: (id: string) => void,
): Promise<Map<string, T[]>> {
  const found = new Map<string, T[]>();
  for await (const row of source.rows(table)) {
    const read = shape.safeParse(row);
    if (!read.success) unread(idOf(row));
    else found.set(read.data.user_id, [...(found.get(read.data.user_id) ?? []), read.data]);
  }
  return found;
}

/** The name in the bucket of a picture that a review shows; "" for another site's. */
function readPictureName(url: string): string {
  const [, name = ""] = /\/profile-pictures\/([^?#]+)/.exec(url) ?? [];
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The file of a picture in a copy of the bucket; null where there is none, or the path leads out of it. */
async function readPicture(folder: string, path: string): Promise<Buffer | null> {
  const base = resolve(folder);
  const file = resolve(base, path);
  if (!file.startsWith(base + sep)) return null;
  return readFile(file).catch(() => null);
}

/** Counts what came to what end. */
function createReport() {
  const report: ImportReport = { counts: {}, left: [] };
  const count = (what: string) => {
    report.counts[what] = (report.counts[what] ?? 0) + 1;
  };
  return {
    report,
    count,
    /** Counted, and named by its id. */
    leave(what: string, id: string) {
      count(what);
      report.left.push({ what, id });
    },
  };
}
type Reporting = ReturnType<typeof createReport>;

/** @returns who writes, by the address that they have proved */
async function importAccounts(auth: AuthContext, source: SupabaseSource, reporting: Reporting) {
  const { count, leave } = reporting;
  const identities = await gather(source, "identities", ForeignIdentity, (id) =>
    leave("ways in that could not be read", id),
  );
  const factors = await gather(source, "factors", ForeignFactor, (id) =>
    leave("second factors that could not be read", id),
  );
  const byEmail = new Map<string, Writer>();
  for await (const row of source.rows("users")) {
    const read = ForeignUser.safeParse(row);
    if (!read.success) {
      leave("accounts that could not be read", idOf(row));
      continue;
    }
    const user = read.data;
    const outcome = await importAccount(auth, {
      user,
      identities: identities.get(user.id) ?? [],
      factors: factors.get(user.id) ?? [],
    });
    if (outcome.result === "skipped") {
      leave(`accounts left: ${outcome.why}`, user.id);
      continue;
    }
    count(outcome.result === "known" ? "accounts here already" : "accounts imported");
    if (outcome.result === "imported")
      for (const loss of outcome.losses) leave(`accounts without their ${loss}`, user.id);
    const email = user.email_confirmed_at ? user.email?.toLowerCase() : undefined;
    if (email) byEmail.set(email, { id: user.id, email, userMetadata: user.raw_user_meta_data });
  }
  return byEmail;
}

/** @param folder a copy of the bucket; without one nothing is kept. @returns who writes, by the name of their picture */
async function importPictures(
  auth: AuthContext,
  showPortrait: ShowPortrait,
  source: SupabaseSource,
  { byEmail, folder }: { byEmail: ReadonlyMap<string, Writer>; folder: string | undefined },
  { count, leave }: Reporting,
) {
  const byPicture = new Map<string, Writer>();
  for await (const row of source.rows("pictures")) {
    const read = ForeignPicture.safeParse(row);
    const writer = read.success ? byEmail.get(read.data.Email.toLowerCase()) : undefined;
    if (!read.success || !writer) {
      count("pictures of nobody");
      continue;
    }
    byPicture.set(read.data.path, writer);
    if (!folder) continue;
    if (await findPortraitName(auth.db, writer.id)) {
      count("pictures here already");
      continue;
    }
    const bytes = await readPicture(folder, read.data.path);
    try {
      if (!bytes) throw new AppError("picture_refused", "There is no such file.");
      const webp = await reencodePicture(auth.resources.pictures, bytes);
      const person = { userId: writer.id, email: writer.email };
      await keepPortrait(auth.resources, showPortrait, person, webp);
      count("pictures imported");
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      leave("pictures that are missing or none", writer.id);
    }
  }
  return byPicture;
}

async function importReviews(
  auth: AuthContext,
  source: SupabaseSource,
  byPicture: ReadonlyMap<string, Writer>,
  { count, leave }: Reporting,
) {
  for await (const row of source.rows("reviews")) {
    const read = ForeignReview.safeParse(row);
    const shown = String((row as { path?: unknown }).path ?? "");
    const writer = byPicture.get(readPictureName(shown));
    if (!read.success || !writer) {
      leave(read.success ? "reviews of nobody" : "reviews that could not be read", idOf(row));
      continue;
    }
    const outcome = await auth.database.transaction(async (db) => {
      const portrait = await findPortraitName(db, writer.id);
      return importReview(db, writer, read.data, portrait);
    });
    if (outcome === "refused") leave("reviews that could not be read", idOf(row));
    else count(outcome === "known" ? "reviews here already" : "reviews imported");
  }
}

/**
 * Takes over what another site of this product kept at Supabase: accounts with their passwords, ways in and second
 * factors, then pictures (`pictures`: a folder with a copy of the bucket `profile-pictures`), then reviews. A row of
 * `Comments` names no account: it is its writer's whose picture it shows. Each account is one transaction, and what has
 * come before is passed over, so it can be run again after a break. Nothing is written to the source.
 */
export async function importSupabase(
  auth: AuthContext,
  showPortrait: ShowPortrait,
  source: SupabaseSource,
  { pictures }: { pictures?: string | undefined } = {},
): Promise<ImportReport> {
  const reporting = createReport();
  const byEmail = await importAccounts(auth, source, reporting);
  const of = { byEmail, folder: pictures };
  const byPicture = await importPictures(auth, showPortrait, source, of, reporting);
  await importReviews(auth, source, byPicture, reporting);
  return reporting.report;
}
