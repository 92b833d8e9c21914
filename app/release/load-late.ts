/** There once the page is at rest (app/site/at-rest.tsx). */
const findPatience = () => import("./patience.ts");

/** Whether something did not come on this page: from then on it is looked at what has come. */
let isShaken = false;

/**
 * Fetches code that a page begins without, such as `() => import("minisearch")`; what does not come is
 * asked for a second time after a moment, where there is a connection. @throws the last refusal
 */
export async function loadLate<T>(load: () => Promise<T>): Promise<T> {
  if (isShaken) return (await findPatience()).loadAnew(load);
  try {
    return await load();
  } catch (refusal) {
    if (import.meta.env.SSR) throw refusal;
    isShaken = true;
    const patience = await findPatience().catch(() => null);
    if (!patience) throw refusal;
    return patience.loadAgain(load, refusal);
  }
}
