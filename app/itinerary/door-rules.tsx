import { m } from "#app/paraglide/messages.js";
import { ruleTexts } from "#app/places/rule-texts.ts";
import { sayStanding } from "#app/places/say-standing.ts";
import type { EntryRule } from "#contract/content/sight.ts";
import type { SightLook } from "#contract/wire/sight-look.ts";
import { Badge } from "./signs.tsx";

/** What the keeper of a stop asks at the door, and who says so; late, since few stops have it. */
export function DoorRules({ look }: { look: SightLook }) {
  const { minAge, rules = [], standing } = look;
  const said = [
    ...(minAge ? [m.warn_age({ age: minAge })] : []),
    ...rules.flatMap((rule) => (rule in ruleTexts ? ruleTexts[rule as EntryRule]() : [])),
  ];
  return (
    <Badge sign="guess" tone="care">
      {said.join(" · ")} · {sayStanding(standing)}
    </Badge>
  );
}
