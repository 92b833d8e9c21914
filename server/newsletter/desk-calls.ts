import {
  type DeskIssue,
  DeskSubscriberQuery,
  IssueInput,
  ProofInput,
} from "#contract/desk-voices.ts";
import { type DeskCall, readUuid } from "#server/desk/calls.ts";
import { parseInput, readJson } from "#server/http/read-body.ts";
import type { IssueWithProgress, NewsletterService } from "./service.ts";

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

/** Letters: written, proofed, sent; and who reads them. */
export function createNewsletterCalls(newsletter: NewsletterService): DeskCall[] {
  const readIssue = async (id: string) => present(await newsletter.getIssue(id));
  return [
    {
      method: "GET",
      path: "/newsletter/issues",
      role: "viewer",
      handle: async (c) => c.json({ issues: (await newsletter.listIssues()).map(present) }),
    },
    {
      method: "POST",
      path: "/newsletter/issues",
      role: "editor",
      handle: async (c) => {
        const input = await readJson(c, IssueInput, issueBytes);
        const issue = await newsletter.createIssue(c.get("admin"), input);
        return c.json(await readIssue(issue.id), 201);
      },
    },
    {
      method: "PUT",
      path: "/newsletter/issues/:id",
      role: "editor",
      handle: async (c) => {
        const input = await readJson(c, IssueInput, issueBytes);
        await newsletter.editIssue(c.get("admin"), readUuid(c), input);
        return c.json(await readIssue(readUuid(c)));
      },
    },
    {
      method: "DELETE",
      path: "/newsletter/issues/:id",
      role: "editor",
      handle: async (c) => {
        await newsletter.deleteIssue(c.get("admin"), readUuid(c));
        return c.json({ message: "The draft is gone." });
      },
    },
    {
      method: "POST",
      path: "/newsletter/issues/:id/proof",
      role: "editor",
      handle: async (c) => {
        const { email } = await readJson(c, ProofInput);
        await newsletter.sendProof(c.get("admin"), readUuid(c), email);
        return c.json({ message: `A proof is on its way to ${email}.` });
      },
    },
    {
      method: "POST",
      path: "/newsletter/issues/:id/send",
      role: "editor",
      handle: async (c) => {
        await newsletter.sendIssue(c.get("admin"), readUuid(c));
        return c.json(await readIssue(readUuid(c)));
      },
    },
    {
      method: "GET",
      path: "/newsletter/subscribers",
      role: "viewer",
      handle: async (c) => {
        const { search, ...query } = parseInput(DeskSubscriberQuery, c.req.query());
        const page = await newsletter.listSubscribers({ ...query, search: search || undefined });
        const subscribers = page.rows.map(({ id, email, status, createdAt }) => ({
          id,
          email,
          status,
          createdAt: createdAt.toISOString(),
        }));
        const counts = await newsletter.countSubscribers();
        return c.json({ subscribers, next: page.next, counts });
      },
    },
  ];
}
