import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "#contract/languages.ts";

/**
 * What the office has published over the shipped content, as this process shows it. What is made of content is
 * kept by layer (`keepMade`): a change puts another layer in the place of the one before, so everything is made
 * again when it is next asked for, and a request that nothing changed under pays for nothing.
 */

/** A value over the shipped one of a thing's field. `kind` and `item`: "sights", "amber-fort". */
export type Override = { kind: string; item: string; field: string; lang: string; value: unknown };

type Layer = { readonly fields: ReadonlyMap<string, ReadonlyMap<string, unknown>> };

/** The language that `content/` is written in; others lie over it as they come. */
export const firstLanguage: Language = "en";

const keyOf = (kind: string, item: string) => `${kind}/${item}`;

function createLayer(overrides: readonly Override[]): Layer {
  const fields = new Map<string, Map<string, unknown>>();
  for (const { kind, item, field, lang, value } of overrides) {
    if (lang !== firstLanguage) continue;
    const key = keyOf(kind, item);
    fields.set(key, (fields.get(key) ?? new Map()).set(field, value));
  }
  return { fields };
}

let published = createLayer([]);
let listed: readonly Override[] = [];
const scope = new AsyncLocalStorage<Layer>();
const current = (): Layer => scope.getStore() ?? published;

/** Puts what is published in the place of what was. Everything made of content is made anew when asked for. */
export function publishOverrides(overrides: readonly Override[]): void {
  listed = overrides;
  published = createLayer(overrides);
}

/** What is published, for another thread that reads the same content. */
export const listPublished = (): readonly Override[] => listed;

/** Runs `work`, and what it waits for, as if these were published: a preview. */
export const withOverrides = <T>(overrides: readonly Override[], work: () => T): T =>
  scope.run(createLayer(overrides), work);

const shipped = createLayer([]);

/** Runs `work` on the content as it was shipped. */
export const withShipped = <T>(work: () => T): T => scope.run(shipped, work);

/** What is made of content, made once for each state of it. */
export function keepMade<T>(make: () => T): () => T {
  const made = new WeakMap<Layer, { value: T }>();
  return () => {
    const layer = current();
    const kept = made.get(layer) ?? { value: make() };
    made.set(layer, kept);
    return kept.value;
  };
}

/** What is made of content, once for each language and state of it. */
export function keepInLanguages<T>(make: (language: Language) => T): (language?: Language) => T {
  const readers = new Map<Language, () => T>();
  return (language = firstLanguage) => {
    const read = readers.get(language) ?? keepMade(() => make(language));
    readers.set(language, read);
    return read();
  };
}

/** The same as an object that follows changes. */
export function followInLanguages<T extends object>(
  make: (language: Language) => T,
): (language?: Language) => T {
  const read = keepInLanguages(make);
  const following = new Map<Language, T>();
  return (language = firstLanguage) => {
    // What cannot be made is told now, not when a field of it is read.
    read(language);
    const own = following.get(language) ?? followContent(() => read(language));
    following.set(language, own);
    return own;
  };
}

/** An object that always shows what `read` gives now: whoever holds it need not hear of changes. */
export const followContent = <T extends object>(read: () => T): T =>
  new Proxy({} as T, {
    get: (_, name) => Reflect.get(read(), name),
    has: (_, name) => Reflect.has(read(), name),
    ownKeys: () => Reflect.ownKeys(read()),
    getOwnPropertyDescriptor(_, name) {
      const found = Reflect.getOwnPropertyDescriptor(read(), name);
      return found && { ...found, configurable: true };
    },
  });

/**
 * The item with what lies over it; the very item where nothing does, or where the two together are not what
 * `accept` takes (a release may have changed the shape: the desk says so, pages stay as shipped).
 */
export function layOver<T extends object>(
  kind: string,
  id: string,
  item: T,
  accept: (value: unknown) => T | null,
): T {
  const fields = current().fields.get(keyOf(kind, id));
  return fields ? (accept({ ...item, ...Object.fromEntries(fields) }) ?? item) : item;
}

/** The same for a list, by the name that tells its items apart; the list itself where nothing lies over it. */
export function layOverList<T extends object>(
  kind: string,
  items: readonly T[],
  nameOf: (item: T) => string,
  accept: (value: unknown) => T | null,
): readonly T[] {
  const touched = [...current().fields.keys()].some((key) => key.startsWith(`${kind}/`));
  return touched ? items.map((item) => layOver(kind, nameOf(item), item, accept)) : items;
}
