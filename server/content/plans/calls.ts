import type { Context } from "hono";
import { Plannable } from "#contract/content/plannable.ts";
import { languages } from "#contract/languages.ts";
import { SightLooks } from "#contract/wire/sight-look.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { type Compressed, pickEncoding } from "#server/http/compressed.ts";
import { getLooksFile } from "../places/sight-looks.ts";
import type { Plans } from "./create-plans.ts";

/** A file under the hash of what it says; at an address of another release, today's for five minutes. */
function send(
  context: Context,
  { address, text }: { address: string; text: Compressed },
): Response {
  const isNow = context.req.path === address;
  const accepted = context.req.header("accept-encoding") ?? "";
  const { encoding, bytes } = pickEncoding(text, accepted);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-length": String(bytes.byteLength),
      "cache-control": isNow ? "public, max-age=31536000, immutable" : "public, max-age=300",
      vary: "Accept-Encoding",
      ...(encoding && { "content-encoding": encoding }),
    },
  });
}

/** The facts that a browser plans on, and how their sights are drawn, under the hash of what they say. */
export function createPlanCalls({ facts }: Pick<Plans, "facts">): Call[] {
  return [
    defineCall({
      method: "GET",
      path: "/data/:facts{plannable-[\\w-]+\\.json}",
      may: "anybody",
      tag: "Product",
      summary: "Bases, sights, legs and hours that trips are planned on",
      description:
        "The address is named by the planner's page, in the language of that page; one of an earlier release answers with today's facts.",
      answer: Plannable,
      async handle(context) {
        const { path } = context.req;
        const said = languages.find((one) => path.startsWith(`/data/plannable-${one}-`));
        return send(context, await facts(said));
      },
    }),
    defineCall({
      method: "GET",
      path: "/data/:looks{sight-looks-[\\w-]+\\.json}",
      may: "anybody",
      tag: "Product",
      summary: "How every sight is drawn in a trip: its picture or its stamp, and its badges",
      description:
        "The address is named by the planner's page; one of an earlier release answers with today's looks.",
      answer: SightLooks,
      handle: async (context) => send(context, getLooksFile()),
    }),
  ];
}
