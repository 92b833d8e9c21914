import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { ownAddress } from "#app/ui/language.ts";
import { usePanels } from "./panels.tsx";
import type { PanelName } from "./panels-state.ts";

type NavTriggerProps = {
  panel: PanelName;
  /** Where it leads when there is no script, and in a new tab. */
  href: string;
  className?: string;
  label?: string;
  children: ReactNode;
};

/** Opens one of the navbar's panels; a plain link until the application is there to do that. */
export function NavTrigger({ panel, href, className, label, children }: NavTriggerProps) {
  const panels = usePanels();
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    panels.togglePanel(panel);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button leads nowhere without a script.
    <a
      href={ownAddress(href)}
      role="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={panels.panel === panel}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        press(event);
      }}
      onKeyDown={(event) => event.key === " " && press(event)}
    >
      {children}
    </a>
  );
}
