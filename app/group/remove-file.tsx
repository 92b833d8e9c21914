import type { Action } from "#app/calls/use-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import { useSecondPress } from "#app/ui/sure-button.tsx";
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
  const { isSure, press, forget } = useSecondPress(
    () => void action.run(file.id, () => files.remove(file.id)),
  );
  if (!file.mayRemove) return null;
  return isSure ? (
    <Button
      size="small"
      variant="danger"
      // The cross that had the focus is gone.
      ref={(button) => button?.focus()}
      onBlur={forget}
      onClick={press}
    >
      {m.files_remove_sure()}
    </Button>
  ) : (
    <IconButton
      name="close"
      {...(variant && { variant })}
      label={m.files_remove({ name: file.name })}
      onClick={press}
    />
  );
}
