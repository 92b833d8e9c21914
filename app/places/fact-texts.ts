import { m } from "#app/paraglide/messages.js";
import { formatShortDay, nameWeekday } from "#app/ui/format-dates.ts";
import { writeMinutes } from "#app/ui/format-length.ts";
import { listAll, listEither } from "#app/ui/format-lists.ts";
import { formatRupees } from "#app/ui/format-money.ts";
import type { LegMode, TimeOfDay } from "#contract/content/facts.ts";
import type { BaseFacts, SightFacts } from "#server/content/places/place-facts.ts";
import type { OpenState } from "./hours.ts";
import { writeTime } from "./hours.ts";

/** "₹3,000 to ₹6,500". */
export const writeRange = ([low, high]: readonly [number, number]): string =>
  low === high
    ? formatRupees(low)
    : m.fact_from_to({ from: formatRupees(low), to: formatRupees(high) });

export function describeVisit({ from, usual }: SightFacts["visit"]): string {
  return from === usual
    ? writeMinutes(usual)
    : m.fact_from_to({ from: writeMinutes(from), to: writeMinutes(usual) });
}

const units = {
  person: () => "",
  vehicle: m.fact_per_vehicle,
  boat: m.fact_per_boat,
  group: m.fact_per_group,
} as const;

type Prices = Pick<
  NonNullable<SightFacts["fee"]>,
  "indian" | "saarc" | "foreign" | "child" | "childUnder"
>;
type FeeWhen = NonNullable<SightFacts["fee"]>["when"][number];

const priceIn = (unit: string) => (rupees: number) =>
  rupees === 0 ? m.fact_free() : `${formatRupees(rupees)}${unit}`;

/** One price, or the foreign and the Indian one, at length. */
export function describePrices({ indian, foreign }: Prices, unit = ""): string {
  const price = priceIn(unit);
  if (indian !== foreign) return m.fact_fee_two({ foreign: price(foreign), indian: price(indian) });
  return foreign === 0 ? m.fact_free_all() : price(foreign);
}

/** A Monday, and the six days after it. */
const atWeekday = (day: string) => `2024-01-0${day}`;
const atSeason = (day: string) => formatShortDay(`2024-${day}`);

/** The days on which another price holds: "Saturday and Sunday", "15 Mar to 30 Jun", "During Hornbill Festival". */
function describeWhen({ weekdays, season, festival }: FeeWhen): string {
  if (weekdays) return listAll([...weekdays].map((day) => nameWeekday(atWeekday(day))));
  if (season) return m.fact_when_season({ from: atSeason(season[0]), to: atSeason(season[1]) });
  return m.fact_when_festival({ name: festival?.name ?? "" });
}

/** What one pays: one price, or the Indian and the foreign one, at length and in one line; then children, SAARC, other days. */
export function describeFee(fee: SightFacts["fee"]): {
  main: string;
  brief: string;
  more: string[];
} {
  if (!fee) return { main: m.fact_fee_unknown(), brief: m.fact_fee_unknown(), more: [] };
  const unit = units[fee.per]();
  const price = priceIn(unit);
  const main = fee.isIndianAlone
    ? m.fact_fee_indian_alone({ price: price(fee.indian) })
    : describePrices(fee, unit);
  const brief =
    fee.indian === fee.foreign || fee.isIndianAlone
      ? main
      : m.fact_fee_brief({ foreign: price(fee.foreign), indian: price(fee.indian) });
  return {
    main,
    brief,
    more: [
      ...fee.when.map((when) =>
        m.fact_fee_when({ when: describeWhen(when), price: describePrices(when, unit) }),
      ),
      ...(fee.child !== null && fee.childUnder !== null
        ? [m.fact_fee_child({ age: fee.childUnder, price: price(fee.child) })]
        : []),
      ...(fee.saarc !== null ? [m.fact_fee_saarc({ price: price(fee.saarc) })] : []),
    ],
  };
}

/** Who pays what, visitors from abroad first: one line where everybody pays the same; then other days' prices. */
export function listFees(fee: SightFacts["fee"]): { who: string; price: string }[] {
  if (!fee) return [{ who: m.fact_fee_label(), price: m.fact_fee_unknown() }];
  const unit = units[fee.per]();
  const price = priceIn(unit);
  const others = fee.when.map((when) => ({
    who: describeWhen(when),
    price:
      when.indian === when.foreign
        ? price(when.foreign)
        : m.fact_fee_brief({ foreign: price(when.foreign), indian: price(when.indian) }),
  }));
  if (fee.isIndianAlone) return [{ who: m.fee_indian(), price: price(fee.indian) }, ...others];
  if (fee.indian === fee.foreign && fee.saarc === null && fee.child === null)
    return [{ who: m.fee_everyone(), price: price(fee.foreign) }, ...others];
  return [
    { who: m.fee_foreign(), price: price(fee.foreign) },
    { who: m.fee_indian(), price: price(fee.indian) },
    ...(fee.saarc !== null ? [{ who: m.fee_saarc(), price: price(fee.saarc) }] : []),
    ...(fee.child !== null && fee.childUnder !== null
      ? [{ who: m.fee_child({ age: fee.childUnder }), price: price(fee.child) }]
      : []),
    ...others,
  ];
}

const times: Record<TimeOfDay, () => string> = {
  sunrise: m.fact_at_sunrise,
  morning: m.fact_at_morning,
  midday: m.fact_at_midday,
  afternoon: m.fact_at_afternoon,
  sunset: m.fact_at_sunset,
  evening: m.fact_at_evening,
  night: m.fact_at_night,
};

export const describeBestHour = (best: SightFacts["best"]): string => {
  const text = listEither(best.map((time) => times[time]()));
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const accesses = {
  yes: m.fact_step_yes,
  partly: m.fact_step_partly,
  no: m.fact_step_no,
  unknown: m.fact_step_unknown,
} as const;
export const describeAccess = ({ access }: SightFacts["stepFree"]): string => accesses[access]();

export const modes: Record<LegMode, () => string> = {
  road: m.fact_by_road,
  train: m.fact_by_train,
  "toy-train": m.fact_by_toy_train,
  flight: m.fact_by_flight,
  ferry: m.fact_by_ferry,
  walk: m.fact_by_walk,
};

/** "Open now, until 5:30 pm", "Opens tomorrow at 9 am". */
export function describeState(state: OpenState): string {
  if (state.open) {
    if (state.until === null) return m.fact_open_now();
    if (state.lastEntry) return m.fact_open_last({ time: writeTime(state.until) });
    return m.fact_open_until({ time: writeTime(state.until) });
  }
  if (!state.next) return m.fact_closed_season();
  const time = writeTime(state.next.at);
  if (state.next.days === 0) return m.fact_opens_today({ time });
  if (state.next.days === 1) return m.fact_opens_tomorrow({ time });
  if (state.next.days < 7) return m.fact_opens_on({ day: state.next.weekday, time });
  return m.fact_closed_weeks({ days: state.next.days });
}

const atms = { many: m.fact_atms_many, few: m.fact_atms_few, none: m.fact_atms_none } as const;
const signals = {
  good: m.fact_signal_good,
  patchy: m.fact_signal_patchy,
  none: m.fact_signal_none,
} as const;
const hospitals = {
  major: m.fact_hospital_major,
  general: m.fact_hospital_general,
  basic: m.fact_hospital_basic,
} as const;

const withNote = (text: string, note: string | null) => (note ? `${text} ${note}` : text);

export const describeCash = ({ cash }: BaseFacts): string => withNote(atms[cash.atms](), cash.note);
export const describeSignal = ({ signal }: BaseFacts): string =>
  withNote(signals[signal.mobile](), signal.note);
export function describeHospital({ hospital: { level, km, note } }: BaseFacts): string {
  const text = hospitals[level]();
  return withNote(km > 0 ? m.fact_hospital_away({ text, km }) : text + m.sentence_end(), note);
}
