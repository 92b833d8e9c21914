import { Plannable } from "#contract/content/plannable.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { pickEncoding } from "#server/http/compressed.ts";
import type { Plans } from "./create-plans.ts";

/** The facts that a browser plans on, under the hash of what they say. */
export function createPlanCalls({ facts }: Pick<Plans, "facts">): Call[] {
  return [
    defineCall({
      method: "GET",
      path: "/data/:facts{plannable-[\\w-]+\\.json}",
      may: "anybody",
      tag: "Product",
      summary: "Bases, sights, legs and hours that trips are planned on",
      description:
        "The address is named by the planner's page; one of an earlier release answers with today's facts.",
      answer: Plannable,
      async handle(context) {
        const { address, text } = await facts();
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
      },
    }),
  ];
}
