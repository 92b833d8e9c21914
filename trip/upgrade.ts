/**
 * Whatever JSON is kept says its version and is brought up to today's, step by step, whenever it is read: never
 * trusted by its type alone. A later version or a damaged one is an error, never a guess.
 */

export type Fields = Record<string, unknown>;
/** By a version: how what was kept under it is written under the next one. */
export type UpgradeSteps = Readonly<Record<number, (kept: Fields) => Fields>>;

/** What was kept is of a later release, or damaged. Its message quotes nothing of what was kept. */
export class UnreadableStored extends Error {
  override name = "UnreadableStored";
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Shape<T> = {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
};

/**
 * `name`: what is kept, as its errors call it ("A kept trip"). `first`: the version of what does not say any.
 * @throws UnreadableStored
 */
export function readStored<T>(
  kept: unknown,
  {
    name,
    version,
    first,
    steps,
    shape,
  }: {
    name: string;
    version: number;
    first?: number;
    steps: UpgradeSteps;
    shape: Shape<T>;
  },
): T {
  if (!isFields(kept)) throw new UnreadableStored(`${name} is not one.`);
  const versionOf = (fields: Fields) => fields.version ?? first;
  let fields = kept;
  while (versionOf(fields) !== version) {
    const was = versionOf(fields);
    const step = typeof was === "number" ? steps[was] : undefined;
    if (!step)
      throw new UnreadableStored(
        `${name} is of version ${typeof was === "number" ? was : "unknown"}; this release reads up to ${version}.`,
      );
    const next = step(fields);
    // A step that leaves the version as it was would go on for ever.
    fields = { ...next, version: (was as number) + 1 };
  }
  const read = shape.safeParse(fields);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path ?? [];
  throw new UnreadableStored(
    `${name} is damaged at ${path.map(String).join(".") || "its fields"}.`,
  );
}
