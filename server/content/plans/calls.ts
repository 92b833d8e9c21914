import type { Context } from "hono";
import { PlannerFile } from "#contract/content/packed-facts.ts";
import { Plannable } from "#contract/content/plannable.ts";
import { languages } from "#contract/languages.ts";
import { SightLooks } from "#contract/wire/sight-look.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { AppError } from "#server/errors/app-error.ts";
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
      path: "/data/:planner{planner-(?:facts|texts)-[\\w-]+\\.json}",
      may: "anybody",
      tag: "Product",
      summary: "The same facts as the planner's page fetches them, in columns, and texts by state",
      description:
        "The page's own format, which may change with any release. Facts, and the texts of all states, of another release are answered with today's; a state's texts that say something else by now are not found.",
      answer: PlannerFile,
      async handle(context) {
        const { path } = context.req;
        const said = languages.find((one) => path.includes(`-${one}-`));
        const file = (await facts(said)).planner.find(path);
        if (!file) throw new AppError("not_found", "These texts are of another release.");
        return send(context, file);
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
