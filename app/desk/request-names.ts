import { m } from "#app/paraglide/messages.js";
import { nameParty } from "#app/ui/price-words.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import type { LostCode, TripSource, TripStage } from "#contract/wire/trip-stages.ts";

/** The stages of a request in the desk's words. */
export const stageNames: Record<TripStage, () => string> = {
  new: m.desk_stage_new,
  qualified: m.desk_stage_qualified,
  quote_sent: m.desk_stage_quote_sent,
  accepted: m.desk_stage_accepted,
  lost: m.desk_stage_lost,
};

/** How a request came. */
export const sourceNames: Record<TripSource, () => string> = {
  site: m.desk_source_site,
  phone: m.desk_source_phone,
  whatsapp: m.desk_source_whatsapp,
  email: m.desk_source_email,
  chat: m.desk_source_chat,
  contact: m.desk_source_contact,
  visit: m.desk_source_visit,
};

/** Why a request came to nothing. */
export const lostNames: Record<LostCode, () => string> = {
  price: m.desk_lost_price,
  dates: m.desk_lost_dates,
  place: m.desk_lost_place,
  silence: m.desk_lost_silence,
  elsewhere: m.desk_lost_elsewhere,
  cancelled: m.desk_lost_cancelled,
  withdrawn: m.desk_lost_withdrawn,
  duplicate: m.desk_lost_duplicate,
  spam: m.desk_lost_spam,
  other: m.desk_lost_other,
};

/** The reason of the list with the words beside it; "other" says nothing that words do not say better. */
export function nameReason(
  code: string | null | undefined,
  words: string | null | undefined,
): string {
  const listed = code && !(code === "other" && words) ? lostNames[code as LostCode]?.() : "";
  return [listed, words].filter(Boolean).join(": ");
}

/** Who it is by the plan that was sent, "4 adults, 1 child (8)", behind the number of the form where that is another: "9+: …". */
export const sayTravelers = ({
  travelers,
  party,
}: Pick<DeskTripDetail, "travelers" | "party">): string => {
  if (!party) return travelers;
  const isSame = String(party.adults + party.children.length) === travelers;
  return isSame ? nameParty(party) : `${travelers}: ${nameParty(party)}`;
};
