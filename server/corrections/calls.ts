import { Message } from "#contract/text.ts";
import {
  ContentOverview,
  ContentQuery,
  DeclineInput,
  DraftInput,
  DropInput,
  EditableView,
  FactReports,
  PublishedCorrections,
  PublishInput,
  ReportInput,
  UndoInput,
} from "#contract/wire/corrections.ts";
import { type Call, type CallContext, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { listPublished } from "#server/content/overrides/layers.ts";
import { showMessage } from "#server/http/message-page.ts";
import { isFormPost } from "#server/http/read-body.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { OverrideService } from "./override-service.ts";
import type { ReportService } from "./report-service.ts";

const thanks = {
  heading: "Thank you",
  text: "We look it up, and correct the page when it is so.",
} as const;

/** POST /api/reports: what has changed, from whoever saw it; and what was made of it, for machines. */
export const createReportCalls = (reports: Pick<ReportService, "send">): Call[] => [
  defineCall({
    method: "GET",
    path: "/data/corrections.json",
    may: "anybody",
    tag: "Product",
    summary: "What the office has published over the content that this version came with",
    description: "`npm run facts -- --site` lays it over the files.",
    answer: PublishedCorrections,
    handle(c) {
      c.header("cache-control", "no-cache");
      return [...listPublished()];
    },
  }),
  defineCall({
    method: "POST",
    path: "/api/reports",
    may: "anybody",
    tag: "Contact and newsletter",
    summary: "Report what has changed at a place",
    description: "`website` is a trap for scripts: leave it empty.",
    body: ReportInput,
    form: true,
    answer: Message,
    async handle(c, { body }) {
      await reports.send(body, visitorKey(c));
      return isFormPost(c) ? showMessage(c, thanks) : { message: thanks.text };
    },
  }),
];

const tag = "Desk: content";
const words = "[a-z0-9-]+";
const itemPath = `/api/desk/content/:kind{${words}}/:item{${words}}`;
const fieldPath = `${itemPath}/:field`;
/** The longest value, with room for what JSON escapes; a handbook's page has hundreds of cells. */
const bounds = { bodyBytes: 256 * 1024, bodyKeys: 5000 } as const;

const itemOf = (c: CallContext) => ({
  kind: c.req.param("kind") ?? "",
  item: c.req.param("item") ?? "",
});
const fieldOf = (c: CallContext) => ({ ...itemOf(c), field: c.req.param("field") ?? "" });

/** The office's own words over the shipped content, and what readers report. */
export function createCorrectionDeskCalls(
  overrides: OverrideService,
  reports: ReportService,
): Call[] {
  return [
    defineCall({
      method: "GET",
      path: "/api/desk/content",
      may: "viewer",
      tag,
      summary: "What differs from the shipped content, and what can be changed",
      query: ContentQuery,
      answer: ContentOverview,
      handle: (_c, { query }) => overrides.readOverview(query.search),
    }),
    defineCall({
      method: "GET",
      path: itemPath,
      may: "viewer",
      tag,
      summary: "A thing of the content: as shipped, as shown, drafts and history",
      answer: EditableView,
      handle(c) {
        const { kind, item } = itemOf(c);
        return overrides.readView(kind, item);
      },
    }),
    defineCall({
      ...bounds,
      method: "PUT",
      path: `${fieldPath}/draft`,
      may: "editor",
      tag,
      summary: "Save a draft over a field",
      description:
        "`base` is the change that was read; when another was saved meanwhile the answer is 409 with both.",
      body: DraftInput,
      answer: EditableView,
      handle: (c, { body }) => overrides.saveDraft(c.get("admin"), fieldOf(c), body),
    }),
    defineCall({
      method: "DELETE",
      path: `${fieldPath}/draft`,
      may: "editor",
      tag,
      summary: "Throw a draft away",
      body: DropInput,
      answer: EditableView,
      handle: (c, { body }) => overrides.drop(fieldOf(c), body),
    }),
    defineCall({
      method: "POST",
      path: `${fieldPath}/publish`,
      may: "editor",
      tag,
      summary: "Publish a draft: it is live at once",
      body: PublishInput,
      answer: EditableView,
      handle(c, { body }) {
        const { report } = body;
        const [admin, key] = [c.get("admin"), fieldOf(c)];
        return report
          ? reports.accept(admin, key, { ...body, report })
          : overrides.publish(admin, key, body);
      },
    }),
    defineCall({
      method: "POST",
      path: `${fieldPath}/undo`,
      may: "editor",
      tag,
      summary: "Back to an earlier value, or to the shipped one",
      body: UndoInput,
      answer: EditableView,
      handle: (c, { body }) => overrides.undo(c.get("admin"), fieldOf(c), body),
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/reports",
      may: "viewer",
      tag,
      summary: "What readers say has changed, with the fact as it stood and stands",
      answer: FactReports,
      handle: () => reports.list(),
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/reports/:id/decline",
      may: "editor",
      tag,
      summary: "Leave the page as it is, and say why",
      body: DeclineInput,
      answer: FactReports,
      handle: (c, { body }) => reports.decline(c.get("admin"), readUuid(c), body.answer),
    }),
  ];
}
