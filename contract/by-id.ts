/** One spelling, whatever order the fields come in: the database keeps its own. */
export const spell = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, one: unknown) =>
    one !== null && typeof one === "object" && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

export const byId = <T extends { id: string }>(list: readonly T[]) =>
  new Map(list.map((one) => [one.id, one]));
