import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { createProblem } from "#planner/core/create-problem.ts";
import { ProblemError } from "#planner/core/problem-input.ts";
import { solve } from "#planner/core/solve.ts";
import { InstanceError, parseInstance } from "#planner/toptw/parse-instance.ts";

const help = `Plans from the command line; the answer is one line of JSON.

  npm run --silent plan -- --instance FILE --days N --seconds S [--seed K]

    --instance FILE  a public instance of the orienteering problem with time windows
    --days N         days (tours) to plan, 1 to 60
    --seconds S      time to search, more than 0, at most 3600 (1)
    --seed K         a whole number; another one searches another way (1)

  prints {"score": …, "days": [[node, …], …]}: node numbers as in the file, without start and end.

  npm run --silent plan -- --trip WISH.json [--seconds S | --iterations N] [--seed K] [--today DATE]

    --trip FILE      a wish (contract/trip/wish.ts); - reads it from standard input
    --iterations N   instead of time: so many improvements, the same trip every time
    --today DATE     the day of planning, YYYY-MM-DD (today in India)

  prints the itinerary (contract/trip/itinerary.ts), what it says as codes (docs/planner.md). Everything in
  a wish has a default; one is

    {
      "when": { "from": "2027-03-16", "days": 10 },
      "start": "airport:DEL",
      "where": ["state:rajasthan", "base:agra", "festival:holi"],
      "party": { "adults": 3, "children": [7, 10], "elders": 1, "wheelchair": true, "diet": "jain" },
      "pace": "easy",
      "dayFrom": 600,
      "interests": { "history": 2, "crafts": 1.5 },
      "style": "comfortable",
      "budget": { "perDay": 30000, "limit": false },
      "must": ["taj-mahal", "varanasi"],
      "never": ["chandni-chowk"],
      "pins": [{ "kind": "night", "base": "jaipur", "day": 3 }]
    }

Ends with 0; with 2 where nothing could be planned, and a sentence says why. A trip that cannot hold every
wish is the nearest one: what contradicts what, and what to give up, stands in its conflicts and on standard error.
`;

/** What the caller wrote cannot be done; the message says why. */
class UsageError extends Error {}

function readNumber(name: string, text: string | undefined, least: number, most: number): number {
  if (text === undefined) throw new UsageError(`Say --${name}.`);
  const value = Number(text);
  if (text.trim() === "" || !(value >= least && value <= most))
    throw new UsageError(`--${name} must be a number from ${least} to ${most}, not "${text}".`);
  return value;
}

function readWhole(name: string, text: string | undefined, least: number, most: number): number {
  const value = readNumber(name, text, least, most);
  if (!Number.isInteger(value)) throw new UsageError(`--${name} must be whole, not "${text}".`);
  return value;
}

function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        help: { type: "boolean", short: "h" },
        instance: { type: "string" },
        days: { type: "string" },
        seconds: { type: "string", default: "1" },
        seed: { type: "string" },
        trip: { type: "string" },
        iterations: { type: "string" },
        today: { type: "string" },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8");
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

const mostSeed = 2 ** 31 - 1;

function planInstance(file: string, options: ReturnType<typeof readOptions>): string {
  const days = readWhole("days", options.days, 1, 60);
  const seconds = readNumber("seconds", options.seconds, 0.001, 3600);
  const seed = readWhole("seed", options.seed ?? "1", 0, mostSeed);
  const problem = createProblem(parseInstance(readText(file), days));
  const { worth, plan } = solve(problem, { seconds, seed });
  return JSON.stringify({ score: worth, days: plan });
}

/** @throws UsageError with a line for each field that cannot be read. */
function readWish(file: string): Wish {
  const text = readText(file);
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${(error as Error).message}`);
  }
  const { data, error } = Wish.safeParse(written);
  if (data) return data;
  const lines = error.issues.map(
    ({ path, message }) => `${path.join(".") || "the wish"}: ${message}`,
  );
  throw new UsageError(`${file} is not a wish. ${lines.join("; ")}`);
}

async function planWish(file: string, options: ReturnType<typeof readOptions>): Promise<Itinerary> {
  const wish = readWish(file);
  // The site's facts are read only where a trip is asked for: an instance needs none of them.
  const [{ planTrip }, { dayInIndia }, { getCatalogue }, { compilePlaces }, { getPlaces }] =
    await Promise.all([
      import("#planner/trip/plan-trip.ts"),
      import("../contract/trip/india-clock.ts"),
      import("../server/content/catalogue.ts"),
      import("../server/content/places/compile-places.ts"),
      import("../server/content/places/read-places.ts"),
    ]);
  const today = options.today ?? dayInIndia(new Date());
  if (!/^20\d\d-\d\d-\d\d$/.test(today) || Number.isNaN(Date.parse(today)))
    throw new UsageError(`--today must be a date like 2026-11-22, not "${today}".`);
  const seed =
    options.seed === undefined ? wish.seed : readWhole("seed", options.seed, 0, mostSeed);
  const effort =
    options.iterations === undefined
      ? { seconds: readNumber("seconds", options.seconds, 0.001, 3600) }
      : { iterations: readWhole("iterations", options.iterations, 0, 1_000_000) };
  const plannable = compilePlaces(getPlaces(), getCatalogue());
  return planTrip(plannable, wish, { today, seed, ...effort });
}

/** Prints the trip; what it cannot hold is said beside it as well. */
async function printTrip(file: string, options: ReturnType<typeof readOptions>): Promise<void> {
  const trip = await planWish(file, options);
  process.stdout.write(`${JSON.stringify(trip)}\n`);
  const { sayEnglish } = await import("#words/english.ts");
  const lines = trip.conflicts.map((conflict) =>
    [conflict, ...conflict.giveUp].map(sayEnglish).join(" "),
  );
  if (lines.length > 0) process.stderr.write(`${lines.join("\n")}\n`);
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(help);
  else if (options.trip !== undefined && options.instance !== undefined)
    throw new UsageError("Say --instance or --trip, not both.");
  else if (options.trip !== undefined) await printTrip(options.trip, options);
  else if (options.instance === undefined)
    throw new UsageError("Say --instance FILE or --trip FILE, or --help.");
  else process.stdout.write(`${planInstance(options.instance, options)}\n`);
} catch (error) {
  const expected = [UsageError, InstanceError, ProblemError].some((kind) => error instanceof kind);
  if (!expected) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
