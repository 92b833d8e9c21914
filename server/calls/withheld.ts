import { isAtLeast } from "#contract/wire/desk-roles.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { SignedAdmin } from "./callers.ts";

/** What an owner keeps from roles that may otherwise read it: travellers' telephone numbers, and lists as files. */

type Seer = Pick<SignedAdmin, "role" | "phonesFrom" | "exportsFrom">;

export const seesPhones = ({ role, phonesFrom }: Seer): boolean => isAtLeast(role, phonesFrom);
export const mayExport = ({ role, exportsFrom }: Seer): boolean => isAtLeast(role, exportsFrom);

/** Files with travellers' numbers in them. */
const filesWithPhones: ReadonlySet<string> = new Set([
  "/api/desk/trips.csv",
  "/api/desk/movements.pdf",
  "/api/desk/trips/:id/road/paper.pdf",
]);

/** @throws AppError forbidden for a file that the owners keep from this role */
export function refuseFile(path: string, admin: Seer): void {
  if (path.endsWith(".csv") && !mayExport(admin))
    throw new AppError("forbidden", "The owners keep exported lists from your role.");
  if (filesWithPhones.has(path) && !seesPhones(admin))
    throw new AppError("forbidden", "The owners keep telephone numbers from your role.");
}

/** What is a supplier's, a driver's or our own stands below these. */
const notTravellers: ReadonlySet<string> = new Set(["contacts", "services", "suppliers", "office"]);
const phones: ReadonlySet<string> = new Set(["phone", "leadPhone"]);

/** The same answer without travellers' numbers. What people wrote in their own words stays. */
export function hidePhones<T>(value: T): T {
  if (Array.isArray(value)) return value.map(hidePhones) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (notTravellers.has(key)) return [key, part];
      return [key, phones.has(key) && typeof part === "string" ? "" : hidePhones(part)];
    }),
  ) as T;
}

/** Addresses whose numbers stay: not of travellers, or of the guests whom somebody drives or guides. */
const ofOthers = /^\/api\/desk\/(suppliers|payables|rates|templates|office|duties)(\/|$)/;

/** An answer as somebody may read it. */
export const answerTo = <T>(path: string, admin: Seer | undefined, answer: T): T =>
  !admin || ofOthers.test(path) || seesPhones(admin) ? answer : hidePhones(answer);

/** Pages of a list that is streamed, likewise. */
export async function* pagesTo<T>(admin: Seer, pages: AsyncIterable<T[]>): AsyncGenerator<T[]> {
  for await (const page of pages) yield seesPhones(admin) ? page : hidePhones(page);
}
