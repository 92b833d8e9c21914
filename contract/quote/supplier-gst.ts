import { halfTax } from "./gst.ts";
import type { Rate } from "./rate-book.ts";
import { dearRoom } from "./tax-rules.ts";

/**
 * The GST that a supplier adds to their price. An office that bills tours at 5 % takes no credit for it
 * (Notification 11/2017-CT(R), 23(i)): it is a cost, like the price itself.
 */
type Prices = Pick<
  Rate,
  "per" | "price" | "childPrice" | "childPrices" | "extraBedPrice" | "margin" | "terms"
>;

/** Of how many a room is, where its price is a person's. */
const sleepers = { "": 2, single: 1, double: 2, triple: 3 } as const;

/** In hundredths of a percent: a room's by what it costs a day, a car's or guide's as it was said. */
export function supplierGst({
  per,
  price,
  terms,
}: Pick<Prices, "per" | "price" | "terms">): number {
  if (terms.gst === "stay") {
    const room = per === "person" ? price * sleepers[terms.sharing] : price;
    return room > dearRoom ? 1800 : 500;
  }
  return { "": 0, "5": 500, "18": 1800 }[terms.gst];
}

/** What a price costs with such a tax upon it: 7,000 at 5 % is 7,350. */
export const withGst = (paisa: number, rate: number): number => paisa + 2 * halfTax(paisa, rate);

/** A rate with the supplier's GST in all of its prices. As it is where the tax is in it, or where it says what is asked. */
export function costRate<Of extends Prices>(rate: Of): Of {
  const gst = supplierGst(rate);
  if (gst === 0 || rate.margin === null) return rate;
  const add = (paisa: number) => withGst(paisa, gst);
  const put = (paisa: number | null) => (paisa === null ? null : add(paisa));
  const { price, childPrice, childPrices, extraBedPrice, terms } = rate;
  const { weekendPrice, extraKm, driverPerDay, night } = terms;
  return {
    ...rate,
    price: add(price),
    childPrice: put(childPrice),
    childPrices: childPrices.map((one) => ({
      ...one,
      price: add(one.price),
      bedPrice: put(one.bedPrice),
    })),
    extraBedPrice: put(extraBedPrice),
    terms: {
      ...terms,
      gst: "",
      ...{ weekendPrice: put(weekendPrice), extraKm: put(extraKm) },
      ...{ driverPerDay: put(driverPerDay), night: put(night) },
    },
  };
}
