import type { Resources } from "#server/resources.ts";
import { type Catalogue, getCatalogue } from "./catalogue.ts";

/** What page loaders may call: the same services as the API, never their own HTTP. */
export type PageServices = {
  /** Public address without a trailing slash. */
  origin: string;
  chat: { provider: string };
  catalogue: Catalogue;
  /** Now; tests set it. */
  clock: () => Date;
};

export function createPageServices({ config, clock }: Resources): PageServices {
  return {
    origin: config.http.origin,
    chat: { provider: config.chat.provider },
    catalogue: getCatalogue(),
    clock,
  };
}
