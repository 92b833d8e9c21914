/** Keys of what forms keep by themselves: all of them go with a sign-out. */
const ofForms = "draft.";

/** Plan Your Trip keeps its two steps under a key of its own. */
export const tripDraft = "trip.draft";

/** The planner's trips of this browser; they stay when somebody signs out. */
export const keptPlans = "plan.kept";

/** The key of a form's draft by its name. */
export const formDraft = (name: string): string => ofForms + name;

/** What forms keep in this browser goes: the next person at it is another one. */
export function dropFormDrafts(): void {
  try {
    for (const storage of [window.sessionStorage, window.localStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(ofForms) || key === tripDraft) storage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
