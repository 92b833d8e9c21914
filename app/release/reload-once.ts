import { nameRelease } from "./release.ts";
import { hasTyped } from "./typed.ts";

const key = "release.reloaded";

/**
 * Loads the page anew because a file of its build does not come: once a tab for each build, and never
 * while something is written. @returns whether it does
 */
export function reloadOnce(): boolean {
  try {
    if (hasTyped() || sessionStorage.getItem(key) === nameRelease()) return false;
    sessionStorage.setItem(key, nameRelease());
  } catch {
    // Who keeps nothing cannot count: it would go on for ever.
    return false;
  }
  location.reload();
  return true;
}
