import type { RouterContextProvider } from "react-router";
import { pageServices } from "#app/site/page-services.ts";
import type { VoiceTop } from "#contract/wire/voices.ts";

/** The page of a place with what travellers say of it. `path`: its address. */
export async function withVoices<T extends object>(
  context: Readonly<Pick<RouterContextProvider, "get">>,
  path: string,
  page: T,
): Promise<T & { voices: VoiceTop | null }> {
  return { ...page, voices: await context.get(pageServices).voices.readTop(path) };
}
