import { createHash } from "node:crypto";

type Json = null | string | number | boolean | Json[] | { [name: string]: Json };
type Operation = { tags: string[] } & Record<string, Json>;
export type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Json>>;
} & Record<string, unknown>;

/** The names that it refers to, "schemas/Wish", each once. */
function addReferences(part: Json, found: Set<string>, components: Document["components"]): void {
  if (typeof part !== "object" || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    const [, kind = "", key = ""] =
      name === "$ref" && typeof value === "string"
        ? (/^#\/components\/(\w+)\/(.+)$/.exec(value) ?? [])
        : [];
    if (!key) addReferences(value, found, components);
    else if (!found.has(`${kind}/${key}`)) {
      found.add(`${kind}/${key}`);
      addReferences(components[kind]?.[key] ?? null, found, components);
    }
  }
}

/** The description without the desk's calls and what they alone need: what an app or a partner builds on. */
export function keepClientPart(document: Document): Document {
  const paths: Document["paths"] = {};
  const found = new Set<string>();
  for (const [path, operations] of Object.entries(document.paths)) {
    const kept = Object.entries(operations).filter(
      ([, { tags }]) => !tags.some((tag) => tag.startsWith("Desk")),
    );
    if (kept.length > 0) paths[path] = Object.fromEntries(kept);
    for (const [, operation] of kept) addReferences(operation, found, document.components);
  }
  const components = Object.fromEntries(
    Object.entries(document.components).map(([kind, named]) => [
      kind,
      kind === "securitySchemes"
        ? named
        : Object.fromEntries(Object.entries(named).filter(([key]) => found.has(`${kind}/${key}`))),
    ]),
  );
  return { ...document, paths, components };
}

/** By it the example's client knows whether it was made from this description; the origin does not count. */
export const hashOf = ({ servers: _servers, ...document }: Document): string =>
  createHash("sha256").update(JSON.stringify(document)).digest("hex").slice(0, 16);
