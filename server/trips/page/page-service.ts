import type { Language } from "#contract/languages.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { TripNotice } from "#contract/wire/trip-notices.ts";
import type { TripLinkInput, TripPage } from "#contract/wire/trip-page.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import type { PlanTrip } from "#server/trips/days/plan-days.ts";
import { setLinkSettings, setTripLanguage } from "#server/trips/desk/change-store.ts";
import { presentComment, presentMessage } from "#server/trips/desk/present.ts";
import type { RecordTrip } from "#server/trips/record.ts";
import { listComments } from "#server/trips/talk/comment-store.ts";
import { looksLikeOffice } from "#server/trips/talk/office-name.ts";
import { writeToOffice } from "#server/trips/talk/write-message.ts";
import { listTripMessages } from "#server/trips/timeline-store.ts";
import { fitDocument } from "#trip/fit-document.ts";
import { daysOfShown } from "#trip/shown-trip.ts";
import type { HideWords } from "./hide-words.ts";
import { takeLinkHit, takeTripHit } from "./link-hits.ts";
import type { LinkedTrip } from "./link-store.ts";
import { showTrip, type ViewLink } from "./link-view.ts";
import type { TripLinks } from "./links.ts";

import { claimWrite, onceOnly } from "./write-once.ts";

export type ShowLights = (
  days: PlanDays,
  known: Pick<TripPage, "sights" | "beds">,
) => NonNullable<TripPage["lights"]>;

/** The days of the quote that counts, which may be others than the traveller's own. */
export type ListToldDays = (db: Db, tripId: string) => Promise<PlanDays>;

/** Notices of changes that a link is shown. */
export type ListNotices = (linked: LinkedTrip, hide: HideWords) => Promise<TripNotice[]>;

export type TripPages = ReturnType<typeof createTripPages>;

/** The private page of a trip, for whoever has its link. */
export function createTripPages(
  resources: Pick<Resources, "config" | "database" | "clock" | "limits">,
  {
    links,
    record,
    planTrip,
    viewLink,
    showSights,
    showBeds,
    showLights,
    listToldDays,
    listNotices,
  }: {
    links: TripLinks;
    record: RecordTrip;
    planTrip: PlanTrip;
    viewLink: ViewLink;
    /** What is known of the sights that the days name. */
    showSights(days: PlanDays): TripPage["sights"];
    /** And of the towns in which the nights are spent. */
    showBeds(days: PlanDays): TripPage["beds"];
    /** And of the daylight. */
    showLights: ShowLights;
    listToldDays: ListToldDays;
    listNotices: ListNotices;
  },
) {
  const { config, database, clock, limits } = resources;
  const traveller = { kind: "traveller" } as const;

  /** Field by field what a link is shown; what people wrote goes through the view's `hide`. */
  async function present(linked: LinkedTrip): Promise<TripPage> {
    const { trip, kind, memberId, memberName } = linked;
    const { db } = database;
    const view = await viewLink(linked);
    const { mayEdit, hide } = view;
    const [state, told, talk, messages, notices] = await Promise.all([
      planTrip.readDays(trip),
      listToldDays(db, trip.id),
      listComments(db, { tripId: trip.id }),
      mayEdit ? listTripMessages(db, trip.id) : [],
      listNotices(linked, hide),
    ]);
    const all = state.document.days;
    const shown = showTrip(
      // Days beyond what a trip may have are not shown.
      fitDocument({ ...state.document, days: all.slice(0, all.length - state.more) }),
      view,
    );
    const days = daysOfShown(shown);
    // Its page shows the days of its quote too (058): both are drawn.
    const both = [...days, ...told];
    const [sights, beds] = [showSights(both), showBeds(both)];
    return {
      reference: trip.reference,
      access: kind,
      language: trip.language,
      member: memberId ? { id: memberId, name: memberName ?? "" } : null,
      stage: trip.stage,
      name: view.names ? trip.name : "",
      destination: hide.name(trip.destination),
      travelDate: trip.travelDate,
      travelWhen: trip.travelWhen,
      travelers: trip.travelers,
      tripType: trip.tripType,
      // What was said to the office is between the two, and so is the wish with its budget.
      message: mayEdit ? trip.message : "",
      plan: mayEdit ? (state.plan ?? "") : "",
      ...shown,
      moreDays: state.more,
      sights,
      beds,
      // By a day's id: where both have one, it is the traveller's own that was moved last.
      lights: showLights([...told, ...days], { sights, beds }),
      daysNumber: state.number,
      daysBy: view.names ? hide.name(state.who) : "",
      comments: talk.map((row) => ({
        ...presentComment(row),
        name: view.names || row.byDesk ? hide.name(row.name) : "",
        body: hide.prose(row.body),
        claimsOffice: view.names && !row.byDesk && looksLikeOffice(row.name),
      })),
      settings: { prices: trip.linkPrices, names: trip.linkNames },
      messages: messages.map(presentMessage),
      notices,
      whatsapp: config.whatsappNumber ?? null,
    };
  }

  return {
    /** @throws AppError not_found where the link is closed or none */
    getPage: async (token: string): Promise<TripPage> => present(await links.open(token, "read")),

    /**
     * Counts a paper that is taken along. `network`: see `visitorKey`. @returns in which language it is written
     * @throws AppError not_found, too_many_requests
     */
    async takePaper(token: string, network: string): Promise<Language> {
      await limits.take(database.db, "papers-network", network, clock());
      const link = await links.open(token, "read");
      await takeLinkHit(resources, link, "papers", network);
      return link.trip.language;
    },

    /** For the stream: which trip a link is about. @throws AppError not_found */
    async findTripId(token: string): Promise<string> {
      return (await links.open(token, "read")).trip.id;
    },

    /** What a reading link shows. */
    async changeSettings(
      token: string,
      settings: { prices: boolean; names: boolean },
    ): Promise<void> {
      const { trip } = await links.open(token, "edit");
      await takeTripHit({ database, clock, limits }, trip, "links");
      await database.transaction(async (db) => {
        await setLinkSettings(db, trip.id, settings);
        await record(db, traveller, trip, "link", { settings: "yes" });
      });
    },

    /** Mails and papers are in this language from now on. */
    async changeLanguage(token: string, language: Language): Promise<void> {
      const { trip } = await links.open(token, "edit");
      await takeTripHit({ database, clock, limits }, trip, "links");
      await setTripLanguage(database.db, trip.id, language);
    },

    /** A new link in place of those of its kind, or none any more. @returns its address, said once */
    async changeLink(
      token: string,
      { kind, action }: TripLinkInput,
    ): Promise<{ url: string | null }> {
      const { trip } = await links.open(token, "edit");
      if (kind === "edit" && action === "close")
        throw new AppError(
          "conflict",
          "The link that edits can be renewed: closing it would lock you out.",
        );
      await takeTripHit({ database, clock, limits }, trip, "links");
      return database.transaction(async (db) => {
        await links.close(db, trip.id, kind);
        const url = action === "renew" ? await links.add(db, trip, kind) : null;
        await record(db, traveller, trip, "link", { link: kind, action });
        return { url };
      });
    },

    /** Asks the office, once for a `key` (see `readWriteKey`). @throws AppError forbidden with a reading link */
    async sendMessage(token: string, body: string, key: string | null = null): Promise<void> {
      const { trip } = await links.open(token, "edit");
      await takeTripHit({ database, clock, limits }, trip, "messages");
      const write = () =>
        database.transaction(async (db) => {
          await claimWrite(db, trip.id, key, clock());
          await writeToOffice(db, { config, clock, record }, trip, body);
        });
      await onceOnly(write, undefined);
    },
  };
}
