import type { Resources } from "#server/resources.ts";

/** What page loaders may call: the same services as the API, never their own HTTP. */
export type PageServices = {
  origin: string;
  chat: { provider: string };
};

export function createPageServices({ config }: Resources): PageServices {
  return { origin: config.http.origin, chat: { provider: config.chat.provider } };
}
