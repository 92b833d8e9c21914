import { z } from "zod";
import type { $ZodType, JSONSchema } from "zod/v4/core";
import { Budget, Conflict, Notice } from "#contract/itinerary.ts";
import { Party, Pin, TripEnd, TripWhen, Wish } from "#contract/wish.ts";
import {
  TripDay,
  TripDocument,
  TripItem,
  TripNight,
  TripParty,
  TripPlace,
} from "#trip/document.ts";
import { Service } from "#trip/service.ts";
import { Told, ToldNotice } from "#trip/told.ts";

/** Shapes that a reader of the description meets in more than one place, by the names they have there. */
const shapes: Record<string, $ZodType> = {
  Wish,
  WishParty: Party,
  WishPin: Pin,
  TripEnd,
  TripWhen,
  TripDocument,
  TripParty,
  TripDay,
  TripItem,
  TripNight,
  TripPlace,
  TripService: Service,
  Told,
  ToldNotice,
  Notice,
  Conflict,
  Budget,
};

type Direction = "input" | "output";

/** What comes in may leave out what has a default, what goes out has all of it: two shapes, two names. */
function register(direction: Direction) {
  const registry = z.registry<{ id: string }>();
  for (const [name, shape] of Object.entries(shapes))
    registry.add(shape, { id: direction === "input" ? `${name}Input` : name });
  return registry;
}

const defined = "#/$defs/";
const component = "#/components/schemas/";

/** The same with each reference led to the components. */
const relink = <T>(schema: T): T =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === "$ref" && typeof value === "string" && value.startsWith(defined)
      ? component + value.slice(defined.length)
      : value,
  );

/** Writes schemas whose named parts are references; `components` gathers what they refer to. */
export function createNamedShapes() {
  const registries = { input: register("input"), output: register("output") };
  const components: Record<string, object> = {};

  function write(schema: $ZodType, io: Direction): object {
    const metadata = registries[io];
    const { $schema: _dialect, ...whole } = z.toJSONSchema(schema, {
      io,
      metadata,
      unrepresentable: "any",
    });
    const { $defs = {}, ...own } = relink(whole) as JSONSchema.BaseSchema;
    for (const [name, { id: _id, ...shape }] of Object.entries($defs)) components[name] = shape;
    return own;
  }
  return { write, components };
}
