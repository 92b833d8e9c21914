import type {
  Change,
  ChangedField,
  ContentOverview,
  EditableField,
  EditableItem,
  EditableView,
} from "#contract/wire/corrections.ts";
import { accepting } from "#server/content/content-file.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import {
  type Editable,
  findEditable,
  findShipped,
  hashValue,
  hasProvenance,
  listBeside,
  listEditable,
  listFields,
  listParts,
  shapeOf,
} from "./editable.ts";
import * as store from "./override-store.ts";

/** What the desk sees of the content and of what lies over it. */

/** Who changed it, where the account is gone. */
export const former = "A former administrator";
/** Found at once by a search. */
const mostFound = 30;

const presentItem = ({ kind, item, name, path }: Editable): EditableItem => ({
  kind,
  item,
  name,
  path,
});

const presentChange = (row: store.OverrideRow): Change => ({
  id: row.id,
  state: row.state,
  value: row.value,
  isShipped: row.isShipped,
  source: row.source,
  checked: row.checked,
  who: row.who ?? former,
  at: row.at.toISOString(),
});

/** Another value is shipped now than that a change was written over. */
function isStale({ kind, item, field, shippedHash, isShipped }: store.OverrideRow): boolean {
  const shipped = findShipped(kind, item);
  return !isShipped && shipped !== null && hashValue(shipped.value[field]) !== shippedHash;
}

/** This version of the site has no such field, or does not take such a value: pages show what is shipped. */
function isRefused({ kind, item, field, value, isShipped }: store.OverrideRow): boolean {
  if (isShipped) return false;
  const shipped = findShipped(kind, item);
  const shape = shapeOf(kind);
  if (!shipped || !shape || !listFields(kind).includes(field)) return true;
  const { state: _, ...places } = shipped.value;
  const isFiled = kind === "sights" || kind === "bases";
  return accepting(shape)({ ...(isFiled ? places : shipped.value), [field]: value }) === null;
}

/** One thing with its fields: shipped, now, draft, history. @throws AppError not_found */
export async function readView(
  db: Db,
  { kind, item, lang }: { kind: string; item: string; lang: string },
): Promise<EditableView> {
  const now = findEditable(kind, item);
  const shipped = findShipped(kind, item);
  if (!now || !shipped) throw new AppError("not_found", "There is no such content.");
  const rows = await store.listHistory(db, { kind, item, lang });
  return {
    ...presentItem(now),
    lang,
    fields: listFields(kind).map((field): EditableField => {
      const own = rows.filter((row) => row.field === field);
      const current = own.filter(({ endedAt }) => endedAt === null);
      const published = current.find(({ state }) => state === "published") ?? null;
      const draft = current.find(({ state }) => state === "draft") ?? null;
      const latest = draft ?? published;
      return {
        field,
        shipped: shipped.value[field] ?? null,
        now: now.value[field] ?? null,
        needsSource: hasProvenance(kind, field),
        published: published && presentChange(published),
        draft: draft && presentChange(draft),
        parts: listParts(kind, field),
        isStale: latest !== null && isStale(latest),
        isRefused: latest !== null && isRefused(latest),
        base: current[0]?.id ?? 0,
        history: own.slice(0, 20).map(presentChange),
      };
    }),
    also: listBeside(now).map(presentItem),
  };
}

/** What differs from the shipped content, and what a search finds to change. */
export async function readOverview(db: Db, search: string): Promise<ContentOverview> {
  const rows = await store.listCurrent(db);
  const changed = rows
    .filter(({ isShipped }) => !isShipped)
    .map((row): ChangedField => {
      const { kind, item, field, lang, state } = row;
      const now = findEditable(kind, item);
      return {
        ...{ kind, item, field, lang, state },
        name: now?.name ?? item,
        path: now?.path ?? null,
        isStale: isStale(row),
        isRefused: isRefused(row),
        who: row.who ?? former,
        at: row.at.toISOString(),
      };
    });
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = listEditable()
    .filter(({ name, kind, path }) => {
      const text = `${name} ${kind} ${path ?? ""}`.toLowerCase();
      return words.length > 0 && words.every((word) => text.includes(word));
    })
    .sort((one, other) => one.name.length - other.name.length)
    .slice(0, mostFound)
    .map(presentItem);
  return { changed, found };
}
