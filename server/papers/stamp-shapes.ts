import { readFile } from "node:fs/promises";
import { join } from "node:path";

const sprite = join(import.meta.dirname, "../../app/ui/stamps.svg");
let shapes: Promise<ReadonlyMap<string, string>> | undefined;

/** The silhouettes of the site's stamps: a path of 120 × 90 units by its kind, to be filled by the even-odd rule. */
export function readStampShapes(): Promise<ReadonlyMap<string, string>> {
  shapes ??= readFile(sprite, "utf8").then(
    (svg) =>
      new Map(
        [...svg.matchAll(/<symbol id="([\w-]+)"[^>]*><path[^>]* d="([^"]+)"/g)].map(
          ([, kind = "", path = ""]) => [kind, path],
        ),
      ),
  );
  // What could not be read once is read again for the next paper.
  shapes.catch(() => {
    shapes = undefined;
  });
  return shapes;
}
