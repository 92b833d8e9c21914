import createClient, { type ClientOptions } from "openapi-fetch";
import type { components, paths } from "./safarnama.d.ts";

/** What every call answers that is refused: a sentence for people, a code for programs. */
export type Refusal = components["schemas"]["ErrorAnswer"];

/**
 * The calls of a Safarnama site, by path and method, with the shapes of what goes in and comes back. No call throws for a
 * refusal: it answers `{ data, error, response }`, and one of `data` and `error` is there.
 */
export const createSafarnama = (origin: string, options: Omit<ClientOptions, "baseUrl"> = {}) =>
  createClient<paths>({ ...options, baseUrl: origin });
