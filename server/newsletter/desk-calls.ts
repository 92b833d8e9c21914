import { Message } from "#contract/text.ts";
import {
  DeskIssue,
  DeskIssueList,
  DeskSubscriberPage,
  DeskSubscriberQuery,
  IssueInput,
  ProofInput,
} from "#contract/wire/desk-newsletter.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import type { IssueWithProgress } from "./issue-service.ts";
import type { NewsletterService } from "./service.ts";

/** A letter of 40,000 characters, each of three bytes, and as much again for what JSON adds. */
const issueBytes = 256 * 1024;

const present = (issue: IssueWithProgress): DeskIssue => ({
  id: issue.id,
  subject: issue.subject,
  body: issue.body,
  status: issue.status,
  createdAt: issue.createdAt.toISOString(),
  finishedAt: issue.finishedAt?.toISOString() ?? null,
  recipients: issue.recipients,
  queued: issue.queued,
});

const desk = { tag: "Desk: voices" };

/** Letters: written, proofed, sent; and who reads them. */
export function createNewsletterDeskCalls(newsletter: NewsletterService): Call[] {
  const readIssue = async (id: string) => present(await newsletter.getIssue(id));
  return [
    defineCall({
      ...desk,
      method: "GET",
      path: "/api/desk/newsletter/issues",
      may: "viewer",
      summary: "Issues and how far they have come",
      answer: DeskIssueList,
      handle: async () => ({ issues: (await newsletter.listIssues()).map(present) }),
    }),
    defineCall({
      ...desk,
      method: "POST",
      path: "/api/desk/newsletter/issues",
      may: "editor",
      summary: "Write a draft",
      body: IssueInput,
      bodyBytes: issueBytes,
      answer: DeskIssue,
      status: 201,
      async handle(c, { body }) {
        const issue = await newsletter.createIssue(c.get("admin"), body);
        return readIssue(issue.id);
      },
    }),
    defineCall({
      ...desk,
      method: "PUT",
      path: "/api/desk/newsletter/issues/:id",
      may: "editor",
      summary: "Change a draft",
      body: IssueInput,
      bodyBytes: issueBytes,
      answer: DeskIssue,
      async handle(c, { body }) {
        await newsletter.editIssue(c.get("admin"), readUuid(c), body);
        return readIssue(readUuid(c));
      },
    }),
    defineCall({
      ...desk,
      method: "DELETE",
      path: "/api/desk/newsletter/issues/:id",
      may: "editor",
      summary: "Throw a draft away",
      answer: Message,
      async handle(c) {
        await newsletter.deleteIssue(c.get("admin"), readUuid(c));
        return { message: "The draft is gone." };
      },
    }),
    defineCall({
      ...desk,
      method: "POST",
      path: "/api/desk/newsletter/issues/:id/proof",
      may: "editor",
      summary: "Send a draft to one address",
      body: ProofInput,
      answer: Message,
      async handle(c, { body: { email } }) {
        await newsletter.sendProof(c.get("admin"), readUuid(c), email);
        return { message: `A proof is on its way to ${email}.` };
      },
    }),
    defineCall({
      ...desk,
      method: "POST",
      path: "/api/desk/newsletter/issues/:id/send",
      may: "editor",
      summary: "Send an issue to all who confirmed",
      answer: DeskIssue,
      async handle(c) {
        await newsletter.sendIssue(c.get("admin"), readUuid(c));
        return readIssue(readUuid(c));
      },
    }),
    defineCall({
      ...desk,
      method: "GET",
      path: "/api/desk/newsletter/subscribers",
      may: "viewer",
      summary: "Who reads it",
      query: DeskSubscriberQuery,
      answer: DeskSubscriberPage,
      async handle(_c, { query: { search, ...query } }) {
        const page = await newsletter.listSubscribers({ ...query, search: search || undefined });
        const subscribers = page.rows.map(({ id, email, status, createdAt }) => ({
          id,
          email,
          status,
          createdAt: createdAt.toISOString(),
        }));
        return { subscribers, next: page.next, counts: await newsletter.countSubscribers() };
      },
    }),
  ];
}
