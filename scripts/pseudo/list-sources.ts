import { execFileSync } from "node:child_process";

/**
 * Files of a checkout that are its own, whether committed yet or not. Ended by a zero byte: else git quotes a name
 * that has a quotation mark of its own.
 */
export const listSources = (root: string): string[] =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64e6,
  })
    .split("\0")
    .filter(Boolean);
