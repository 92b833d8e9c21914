import { m } from "#app/paraglide/messages.js";
import { deskLimits } from "#contract/wire/desk.ts";
import type { TripMessage } from "#contract/wire/desk-trip-detail.ts";
import { Composer, type Line } from "./conversation.tsx";

/** A request's messages as its traveller reads them: the traveller's own on the right. */
export const toTravellersLines = (messages: readonly TripMessage[]): Line[] =>
  messages.map((message) => {
    const own = message.author === "traveller";
    return { ...message, own, who: own ? m.mytrips_you() : message.who };
  });

type TravellersComposerProps = {
  /** Under which what was begun is kept. */
  draft: string;
  /** Resolves to whether it was sent. */
  onSend(body: string): Promise<boolean>;
};

/** Where the traveller writes to the office about a request. */
export const TravellersComposer = ({ draft, onSend }: TravellersComposerProps) => (
  <Composer
    label={m.mytrips_write()}
    hint={m.mytrips_write_hint()}
    send={m.mytrips_send()}
    sending={m.desk_sending()}
    maxLength={deskLimits.message}
    draft={draft}
    onSend={onSend}
  />
);
