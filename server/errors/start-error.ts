/** Why the process cannot start: a sentence for the operator, which names no secret. */
export class StartError extends Error {
  override name = "StartError";
}
