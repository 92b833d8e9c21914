import { type FormAtRest, readForms } from "#app/forms/forms-at-rest.ts";
import type { LoginMode, PanelName } from "#app/panels/panels-state.ts";
import type { Language } from "#contract/languages.ts";

/** Which language was chosen, kept in the browser: nothing is offered any more. */
export const languageKey = "site.language";
export const placeKey = "site.language.place";
export type Place = {
  panel: PanelName | null;
  login: LoginMode | null;
  read: number;
  forms: FormAtRest[];
};

export const longest = () => document.documentElement.scrollHeight - window.innerHeight;

/** Before the same page is gone to in another language: the choice, what is open, what stands in forms, and how far one has read. */
export function keepPlace(
  chosen: Language,
  { panel, login }: Pick<Place, "panel" | "login">,
): void {
  try {
    localStorage.setItem(languageKey, chosen);
    const read = window.scrollY / Math.max(1, longest());
    sessionStorage.setItem(
      placeKey,
      JSON.stringify({ panel, login, read, forms: readForms(), at: Date.now() }),
    );
  } catch {
    // Where nothing is kept the page begins at its top.
  }
}

/** That nothing is to be offered any more. */
export function keepChoice(chosen: Language): void {
  try {
    localStorage.setItem(languageKey, chosen);
  } catch {
    // It is offered again on the next page.
  }
}
