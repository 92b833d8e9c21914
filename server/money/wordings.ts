/** What the law of GST wants said on a paper. */
export const wordings = {
  /** Of a tour at 5 % (entry 23(i) of Notification 11/2017-CT(R)). */
  gross:
    "The amount charged is the gross amount for the tour and is inclusive of charges of accommodation and transportation required for the tour.",
  /** Rule 46(p), and of receipts for advances rule 50(i). */
  noReverseCharge: "Tax payable on reverse charge: No",
  /** Entry 54A of Notification 12/2017-CT(R). */
  abroad: (sum: string) =>
    `Exempt, entry 54A of Notification 12/2017-Central Tax (Rate): ${sum}, for the part of the tour outside India of a foreign tourist`,
  sez: "Supply to a SEZ unit or SEZ developer for authorised operations on payment of integrated tax",
} as const;
