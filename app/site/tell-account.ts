import { callApi } from "#app/calls/call-api.ts";
import { findBearer } from "#app/calls/call-as-traveller.ts";
import { language } from "#app/ui/language.ts";

/** Whoever is signed in is written to in the page's language from now on. No second step is asked for it. @throws CallError */
export async function tellAccount(): Promise<void> {
  await callApi("PUT", "/api/me/language", { language }, { headers: await findBearer() });
}
