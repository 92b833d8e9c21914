import { m } from "#app/paraglide/messages.js";
import { sayStanding } from "#app/places/say-standing.ts";
import { formatNumber } from "#app/ui/language.ts";
import type { SightLook } from "#contract/wire/sight-look.ts";
import type { SignName } from "#trip/strip/signs.ts";
import { Badge, BadgeList, type BadgeTone } from "./signs.tsx";

type Said = { sign: SignName; tone: BadgeTone; text: string };

const steps: Record<string, [BadgeTone, () => string]> = {
  yes: ["good", m.badge_step_free],
  partly: ["plain", m.badge_step_partly],
  no: ["plain", m.badge_steps],
};

const permits = {
  everyone: m.warn_permit_everyone,
  foreigners: m.warn_permit_foreigners,
  indians: m.warn_permit_indians,
} as const;

const closedTo = { foreign: m.warn_closed_foreign, saarc: m.warn_closed_saarc } as const;

const onlyFor = {
  hindus: m.warn_hindus_only,
  muslims: m.warn_muslims_only,
  "not-every-woman": m.warn_women_limited,
} as const;

/** With who says so: a badge is relied upon. */
const withStanding = (text: string, standing?: Parameters<typeof sayStanding>[0]) =>
  `${text} · ${sayStanding(standing)}`;

/** What can spoil a visit, in a few words: from what the plan notices, and from what is known of the sight. */
export function listBadges(
  notices: readonly { code: string }[],
  look: SightLook | undefined,
): Said[] {
  const codes = new Set(notices.map(({ code }) => code));
  const said: Said[] = [];
  if (codes.has("closed-since"))
    said.push({ sign: "closed", tone: "stop", text: m.badge_closed() });
  if (look?.closedTo)
    said.push({
      sign: "closed",
      tone: "care",
      text: withStanding(closedTo[look.closedTo](), look.standing),
    });
  if (look?.onlyFor)
    said.push({
      sign: "closed",
      tone: "care",
      text: withStanding(onlyFor[look.onlyFor](), look.standing),
    });
  if (codes.has("permit") || look?.permit)
    said.push({
      sign: "permit",
      tone: "care",
      // What the plan notices, its own party needs.
      text: withStanding(
        codes.has("permit") || !look?.permit ? m.badge_permit() : permits[look.permit](),
        look?.permitStanding,
      ),
    });
  if (codes.has("book-ahead") || look?.book === "required")
    said.push({
      sign: "book",
      tone: "care",
      text: withStanding(m.badge_book(), look?.bookStanding),
    });
  if (look?.altitude)
    said.push({
      sign: "height",
      tone: "care",
      text: withStanding(m.badge_altitude({ metres: formatNumber(look.altitude) }), look.standing),
    });
  else if (codes.has("altitude"))
    said.push({ sign: "height", tone: "care", text: withStanding(m.badge_high()) });
  const step = steps[look?.stepFree ?? ""];
  if (step)
    said.push({
      sign: "step",
      tone: step[0],
      text: withStanding(step[1](), look?.stepFreeStanding),
    });
  return said;
}

export function VisitBadges(props: {
  notices: readonly { code: string }[];
  look: SightLook | undefined;
}) {
  const said = listBadges(props.notices, props.look);
  if (said.length === 0) return null;
  return (
    <BadgeList label={m.warn_label()}>
      {said.map(({ text, ...badge }) => (
        <Badge key={text} {...badge}>
          {text}
        </Badge>
      ))}
    </BadgeList>
  );
}
