import { m } from "#app/paraglide/messages.js";

/** A browser's own words about itself, as people would say them. */
export function nameBrowser(userAgent: string): string {
  const browser =
    /(Edg|OPR|Firefox|Chrome|Safari)\//
      .exec(userAgent)?.[1]
      ?.replace("Edg", "Edge")
      .replace("OPR", "Opera") ?? m.desk_browser_unknown();
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux|CrOS)/.exec(userAgent)?.[1];
  return system
    ? `${browser}, ${system.replace("Mac OS X", "macOS").replace("CrOS", "ChromeOS")}`
    : browser;
}
