import type { ReactNode } from "react";
import { ButtonLink, type ButtonLook } from "#app/ui/button.tsx";
import { usePanels } from "./panels.tsx";

/** Without a script somebody can still be written to. */
const withoutScript = "/contact";

/** A button that opens Plan Your Trip; a plain link until the application is there to do that. */
export function TripLink({
  onOpen,
  className,
  children,
  ...look
}: Omit<ButtonLook, "children"> & {
  /** Before the panel reads its draft. */
  onOpen?: () => void;
  className?: string;
  children: ReactNode;
}) {
  const { openPanel } = usePanels();
  return (
    <ButtonLink
      {...look}
      to={withoutScript}
      role="button"
      {...(className && { className })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen?.();
        openPanel("trip");
      }}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      {children}
    </ButtonLink>
  );
}
