import * as z from "zod/mini";
import { line, optionalParagraphs } from "#contract/text.ts";
import { TripId } from "./ids.ts";
import { tripLimits } from "./limits.ts";

/** What is bought for a trip and priced: its dates and nights follow from the days that it names. */

export const serviceKinds = [
  "stay",
  "car",
  "train",
  "flight",
  "guide",
  "ticket",
  "meal",
  "fee",
  "other",
] as const;
export type ServiceKind = (typeof serviceKinds)[number];

const count = (label: string) =>
  z._default(
    z
      .int(`${label} must be a whole number.`)
      .check(z.gte(0, `${label} must not be negative.`), z.lte(999, `${label} is too large.`)),
    0,
  );
const orNull = <T extends z.ZodMiniType>(inner: T) => z._default(z.nullable(inner), null);
const dayIds = z._default(z.array(TripId).check(z.maxLength(tripLimits.days)), []);

/** What a service and its line of a quote say alike: a field that stands here is in both, and goes from the one to the other. */
export const linedFields = {
  text: optionalParagraphs("The text of an item", tripLimits.itemText),
};

export const Service = z.strictObject({
  ...linedFields,
  id: TripId,
  kind: z.enum(serviceKinds, "There is no such kind of service."),
  title: line("What a service is called", tripLimits.title),
  /** Ids of the days on which it is used, and of those whose night is spent there. */
  days: dayIds,
  nights: dayIds,
  quantities: z.prefault(
    z.strictObject({
      adults: count("The number of adults"),
      children: count("The number of children"),
      childrenWithBed: count("The number of children with a bed"),
      rooms: count("The number of rooms"),
      vehicles: count("The number of vehicles"),
      groups: count("The number of groups"),
    }),
    {},
  ),
  /** Of the rate book; a service that is renamed or swapped loses both. */
  supplier: orNull(line("The supplier", tripLimits.title)),
  rate: orNull(z.uuid("The rate is not valid.")),
});
export type Service = z.infer<typeof Service>;

type Lined = Pick<Service, keyof typeof linedFields>;

/** Of a service or a line what both say alike. */
export const pickLined = (one: Lined): Lined =>
  Object.fromEntries(
    (Object.keys(linedFields) as (keyof Lined)[]).map((name) => [name, one[name]]),
  ) as Lined;
