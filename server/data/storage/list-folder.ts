import type { StoredObject } from "#server/storage/object-store.ts";

export type ListInput = {
  prefix: string;
  limit: number;
  offset: number;
  search?: string | undefined;
  sortBy: {
    column: "name" | "created_at" | "updated_at" | "last_accessed_at";
    order: "asc" | "desc";
  };
};

type ObjectFacts = {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
};

/** A file, or a folder: of a folder nothing but the name is known. */
export type FolderEntry = {
  name: string;
  id: string | null;
  updated_at: string | null;
  created_at: string | null;
  last_accessed_at: string | null;
  metadata: ObjectFacts | null;
};

export const factsOf = (object: StoredObject): ObjectFacts => ({
  eTag: `"${object.etag}"`,
  size: object.size,
  mimetype: object.mimetype,
  cacheControl: object.cacheControl,
  lastModified: object.updatedAt.toISOString(),
  contentLength: object.size,
  httpStatusCode: 200,
});

/** An object as the client reads it; `name` is relative to the folder that was listed. */
export const toEntry = (object: StoredObject, name: string): FolderEntry => ({
  name,
  id: object.id,
  updated_at: object.updatedAt.toISOString(),
  created_at: object.createdAt.toISOString(),
  last_accessed_at: object.updatedAt.toISOString(),
  metadata: factsOf(object),
});

// By code unit: a database's collation may put ".emptyFolderPlaceholder" after "01-…".
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** One level below `prefix`, sorted and cut as asked. */
export function listFolder(objects: StoredObject[], input: ListInput): FolderEntry[] {
  const folder = input.prefix.replace(/^\/+|\/+$/g, "");
  const base = folder ? `${folder}/` : "";
  const wanted = (input.search ?? "").toLowerCase();
  const entries = new Map<string, FolderEntry>();
  for (const object of objects) {
    if (!object.name.startsWith(base)) continue;
    const rest = object.name.slice(base.length);
    const name = rest.split("/", 1).join("");
    if (name === "" || !name.toLowerCase().startsWith(wanted)) continue;
    if (name === rest) entries.set(name, toEntry(object, name));
    else if (!entries.has(name))
      entries.set(name, {
        name,
        id: null,
        updated_at: null,
        created_at: null,
        last_accessed_at: null,
        metadata: null,
      });
  }
  const { column, order } = input.sortBy;
  const sign = order === "desc" ? -1 : 1;
  return [...entries.values()]
    .sort(
      (a, b) => sign * compare(a[column] ?? "", b[column] ?? "") || sign * compare(a.name, b.name),
    )
    .slice(input.offset, input.offset + input.limit);
}
