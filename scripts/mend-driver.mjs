import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root as checkout } from "./run.mjs";

/**
 * What the PostgreSQL driver does when a connection is lost in the middle of a transaction, mended as it is
 * installed (docs/decisions/114): it wrote to a socket that was gone, which ended the process; left
 * a connection that never writes again, or that nobody gets again; and ran what a lost transaction
 * still asked for on the next one of that connection. Open upstream: porsager/postgres#1154, #1208.
 */
const mended = "3.4.9";

/** By file: what stands there, and what is put in its place. */
const texts = {
  "src/connection.js": [
    [
      `    if (stream)
      return queryError(q, Errors.generic('COPY_IN_PROGRESS'`,
      `    if (!socket) {
      queryError(q, Errors.connection('CONNECTION_CLOSED', options))
      return true
    }

    if (stream)
      return queryError(q, Errors.generic('COPY_IN_PROGRESS'`,
    ],
    [
      `  function nextWrite(fn) {
    const x`,
      `  function nextWrite(fn) {
    if (!socket) {
      chunk = nextWriteTimer = null
      return false
    }
    const x`,
    ],
    [
      `    clearImmediate(nextWriteTimer)
    if (socket) {`,
      `    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    if (socket) {`,
    ],
    [
      `    clearImmediate(nextWriteTimer)
    socket.removeListener`,
      `    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    socket.removeListener`,
    ],
    [`    !hadError && (query || sent.length) && error(`, `    ;(query || sent.length) && error(`],
  ],
  "src/index.js": [
    [
      `      , connection
      , prepare = null
`,
      `      , connection
      , lost = null
      , prepare = null
`,
    ],
    [
      `new Promise((_, reject) => connection.onclose = reject)`,
      `new Promise((_, reject) => connection.onclose = error => reject(lost = error))`,
    ],
    [
      `        q.catch(e => uncaughtError || (uncaughtError = e))
`,
      `        q.catch(e => uncaughtError || (uncaughtError = e))
        if (lost)
          return q.reject(lost)
`,
    ],
  ],
};

const placeOf = (root, path = "") => join(root, "node_modules/postgres", path);

/** @throws Error when the installed driver is another than the one that is known here */
export function mendText(path, text) {
  let result = text;
  for (const [before, after] of texts[path]) {
    if (result.includes(after)) continue;
    if (result.split(before).length !== 2)
      throw new Error(`scripts/mend-driver.mjs does not know ${path} of this driver`);
    result = result.replace(before, () => after);
  }
  return result;
}

/** Mends the installed driver; a second time changes nothing. @throws Error on another version of it */
export function mendDriver(root = checkout) {
  if (!existsSync(placeOf(root))) return;
  const { version } = JSON.parse(readFileSync(placeOf(root, "package.json"), "utf8"));
  if (version !== mended)
    throw new Error(
      `postgres ${version} is installed, ${mended} is what scripts/mend-driver.mjs mends: see whether it still has to be`,
    );
  for (const path of Object.keys(texts)) {
    const file = placeOf(root, path);
    const text = readFileSync(file, "utf8");
    const result = mendText(path, text);
    if (result === text) continue;
    // A new file: package managers share one between checkouts.
    writeFileSync(`${file}.mended`, result);
    renameSync(`${file}.mended`, file);
  }
}
