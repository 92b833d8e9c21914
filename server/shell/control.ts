import { rm } from "node:fs/promises";
import { createConnection, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { createResets } from "#server/admins/reset-service.ts";
import { keepBackup } from "#server/backup/keep-backup.ts";
import { examine } from "#server/doctor/examine.ts";
import { AppError } from "#server/errors/app-error.ts";
import { StartError } from "#server/errors/start-error.ts";
import type { Resources } from "#server/resources.ts";

/**
 * The embedded database belongs to one process. What operations want of it while that runs (a backup,
 * the doctor) is asked over a socket in the data folder, which this user alone can open.
 */
const Wish = z.discriminatedUnion("command", [
  z.object({
    command: z.literal("backup"),
    directory: z.string(),
    keep: z.int().min(1).optional(),
    recipient: z.string().max(3000).optional(),
  }),
  z.object({ command: z.literal("doctor") }),
  z.object({
    command: z.literal("reset-admin"),
    email: z.string().max(254),
    secondFactor: z.boolean(),
  }),
]);
export type Wish = z.infer<typeof Wish>;

const socketOf = (dataDir: string) => join(dataDir, "control.sock");
/** A path of a socket has no more characters than this anywhere. */
const longest = 100;

/** The link by which an administrator chooses a new password. @throws StartError with what is wrong */
export async function printReset(
  resources: Resources,
  { email, secondFactor }: { email: string; secondFactor: boolean },
): Promise<string> {
  try {
    return await createResets(resources).printReset(email, { secondFactor });
  } catch (error) {
    throw error instanceof AppError ? new StartError(error.message) : error;
  }
}

async function answer(resources: Resources, line: string): Promise<unknown> {
  const wish = Wish.parse(JSON.parse(line));
  if (wish.command === "doctor") return examine(resources);
  if (wish.command === "reset-admin") return printReset(resources, wish);
  return keepBackup(resources, wish.directory, wish);
}

/** Listens where the database is embedded. @returns its end */
export async function startControl(resources: Resources): Promise<() => Promise<void>> {
  const { config, log } = resources;
  const path = socketOf(config.dataDir);
  if (config.databaseUrl || path.length > longest || process.platform === "win32")
    return async () => {};
  await rm(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    createInterface({ input: socket }).once("line", (line) => {
      answer(resources, line).then(
        (result) => socket.end(`${JSON.stringify({ result })}\n`),
        (error: unknown) => {
          log.error({ err: error }, "a wish of operations failed");
          const said =
            error instanceof StartError ? error.message : "It failed; the log says more.";
          socket.end(`${JSON.stringify({ error: said })}\n`);
        },
      );
    });
  });
  // The socket is made with these permissions, not given them afterwards.
  const before = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(path, resolve);
    });
  } finally {
    process.umask(before);
  }
  return async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
}

/** Asks the process that has the data folder. @throws StartError when none answers, or it could not */
export function askRunning<T>(dataDir: string, wish: Wish): Promise<T> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(socketOf(dataDir));
    const fail = (text: string) => reject(new StartError(text));
    socket.once("error", () =>
      fail(`The running process does not answer at ${socketOf(dataDir)}: stop it first.`),
    );
    socket.once("connect", () => socket.write(`${JSON.stringify(wish)}\n`));
    let text = "";
    socket.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
    socket.once("end", () => {
      if (!text.endsWith("\n")) return fail("The running process ended before it had answered.");
      const { result, error } = JSON.parse(text) as { result?: T; error?: string };
      if (error !== undefined) fail(error);
      else resolve(result as T);
    });
  });
}
