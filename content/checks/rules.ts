import { type EntryRule, entryRules } from "#contract/content/entrance.ts";
import type { PlacedSight, Places } from "#server/content/places/read-places.ts";

/** Words of a note that say a rule, so that none is told in prose alone. */
const words: [RegExp, readonly EntryRule[]][] = [
  [/\b(hindus only|only hindus|hindus alone)\b/i, ["hindus-only", "inner-hindus-only"]],
  [
    /\b(bare-chested in|men bare the chest|take off their shirts|enter without shirt)\b/i,
    ["men-bare-chested"],
  ],
  [
    /\b(shoes off|shoes come off|shoes (are left|stay) (outside|at the gate)|no shoes)\b/i,
    ["shoes-off"],
  ],
  [
    /\b(phones|telephones)( and cameras)? (stay|are (left|kept)) (out|outside|below)\b/i,
    ["no-phones"],
  ],
  [/\bno (telephone|phones)\b/i, ["no-phones"]],
  [/\bno pictures (inside|in the temples)\b/i, ["no-pictures"]],
  [/\bno leather\b/i, ["no-leather"]],
  [/\bshoulders and knees\b/i, ["covered"]],
  [/\bheads covered\b/i, ["head-covered"]],
];

const textsOf = ({ note, hours, fee, stepFree, kids }: PlacedSight) =>
  [note, hours?.note, fee?.note, stepFree.note, kids.note].filter((text) => text !== undefined);

/** Rules at a door out of order or twice, and those that a note tells and the badges do not. */
export function findRuleFaults({ sights }: Places): string[] {
  return sights.flatMap((sight) => {
    const { id, file, rules = [] } = sight;
    const where = `${file}: ${id}`;
    const ordered = entryRules.filter((rule) => rules.includes(rule));
    return [
      ...(ordered.join() !== rules.join() ? [`${where}: rules are ${ordered.join(", ")}`] : []),
      ...words.flatMap(([said, any]) =>
        textsOf(sight).some((text) => said.test(text)) && !any.some((rule) => rules.includes(rule))
          ? [`${where}: its note says ${any.join(" or ")}, its rules do not`]
          : [],
      ),
    ];
  });
}
