import type { Config } from "#server/config/config.ts";
import { listOpen } from "#server/db/private-files.ts";
import type { Finding } from "./finding.ts";

const area = "storage";

/** Whether other users of the machine can read what people gave to the site. */
export async function judgeModes({
  dataDir,
  storage,
}: Pick<Config, "dataDir" | "storage">): Promise<Finding[]> {
  const folders = storage.kind === "files" ? [dataDir, storage.folder] : [dataDir];
  const open = new Set((await Promise.all(folders.map(listOpen))).flat());
  const [first] = open;
  if (first === undefined)
    return [{ area, state: "ok", what: `${dataDir} is closed to other users of this machine.` }];
  return [
    {
      area,
      state: "fault",
      what: `Other users of this machine have rights to ${open.size} files and folders, among them ${first}.`,
      todo: `The next start takes them away; where it may not, their owner does: chmod -R go-rwx ${folders.join(" ")}`,
    },
  ];
}
