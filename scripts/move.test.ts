import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Runs the command against a server that asks for a password, takes it and lets nobody in. @returns what it was given */
async function askedFor(user: string, env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "safarnama-move-"));
  let password = "";
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (message) => {
      // A start of a session has no letter; "p" is a password, with its length and a zero behind it.
      if (message[0] !== 0x70) socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
      else {
        password = message.subarray(5, -1).toString();
        const refused = Buffer.from("SFATAL\0C28P01\0Mnobody comes in\0\0");
        const head = Buffer.from([0x45, 0, 0, 0, refused.length + 4]);
        socket.end(Buffer.concat([head, refused]));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const said = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      ["scripts/move.ts", `postgres://${user}@127.0.0.1:${port}/site`],
      { env: { PATH: process.env.PATH, DATA_DIR: folder, ...env } },
      (_error, _out, errors) => resolve(errors),
    );
  });
  server.close();
  await rm(folder, { recursive: true, force: true });
  return { password, said };
}

test("the password of the other database comes from the environment, and nobody reads it in the command", async () => {
  const { password, said } = await askedFor("mover", { PGPASSWORD: "röd|42" });
  expect(password).toBe("röd|42");
  expect(said).not.toContain("PGPASSWORD");
});

test("one that stands in the command is used, and what that means is said", async () => {
  const { password, said } = await askedFor("mover:secret", {});
  expect(password).toBe("secret");
  expect(said).toContain("set PGPASSWORD");
});
