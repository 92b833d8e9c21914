const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** Whole rupees, their digits grouped as India does: "₹1,10,000". */
export const formatRupees = (sum: number): string => rupees.format(sum);
