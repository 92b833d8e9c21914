import { locale } from "./language.ts";

const rupees = new Intl.NumberFormat(locale, {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** Whole rupees, their digits grouped as India does: "₹1,10,000". */
export const formatRupees = (sum: number): string => rupees.format(sum);
