import { type ComponentProps, useRef } from "react";
import { Button } from "./button.tsx";

/**
 * Chooses files with a button of ours in the place of the browser's. `name`: of the field, for whoever hears the page;
 * `children`: what stands on the button. The same files may be chosen again once `onChosen` is done with them.
 */
export function FilesButton({
  name,
  accept,
  onChosen,
  one = false,
  ...button
}: {
  name: string;
  accept: string;
  /** At most one at a time. */
  one?: boolean;
  onChosen(files: readonly File[]): Promise<unknown>;
} & Pick<ComponentProps<typeof Button>, "variant" | "busy" | "icon" | "children">) {
  const chooser = useRef<HTMLInputElement>(null);
  async function take(input: HTMLInputElement): Promise<void> {
    await onChosen([...(input.files ?? [])]);
    input.value = "";
  }
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        multiple={!one}
        hidden
        aria-label={name}
        onChange={({ target }) => void take(target)}
      />
      <Button size="small" icon="plus" {...button} onClick={() => chooser.current?.click()} />
    </>
  );
}
