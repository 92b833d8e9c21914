/** What was asked for is of another release: the facts have to be read anew. */
export class FactsGone extends Error {}

/** Milliseconds until what did not come is asked for once more. */
const pause = 800;

/** A file of the planner's as text; it is the site's own, of the shape that its server has made. */
export async function fetchFacts(address: string): Promise<string> {
  const ask = async () => {
    const answer = await fetch(address);
    if (answer.status === 404) throw new FactsGone(`${address} is of another release.`);
    if (!answer.ok) throw new Error(`The facts could not be read (${answer.status}).`);
    return answer.text();
  };
  try {
    return await ask();
  } catch (error) {
    if (error instanceof FactsGone) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return ask();
  }
}
