import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createProblem, ProblemError } from "#planner/core/create-problem.ts";
import { solve } from "#planner/core/solve.ts";
import { InstanceError, parseInstance } from "#planner/toptw/parse-instance.ts";

const help = `Plans from the command line; the answer is one line of JSON.

  npm run --silent plan -- --instance FILE --days N --seconds S [--seed K]

    --instance FILE  a public instance of the orienteering problem with time windows
    --days N         days (tours) to plan, 1 to 60
    --seconds S      time to search, more than 0, at most 3600 (1)
    --seed K         a whole number; another one searches another way (1)

  prints {"score": …, "days": [[node, …], …]}: node numbers as in the file, without start and end.
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
        seed: { type: "string", default: "1" },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function planInstance(file: string, options: ReturnType<typeof readOptions>): string {
  const days = readWhole("days", options.days, 1, 60);
  const seconds = readNumber("seconds", options.seconds, 0.001, 3600);
  const seed = readWhole("seed", options.seed, 0, 2 ** 31 - 1);
  const problem = createProblem(parseInstance(readText(file), days));
  const { worth, plan } = solve(problem, { seconds, seed });
  return JSON.stringify({ score: worth, days: plan });
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(help);
  else if (options.instance === undefined) throw new UsageError("Say --instance FILE, or --help.");
  else process.stdout.write(`${planInstance(options.instance, options)}\n`);
} catch (error) {
  const expected = [UsageError, InstanceError, ProblemError].some((kind) => error instanceof kind);
  if (!expected) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
