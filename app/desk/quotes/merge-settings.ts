import type { MoneySettings } from "#contract/wire/money-settings.ts";

type Part = keyof MoneySettings;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What somebody changed of the settings, laid over those that a colleague has kept meanwhile: all else stays theirs.
 * `seen`: what stood there when the change was begun.
 * @returns `clashes`: parts that both have changed, each to something else
 */
export function mergeSettings(
  seen: MoneySettings,
  change: Partial<MoneySettings>,
  now: MoneySettings,
): { settings: MoneySettings; clashes: Part[] } {
  const mine = (Object.keys(change) as Part[]).filter((part) => !isSame(change[part], seen[part]));
  const settings = { ...now, ...Object.fromEntries(mine.map((part) => [part, change[part]])) };
  const clashes = mine.filter(
    (part) => !isSame(now[part], seen[part]) && !isSame(now[part], change[part]),
  );
  return { settings, clashes };
}
