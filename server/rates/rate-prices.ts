import { sellingPrice } from "#contract/quote/line-sum.ts";
import { formatPaisa, scale } from "#contract/quote/money-arithmetic.ts";
import type { Rate, RateInput, SeasonCopy } from "#contract/quote/rate-book.ts";
import { noTerms, type RateTerms, RateTerms as Terms } from "#contract/quote/rate-terms.ts";
import { costRate } from "#contract/quote/supplier-gst.ts";
import type { Db } from "#server/db/database.ts";
import { sellingPrices } from "#server/quotes/costs.ts";
import * as store from "./rate-store.ts";

/** The prices of a rate: as they are kept, told, shown and risen. */

/** What a rate was, for whoever asks later why a quote cost what it did; the log is the owners'. */
export const tellRate = ({
  name,
  per,
  price,
  margin,
}: Pick<RateInput, "name" | "per" | "price" | "margin">) => ({
  rate: name,
  price: formatPaisa(price),
  per,
  ...(margin !== null && { margin: `${margin / 100} %` }),
});

/** As it may be written today; what is of a later release counts as nothing. */
export const readTerms = (kept: unknown): RateTerms => {
  const read = Terms.safeParse(kept);
  return read.success ? read.data : noTerms;
};

/** Every amount of the terms, as `change` makes it. */
const mapTerms = (terms: RateTerms, change: (paisa: number) => number): RateTerms => {
  const put = (paisa: number | null) => (paisa === null ? null : change(paisa));
  const { weekendPrice, extraKm, driverPerDay, night } = terms;
  return {
    ...terms,
    ...{ weekendPrice: put(weekendPrice), extraKm: put(extraKm) },
    ...{ driverPerDay: put(driverPerDay), night: put(night) },
  };
};

/** A rate with its supplier's GST in its prices: what it costs. */
export const costRow = (row: store.RateRow): store.RateRow & { terms: RateTerms } =>
  costRate({ ...row, terms: readTerms(row.terms) });

/** What rates cost, by id: with it their suppliers' taxes. */
export const readRateCosts = async (db: Db, ids: string[]) =>
  new Map([...(await store.readRatePrices(db, ids))].map(([id, row]) => [id, costRow(row)]));

export const sellTerms = (terms: RateTerms, margin: number | null) =>
  mapTerms(terms, (paisa) => sellingPrice(paisa, margin));

/** A rate's prices risen by hundredths of a percent, rounded up to whole `round` paisa. */
export function raise(row: store.RateRow, { rise, round }: Pick<SeasonCopy, "rise" | "round">) {
  const up = (paisa: number) => Math.ceil(scale(paisa, 10_000 + rise, 10_000) / round) * round;
  const put = (paisa: number | null) => (paisa === null ? null : up(paisa));
  return {
    price: up(row.price),
    childPrice: put(row.childPrice),
    extraBedPrice: put(row.extraBedPrice),
    childPrices: row.childPrices.map((one) => ({
      ...one,
      price: up(one.price),
      bedPrice: put(one.bedPrice),
    })),
    // What a kilometre costs is no price to be rounded to tens.
    terms: {
      ...mapTerms(readTerms(row.terms), up),
      extraKm:
        readTerms(row.terms).extraKm === null
          ? null
          : scale(readTerms(row.terms).extraKm ?? 0, 10_000 + rise, 10_000),
    },
  };
}

/** A rate as it is shown: who is no owner sees what is asked. */
export const presentRate =
  (isOwner: boolean) =>
  (row: store.RateRow): Rate => {
    const hidden = !isOwner && row.margin !== null;
    const costed = costRow(row);
    const prices = hidden ? sellingPrices(costed) : row;
    const terms = hidden ? costed.terms : readTerms(row.terms);
    const { price, childPrice, childPrices, extraBedPrice, margin } = prices;
    return {
      id: row.id,
      name: row.name,
      per: row.per,
      from: row.fromDay,
      to: row.toDay,
      price,
      childPrice,
      childPrices,
      extraBedPrice,
      margin,
      costs: hidden ? "kept" : "open",
      tax: row.tax,
      terms: hidden ? sellTerms(terms, row.margin) : terms,
    };
  };
