/** Light, dark, or what the system says; kept under `site.theme`. */
export type ThemeChoice = "light" | "dark" | "system";

const key = "site.theme";
const night = "(prefers-color-scheme: dark)";

/**
 * Runs before the first paint, so that nothing flashes. Written out as text: the policy hashes it.
 * `data-theme` is always light or dark where scripts run; without them the system decides.
 */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem("${key}")}catch{}
document.documentElement.dataset.theme=t==="light"||t==="dark"?t:matchMedia("${night}").matches?"dark":"light"})()`;

export function readTheme(): ThemeChoice {
  try {
    const kept = localStorage.getItem(key);
    return kept === "light" || kept === "dark" ? kept : "system";
  } catch {
    return "system";
  }
}

const changes = new EventTarget();

export function applyTheme(choice: ThemeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // A browser that keeps nothing still shows what was chosen, on this page.
  }
  document.documentElement.dataset.theme =
    choice === "system" ? (window.matchMedia(night).matches ? "dark" : "light") : choice;
  changes.dispatchEvent(new Event("change"));
}

/** Follows the choice here and in other tabs, and the system while it is the choice. */
export function watchTheme(onChange: () => void): () => void {
  const system = window.matchMedia(night);
  const follow = () => {
    if (readTheme() === "system") applyTheme("system");
    onChange();
  };
  const other = (event: StorageEvent) => {
    if (event.key === key) {
      applyTheme(readTheme());
      onChange();
    }
  };
  system.addEventListener("change", follow);
  window.addEventListener("storage", other);
  changes.addEventListener("change", onChange);
  return () => {
    system.removeEventListener("change", follow);
    window.removeEventListener("storage", other);
    changes.removeEventListener("change", onChange);
  };
}
