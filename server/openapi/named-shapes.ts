import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { $ZodType, JSONSchema } from "zod/v4/core";
import { listShapes } from "./exported-shapes.ts";

type Direction = "input" | "output";

/**
 * What comes in may leave out what has a default, what goes out has all of it: two shapes, two names.
 * Something named as what comes in keeps that name there.
 */
function nameOf(name: string, direction: Direction): string {
  const isInput = name.endsWith("Input");
  if (direction === "input") return isInput ? name : `${name}Input`;
  return isInput ? name.replace(/Input$/, "Kept") : name;
}

function register(direction: Direction, shapes: [string, $ZodType][]) {
  const registry = z.registry<{ id: string }>();
  for (const [name, shape] of shapes) registry.add(shape, { id: nameOf(name, direction) });
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
export function createNamedShapes(shapes = listShapes()) {
  const registries = { input: register("input", shapes), output: register("output", shapes) };
  const components: Record<string, object> = {};

  function keep(name: string, shape: object): void {
    const other = components[name];
    if (other && !isDeepStrictEqual(other, shape))
      throw new Error(`Two shapes are called ${name}, or it comes in otherwise than it goes out`);
    components[name] = shape;
  }

  function write(schema: $ZodType, io: Direction): object {
    const metadata = registries[io];
    const { $schema: _dialect, ...whole } = z.toJSONSchema(schema, {
      io,
      metadata,
      unrepresentable: "any",
    });
    const { $defs = {}, id, ...own } = relink(whole) as JSONSchema.BaseSchema & { id?: string };
    for (const [name, { id: _id, ...shape }] of Object.entries($defs)) keep(name, shape);
    if (!id) return own;
    keep(id, own);
    return { $ref: component + id };
  }
  return { write, keep, components };
}
