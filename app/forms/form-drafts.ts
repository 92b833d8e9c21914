/** Keys of what forms keep by themselves: all of them go with a sign-out. */
const ofForms = "draft.";

/** The key of a form's draft by its name. */
export const formDraft = (name: string): string => ofForms + name;

/** What the forms of this tab keep goes: the next person at this browser is another one. */
export function dropFormDrafts(): void {
  try {
    const { sessionStorage } = window;
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(ofForms)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
