import { execFileSync } from "node:child_process";

/** Files of a checkout that are its own, whether committed yet or not. */
export const listSources = (root: string): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64e6,
  })
    .split("\n")
    .filter(Boolean);
