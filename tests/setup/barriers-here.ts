import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

export type Barriers = [rule: string, places: string[]][];

/**
 * What axe, which is in this document already, finds wrong with it or with the part that `within`
 * selects: each rule with the places that break it. What fades or turns its colour is looked at when it
 * has come to rest. Whole in itself: a journey sends it into its page.
 */
export async function findBarriersHere({
  within,
  rules,
}: {
  within?: string | undefined;
  rules?: string[] | undefined;
}): Promise<Barriers> {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, "late"));
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) =>
          playState === "running" &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
      .map(({ finished }) => finished.catch(() => null));
  async function look() {
    const late = wait(3000);
    for (let still = moving(); still.length > 0; still = moving())
      if ((await Promise.race([Promise.all(still), late])) === "late") break;
    return window.axe?.run(within ?? document, {
      resultTypes: ["violations"],
      iframes: false,
      selectors: false,
      ...(rules && { runOnly: { type: "rule", values: rules } }),
    });
  }
  let found = await look();
  // A colour may begin to turn while axe looks: what is wrong is wrong in a second look, too.
  if (found && found.violations.length > 0) {
    await wait(600);
    found = await look();
  }
  if (!found) throw new Error("axe is not in the page");
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
