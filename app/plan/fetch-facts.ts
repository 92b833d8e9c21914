/** The compiled facts as text; they are the site's own, of the shape that its server has made. */
export async function fetchFacts(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The facts could not be read (${answer.status}).`);
  return answer.text();
}
