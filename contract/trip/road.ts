import * as z from "zod/mini";
import { deskPhone } from "#contract/dial-india.ts";
import { line, optionalLine, optionalParagraphs } from "#contract/text.ts";

/** What the papers for the road need beside the quote: guests, how they come and go, who drives and guides them. */
export const roadLimits = { guests: 200, services: 150 } as const;

const time = (label: string) =>
  z._default(
    z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, `${label} is a time like 09:30.`)),
    "",
  );

export const Guest = z.strictObject({
  name: line("The name of a guest", 80),
  age: z._default(
    z.nullable(
      z.int("An age is a whole number.").check(z.gte(0), z.lte(120, "An age is at most 120.")),
    ),
    null,
  ),
  sex: z._default(z.enum(["", "f", "m", "x"], "The sex is f, m or x."), ""),
  nationality: optionalLine("The nationality", 60),
  /** "1", "2 twin": whoever has the same shares it. */
  room: optionalLine("The room", 20),
  diet: optionalLine("What a guest eats", 80),
});
export type Guest = z.infer<typeof Guest>;

/** How the guests come, or go. */
export const Passage = z.strictObject({
  time: time("The time"),
  /** "6E 6394", "12801 Purushottam Express". */
  by: optionalLine("The flight or train", 60),
  place: optionalLine("The place", 80),
});

/** Who and what comes for a line of the quote. What does not belong to its kind is empty. */
export const RoadService = z.strictObject({
  item: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, "There is no such line of the quote.")),
  /** Driver or guide. */
  person: optionalLine("The driver or guide", 80),
  phone: deskPhone("The number of the driver or guide"),
  vehicle: optionalLine("The vehicle", 60),
  plate: optionalLine("The number plate", 20),
  reportAt: time("The reporting time"),
  reportPlace: optionalLine("The reporting place", 120),
  /** By the plan, in all. */
  km: z._default(
    z.nullable(
      z
        .int("Kilometres are a whole number.")
        .check(z.gte(0), z.lte(30_000, "At most 30,000 kilometres.")),
    ),
    null,
  ),
  /** Tolls, parking, permits, advance: who pays what. */
  charges: optionalLine("Tolls, parking and permits", 200),
  address: optionalLine("The address", 200),
  /** "MAP: breakfast and dinner, first dinner, last breakfast". */
  meals: optionalLine("The meals", 120),
  language: optionalLine("The language", 60),
  requests: optionalLine("The requests", 300),
});
export type RoadService = z.infer<typeof RoadService>;

export const RoadDetails = z.strictObject({
  guests: z
    .array(Guest)
    .check(z.maxLength(roadLimits.guests, `At most ${roadLimits.guests} guests.`)),
  /** On the way; empty: the trip's own. */
  phone: deskPhone("The guests' number"),
  arrival: Passage,
  departure: Passage,
  /** Held up at the station; empty: the lead guest's name. */
  placard: optionalLine("The name on the placard", 60),
  remarks: optionalParagraphs("The remarks", 1000),
  services: z.array(RoadService).check(
    z.maxLength(roadLimits.services, `At most ${roadLimits.services} services.`),
    z.refine(
      (list) => new Set(list.map(({ item }) => item)).size === list.length,
      "A line of the quote is there twice.",
    ),
  ),
});
export type RoadDetails = z.infer<typeof RoadDetails>;

const noPassage = { time: "", by: "", place: "" };
export const emptyRoad: RoadDetails = {
  guests: [],
  phone: "",
  arrival: noPassage,
  departure: noPassage,
  placard: "",
  remarks: "",
  services: [],
};

export const emptyService = (item: string): RoadService => ({
  ...{ item, person: "", phone: "", vehicle: "", plate: "", reportAt: "", reportPlace: "" },
  ...{ km: null, charges: "", address: "", meals: "", language: "", requests: "" },
});

export const RoadInput = z.object({
  /** 0: nothing is kept yet. */
  revision: z.int("Say which state you saw.").check(z.gte(0)),
  details: RoadDetails,
});
export type RoadInput = z.infer<typeof RoadInput>;

/** GET /api/desk/trips/{id}/road. */
export const DeskRoad = z.object({
  revision: z.int(),
  details: RoadDetails,
  lead: z.string(),
  leadPhone: z.string(),
  people: z.string(),
  /** Lines of the agreed quote that have a paper. */
  services: z.array(
    z.object({
      item: z.string(),
      kind: z.enum(["stay", "transport", "guide"]),
      title: z.string(),
      supplier: z.string(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      confirmation: z.string(),
      isConfirmed: z.boolean(),
    }),
  ),
});
export type DeskRoad = z.infer<typeof DeskRoad>;

export const roadPapers = [
  "voucher",
  "duty-slip",
  "guide-sheet",
  "rooming-list",
  "placard",
  "feedback",
] as const;
export type RoadPaper = (typeof roadPapers)[number];

export const roadTexts = {
  notAgreed: "Papers for the road are made once the quote is accepted.",
  changed: "A colleague changed the details meanwhile. Look again; what you typed is still here.",
  noLine: "The agreed quote has no such line.",
} as const;
