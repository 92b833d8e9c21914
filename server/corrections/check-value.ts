import { cleanParagraphText } from "#contract/text.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { getPlaces, type PlacedSight, type Places } from "#server/content/places/read-places.ts";
import { AppError } from "#server/errors/app-error.ts";
import { type Editable, hasProvenance, shapeOf } from "./editable.ts";

/** Characters of a value as JSON: the longest shipped one has a third of it. */
const most = 60_000;

/** Texts as they are kept everywhere: nothing invisible, no blanks at the ends. */
export function cleanValue(value: unknown): unknown {
  if (typeof value === "string") return cleanParagraphText(value).trim();
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleanValue(part)]));
}

/** A group of facts with where and when it was read; without a source nobody looked it up. */
export function withSource(
  kind: string,
  field: string,
  value: unknown,
  read: { source: string; checked: string | null },
): unknown {
  if (!hasProvenance(kind, field) || typeof value !== "object" || value === null) return value;
  const { source: _, checked: __, unverified: ___, ...facts } = value as Record<string, unknown>;
  return read.source && read.checked
    ? { ...facts, source: read.source, checked: read.checked }
    : { ...facts, unverified: true };
}

/** What the tests of the content hold a sight to, for one that is not in the files: a line each. */
async function findSightFaults(sight: PlacedSight): Promise<string[]> {
  const { checkSight } = await import("#content/checks/one-sight.ts");
  const places: Places = { ...getPlaces(), sights: [sight] };
  return checkSight(places, getCatalogue());
}

function findFestivalFaults(value: Record<string, unknown>): string[] {
  const dates = value.dates as { year: number; start: string; end: string }[];
  return dates.flatMap(({ year, start, end }) => [
    ...(start > end ? [`${year}: it ends on ${end}, before it begins`] : []),
    ...(Number(start.slice(0, 4)) !== year ? [`${year}: it begins in another year, ${start}`] : []),
  ]);
}

/**
 * Holds a field's new value to all that the content's own tests ask of it.
 * @throws AppError validation_failed, its fields by their place in the value: "open", "0.name"
 */
export async function checkValue(now: Editable, field: string, value: unknown): Promise<void> {
  const fail = (fields: Record<string, string>) => {
    const [first] = Object.values(fields);
    return new AppError("validation_failed", first ?? "That cannot be shown.", { fields });
  };
  if ((JSON.stringify(value) ?? "").length > most)
    throw fail({ value: `That is too long: at most ${most} characters.` });
  const { state, ...rest } = now.value as { state?: string };
  const shape = shapeOf(now.kind);
  if (!shape) throw new AppError("not_found", "There is no such content.");
  const isFiled = now.kind === "sights" || now.kind === "bases";
  const whole = isFiled ? rest : now.value;
  const parsed = shape.safeParse({ ...whole, [field]: value });
  if (!parsed.success) {
    const faults: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) {
      const [head, ...tail] = path.map(String);
      faults[(head === field && tail.join(".")) || "value"] ??= message;
    }
    throw fail(faults);
  }
  const before = { ...now.value, file: "", state: state ?? "" } as unknown as PlacedSight;
  const after = { ...before, ...parsed.data } as PlacedSight;
  // What was so before is not the fault of who changes something else.
  const known = now.kind === "sights" ? await findSightFaults(before) : [];
  const found =
    now.kind === "sights"
      ? await findSightFaults(after)
      : now.kind === "festivals"
        ? findFestivalFaults(parsed.data)
        : [];
  const fresh = found.filter((line) => !known.includes(line));
  if (fresh.length > 0) throw fail({ value: fresh.join(" ") });
}
