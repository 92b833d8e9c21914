import { useState } from "react";
import type { Action } from "#app/calls/use-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import type { TripFiles } from "#contract/wire/trip-files.ts";
import type { Files } from "./use-files.ts";

/** Takes a paper or a photo away, at the second press. */
export function RemoveFile({
  file,
  files,
  action,
  variant,
}: {
  file: TripFiles["files"][number];
  files: Files;
  action: Action;
  variant?: "quiet";
}) {
  const [isSure, setSure] = useState(false);
  if (!file.mayRemove) return null;
  return isSure ? (
    <Button
      size="small"
      variant="danger"
      onBlur={() => setSure(false)}
      onClick={() => void action.run(file.id, () => files.remove(file.id))}
    >
      {m.files_remove_sure()}
    </Button>
  ) : (
    <IconButton
      name="close"
      {...(variant && { variant })}
      label={m.files_remove({ name: file.name })}
      onClick={() => setSure(true)}
    />
  );
}
