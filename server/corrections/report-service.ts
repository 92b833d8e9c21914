import type {
  FactReports,
  PublishInput,
  ReportInput,
  ReportSubject,
} from "#contract/wire/corrections.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { PersonKeeper } from "#server/auth/person-removal.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { type Editable, findByPath, findEditable, listBeside, listFields } from "./editable.ts";
import { reportAccepted, reportDeclined } from "./mail.ts";
import type { OverrideService } from "./override-service.ts";
import * as store from "./report-store.ts";

/** What waits at the desk. */
export const reportTopic = "desk-facts";

/** An address that nobody answered is kept so long: milliseconds. */
const retention = 90 * 86_400_000;

/** Fields that a subject may be about, by kind the first that it has. */
const fieldsOf: Record<ReportSubject, readonly string[]> = {
  hours: ["hours"],
  fee: ["fee", "takePart"],
  permit: ["permit", "permits"],
  booking: ["bookAhead", "takePart"],
  access: ["stepFree"],
  months: ["months", "dates", "bestMonths", "season"],
  way: ["fromBase", "reach"],
  words: ["note", "description", "summary"],
  other: [],
};

const findField = ({ kind }: Editable, subject: ReportSubject): string | undefined => {
  const own = listFields(kind);
  return fieldsOf[subject].find((field) => own.includes(field));
};

/** The thing of a page that a subject is about: an attraction's hours are its sight's. */
function findSubject(page: Editable, subject: ReportSubject): { about: Editable; field: string } {
  for (const about of [page, ...listBeside(page)]) {
    const field = findField(about, subject);
    if (field) return { about, field };
  }
  return { about: page, field: "" };
}

export type ReportService = ReturnType<typeof createReportService>;

/** What readers say has changed, and what the desk makes of it. */
export function createReportService(
  { config, database, events, clock, limits }: Resources,
  overrides: Pick<OverrideService, "publish">,
) {
  const { origin } = config.http;

  async function decide(
    db: Db,
    admin: Pick<Admin, "id">,
    id: string,
    status: "accepted" | "declined",
    answer: string,
  ): Promise<void> {
    const decision = { status, answer, decidedBy: admin.id, decidedAt: clock() };
    const report = await store.decideReport(db, id, decision);
    if (!report) throw new AppError("already_done", "That report is decided already.");
    const write = status === "accepted" ? reportAccepted : reportDeclined;
    if (report.email) await queueMail(db, write(report, answer, origin));
    await insertAudit(db, {
      actorKind: "admin",
      actorId: admin.id,
      action: `report.${status}`,
      subjectKind: "report",
      subjectId: id,
    });
    await events.publish(db, { topic: reportTopic, type: "UPDATE", id });
  }

  async function list(): Promise<FactReports> {
    const rows = await store.listReports(database.db);
    return {
      waiting: rows.filter(({ status }) => status === "new").length,
      reports: rows.map(({ email, createdAt, shown, ...row }) => ({
        id: row.id,
        path: row.path,
        name: row.name,
        subject: row.subject,
        kind: row.kind,
        item: row.item,
        field: row.field,
        shown: shown ?? null,
        now: (row.field && findEditable(row.kind, row.item)?.value[row.field]) || null,
        body: row.body,
        seenAt: row.seenAt,
        mayAnswer: email !== "",
        status: row.status,
        answer: row.answer,
        who: row.who,
        at: createdAt.toISOString(),
      })),
    };
  }

  return {
    list,

    /** Reports that wait. */
    countNew: () => store.countNew(database.db),

    /**
     * Keeps a report with the fact as it stands. A filled honeypot is thanked and forgotten. `visitor`: a key
     * without personal data.
     * @throws AppError not_found (no such page), too_many_requests
     */
    async send(input: ReportInput, visitor: string): Promise<void> {
      if (input.website !== "") return;
      const page = findByPath(input.path);
      if (!page) throw new AppError("not_found", "There is no such page: please open it again.");
      await limits.take(database.db, "fact-report", visitor, clock());
      const { about, field } = findSubject(page, input.subject);
      const { path, subject, body, seenAt, email } = input;
      await database.transaction(async (db) => {
        const id = await store.insertReport(db, {
          ...{ path, subject, body, seenAt, email, field },
          ...{ name: page.name, kind: about.kind, item: about.item },
          shown: field ? about.value[field] : null,
          createdAt: clock(),
        });
        await events.publish(db, { topic: reportTopic, type: "INSERT", id });
      });
    },

    /**
     * Publishes the draft that a report led to, and answers whoever reported.
     * @throws AppError as `publish`; already_done when the report is decided
     */
    accept: (
      admin: Pick<Admin, "id">,
      key: { kind: string; item: string; field: string },
      { report, answer, ...input }: PublishInput & { report: string },
    ) =>
      overrides.publish(
        admin,
        key,
        input,
        (db) => decide(db, admin, report, "accepted", answer),
        report,
      ),

    /** The page stays as it is. @throws AppError already_done */
    async decline(admin: Pick<Admin, "id">, id: string, answer: string): Promise<FactReports> {
      await database.transaction((db) => decide(db, admin, id, "declined", answer));
      return list();
    },

    /** Addresses that nobody answered. */
    forgetOld: () => store.forgetAddresses(database.db, new Date(clock().getTime() - retention)),

    exportOf: async ({ email }) => ({
      reported_changes: email ? await store.readForExport(database.db, email) : [],
    }),

    async forgetPerson(db, { email }) {
      if (email) await store.forgetAddress(db, email);
    },
  } satisfies PersonKeeper & Record<string, unknown>;
}
