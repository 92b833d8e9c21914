import { isDeepStrictEqual } from "node:util";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type {
  ContentOverview,
  DraftInput,
  EditableView,
  PublishInput,
  UndoInput,
} from "#contract/wire/corrections.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import {
  type Override,
  publishOverrides,
  withOverrides,
} from "#server/content/overrides/layers.ts";
import { findStanding } from "#server/content/places/standing.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import { checkValue, cleanValue, withSource } from "./check-value.ts";
import {
  type Editable,
  findEditable,
  findShipped,
  hashValue,
  hasProvenance,
  listFields,
} from "./editable.ts";
import { former, readOverview, readView } from "./editable-view.ts";
import * as store from "./override-store.ts";

/** Topic of a change: every process reads what is published, and its pages anew. */
export const contentTopic = "content";

const gone = "This picture is not here any more: please send it again.";
/** The file of a picture's value; null where it names none. */
const fileOf = (value: unknown): string | null =>
  value && typeof value === "object" && "file" in value ? String(value.file) : null;

/** What lies over the content by these rows; a later row of a field before an earlier one. */
const toOverrides = (rows: readonly store.OverrideRow[]): Override[] =>
  rows
    .filter(({ isShipped }) => !isShipped)
    .map(({ kind, item, field, lang, value }) => ({ kind, item, field, lang, value }));

const monthOf = (day: string) =>
  new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(day),
  );

/** A source that is no office's counts by its day, which stands in it. */
const datedSource = (source: string, checked: string) =>
  findStanding({ source, checked }) === "unverified" ? `${source} (${monthOf(checked)})` : source;

export type OverrideService = ReturnType<typeof createOverrideService>;

/** Values over the shipped content: drafts, what is published, and how it came to be. */
export function createOverrideService(
  { database, events, clock }: Pick<Resources, "database" | "events" | "clock">,
  hasPicture: (db: Db, file: string) => Promise<boolean>,
) {
  /** @throws AppError validation_failed, also for a picture whose files are gone */
  async function check(db: Db, now: Editable, field: string, value: unknown): Promise<void> {
    await checkValue(now, field, value);
    const file = now.kind === "pictures" ? fileOf(value) : null;
    if (file && !(await hasPicture(db, file)))
      throw new AppError("validation_failed", gone, { fields: { value: gone } });
  }

  async function getField(kind: string, item: string, field: string) {
    const now = findEditable(kind, item);
    if (!now) throw new AppError("not_found", "There is no such content.");
    if (!listFields(kind).includes(field))
      throw new AppError("validation_failed", `${now.name} has no "${field}" to change.`, {
        fields: { value: `There is no "${field}" to change.` },
      });
    return now;
  }

  /** @throws AppError conflict when somebody else saved since `base` was read, with what both say */
  function holdBase(current: readonly store.OverrideRow[], base: number, mine?: unknown): void {
    const latest = current[0];
    if ((latest?.id ?? 0) === base) return;
    throw new AppError(
      "conflict",
      latest
        ? `${latest.who ?? former} has saved another text meanwhile. Both are shown: nothing is lost.`
        : "The draft was thrown away meanwhile.",
      {
        fields: {
          theirs: JSON.stringify(latest?.isShipped ? null : (latest?.value ?? null)),
          yours: JSON.stringify(mine ?? null),
        },
      },
    );
  }

  /** Ends what was published, publishes this, and tells every process. */
  async function publishRow(
    db: Db,
    admin: Pick<Admin, "id">,
    current: readonly store.OverrideRow[],
    row: Parameters<typeof store.insertChange>[1],
    action: string,
  ): Promise<void> {
    const at = clock();
    for (const { id } of current) await store.endChange(db, id, at);
    await store.insertChange(db, { ...row, state: "published", adminId: admin.id, at });
    const { kind, item, field, lang = "en" } = row;
    await insertAudit(db, {
      actorKind: "admin",
      actorId: admin.id,
      action,
      subjectKind: "content",
      subjectId: null,
      details: { kind, item, field, lang },
    });
    await events.publish(db, { topic: contentTopic, type: "UPDATE", id: `${kind}/${item}` });
  }

  async function load(): Promise<void> {
    const rows = await store.listCurrent(database.db);
    publishOverrides(toOverrides(rows.filter(({ state }) => state === "published")));
  }

  return {
    /** Reads what is published: at the start, and when a change is told. */
    load,
    readView: (kind: string, item: string, lang = "en"): Promise<EditableView> =>
      readView(database.db, { kind, item, lang }),
    readOverview: (search: string): Promise<ContentOverview> => readOverview(database.db, search),

    /** How many values of the content are the office's own. */
    async countPublished(): Promise<number> {
      const rows = await store.listCurrent(database.db);
      return rows.filter((row) => row.state === "published" && !row.isShipped).length;
    },

    /** Files of pictures that are needed still; what was thrown away later than `since` may be taken back. */
    listPictures: async (since: Date): Promise<string[]> =>
      (await store.listPictureValues(database.db, since)).flatMap((value) => fileOf(value) ?? []),

    /** Runs `work` with the drafts over what is published: for the eyes of the desk. */
    async preview<T>(work: () => Promise<T>): Promise<T> {
      const rows = await store.listCurrent(database.db);
      // A field's draft is later than what is published of it, and of two the last one said counts.
      return withOverrides(toOverrides(rows.toReversed()), work);
    },

    /**
     * Keeps a draft in the place of the one before.
     * @throws AppError not_found, validation_failed, conflict
     */
    async saveDraft(
      admin: Pick<Admin, "id">,
      key: Omit<store.FieldKey, "lang">,
      input: DraftInput,
    ): Promise<EditableView> {
      const { kind, item, field } = key;
      const now = await getField(kind, item, field);
      const { lang } = input;
      const checked = input.checked ?? (input.source ? dayInIndia(clock()) : null);
      if (checked && checked > dayInIndia(clock()))
        throw new AppError("validation_failed", "That day has not come yet.", {
          fields: { checked: "That day has not come yet." },
        });
      const source = checked ? datedSource(input.source, checked) : "";
      const value = withSource(kind, field, cleanValue(input.value), { source, checked });
      await check(database.db, now, field, value);
      await database.transaction(async (db) => {
        const current = await store.takeField(db, { ...key, lang });
        holdBase(current, input.base, value);
        const draft = current.find(({ state }) => state === "draft");
        if (draft) await store.endChange(db, draft.id, clock());
        await store.insertChange(db, {
          ...{ ...key, lang, value, source, checked },
          state: "draft",
          shippedHash: hashValue(findShipped(kind, item)?.value[field]),
          adminId: admin.id,
          at: clock(),
        });
        await events.publish(db, { topic: "desk-content", type: "UPDATE", id: kind });
      });
      return readView(database.db, { kind, item, lang });
    },

    /**
     * Publishes the draft: it is live at once. `also` runs with it, where something made somebody look.
     * @throws AppError not_found, validation_failed (no source for a fact, or it fits no more), conflict
     */
    async publish(
      admin: Pick<Admin, "id">,
      key: Omit<store.FieldKey, "lang">,
      { base, lang }: Pick<PublishInput, "base" | "lang">,
      also: (db: Db, now: Editable) => Promise<void> = async () => {},
      reportId: string | null = null,
    ): Promise<EditableView> {
      const { kind, item, field } = key;
      const now = await getField(kind, item, field);
      await database.transaction(async (db) => {
        const current = await store.takeField(db, { ...key, lang });
        holdBase(current, base);
        const draft = current.find(({ state }) => state === "draft");
        if (!draft) throw new AppError("conflict", "There is no draft to publish.");
        if (hasProvenance(kind, field) && draft.value !== null && !draft.source)
          throw new AppError("validation_failed", "Say where this was read, and when.", {
            fields: { source: "Say where this was read: an office's page, a call, a sign." },
          });
        await check(db, now, field, draft.value);
        const { value, shippedHash, source, checked } = draft;
        const row = { ...key, lang, value, shippedHash, source, checked, reportId };
        await publishRow(db, admin, current, { ...row, state: "published" }, "content.published");
        await also(db, now);
      });
      await load();
      return readView(database.db, { kind, item, lang });
    },

    /** Throws the draft away. @throws AppError not_found, conflict */
    async drop(
      key: Omit<store.FieldKey, "lang">,
      { base, lang }: { base: number; lang: string },
    ): Promise<EditableView> {
      await getField(key.kind, key.item, key.field);
      await database.transaction(async (db) => {
        const current = await store.takeField(db, { ...key, lang });
        holdBase(current, base);
        const draft = current.find(({ state }) => state === "draft");
        if (!draft) throw new AppError("conflict", "There is no draft.");
        await store.endChange(db, draft.id, clock());
        await events.publish(db, { topic: "desk-content", type: "UPDATE", id: key.kind });
      });
      return readView(database.db, { kind: key.kind, item: key.item, lang });
    },

    /** Back to an earlier value, or the shipped one: live at once. @throws AppError not_found, conflict */
    async undo(
      admin: Pick<Admin, "id">,
      key: Omit<store.FieldKey, "lang">,
      { base, lang, to }: UndoInput,
    ): Promise<EditableView> {
      const { kind, item, field } = key;
      const now = await getField(kind, item, field);
      await database.transaction(async (db) => {
        const current = await store.takeField(db, { ...key, lang });
        holdBase(current, base);
        const earlier = to === null ? null : await store.findChange(db, { ...key, lang }, to);
        if (to !== null && !earlier) throw new AppError("not_found", "There is no such change.");
        const shipped = findShipped(kind, item)?.value[field];
        const isShipped = !earlier || earlier.isShipped;
        const value = isShipped ? null : earlier.value;
        if (!isShipped) await check(db, now, field, value);
        const published = current.find(({ state }) => state === "published");
        const isSame = published
          ? published.isShipped === isShipped && isDeepStrictEqual(published.value, value)
          : isShipped;
        if (isSame) throw new AppError("already_done", "Pages show that already.");
        await publishRow(
          db,
          admin,
          current,
          {
            ...{ ...key, lang, value, isShipped },
            state: "published",
            shippedHash: hashValue(shipped),
            source: earlier?.source ?? "",
            checked: earlier?.checked ?? null,
          },
          "content.undone",
        );
      });
      await load();
      return readView(database.db, { kind, item, lang });
    },
  };
}
