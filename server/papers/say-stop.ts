import type { Language } from "#contract/languages.ts";
import type { SightLook } from "#contract/wire/sight-look.ts";
import { note } from "#trip/tell.ts";
import type { Told } from "#trip/told.ts";
import type { PaperKey } from "#words/papers/english.ts";
import { sayPaperIn } from "#words/papers/say-paper.ts";
import { sayIn } from "#words/say-in.ts";

type Fact = { key: PaperKey; standing: SightLook["permitStanding"]; metres?: number; age?: number };

const access = { yes: "fact-step-free", partly: "fact-step-partly", no: "fact-steps" } as const;
const permits = {
  everyone: "fact-permit",
  foreigners: "fact-permit-foreigners",
  indians: "fact-permit-indians",
} as const;
const closedTo = { foreign: "fact-closed-foreign", saarc: "fact-closed-saarc" } as const;
const onlyFor = {
  hindus: "fact-only-hindus",
  muslims: "fact-only-muslims",
  "not-every-woman": "fact-not-every-woman",
} as const;

/** What the badges of the same sight say on pages, in their order. */
function listWarnings(look: SightLook): Fact[] {
  const { permit, book, altitude, stepFree, standing, minAge } = look;
  return [
    ...(look.closedTo ? [{ key: closedTo[look.closedTo], standing }] : []),
    ...(look.onlyFor ? [{ key: onlyFor[look.onlyFor], standing }] : []),
    ...(permit ? [{ key: permits[permit], standing: look.permitStanding }] : []),
    ...(book === "required" ? [{ key: "fact-book", standing: look.bookStanding } as const] : []),
    ...(altitude ? [{ key: "fact-altitude", standing, metres: altitude } as const] : []),
    ...(minAge ? [{ key: "fact-age", standing, age: minAge } as const] : []),
    ...(stepFree ? [{ key: access[stepFree], standing: look.stepFreeStanding }] : []),
  ];
}

/**
 * What can spoil a visit and what its ticket opens too, each with who says it: "Permit needed (reported).
 * One ticket with Five Rathas, good on this day (unverified)."; empty where nothing is known.
 */
export function sayStop(look: SightLook, language: Language): string {
  const say = sayPaperIn[language];
  const tell = (text: string, standing: SightLook["permitStanding"]) =>
    say("fact-said", { text, standing: say(`standing-${standing ?? "unverified"}`) });
  const tellNote = (told: Told, standing: SightLook["permitStanding"]) =>
    tell(sayIn[language](told).replace(/\p{P}$/u, ""), standing);
  return [
    ...listWarnings(look).map(({ key, standing, metres = 0, age = 0 }) =>
      tell(say(key, { metres, age }), standing),
    ),
    ...(look.rules ? [tellNote(note("door", { rules: look.rules }), look.standing)] : []),
    ...(look.carried ? [tellNote(note("carried", look.carried), look.carried.standing)] : []),
    ...(look.ticket ? [tellNote(note("ticket-with", look.ticket), look.ticket.standing)] : []),
  ].join(" ");
}
