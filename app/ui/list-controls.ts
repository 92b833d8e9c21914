const controls =
  "a[href], button, select, input:not([type=hidden]), textarea, summary, [role=button]";
/** What is higher is a picture or a card to be pressed anywhere: a corner of it may be covered. */
const highest = 180;

/** Where the controls are that the screen shows, in CSS pixels of the window; those within `own` are left out. */
export function listControls(own: Element): { control: Element; places: DOMRect[] }[] {
  return [...document.querySelectorAll(controls)]
    .filter((control) => !own.contains(control))
    .flatMap((control) => {
      const places = [...control.getClientRects()].filter(
        ({ top, bottom, height }) => bottom > 0 && top < innerHeight && height < highest,
      );
      if (places.length === 0) return [];
      const seen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return seen ? [{ control, places }] : [];
    });
}
