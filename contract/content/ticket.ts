import { z } from "zod";
import { AsOf, entry, FactId, Note } from "./facts.ts";
import { prices } from "./fee.ts";

/** A ticket that opens several sights, or one and what is no sight of ours: `content/tickets.json`. */
export const Ticket = entry({
  id: FactId,
  name: z.string().min(4).max(80),
  /**
   * `only`: at each of its sights this ticket is what one buys, for the fee that stands at each, and who has it
   * pays nothing at the next. `instead`: one ticket in the place of single ones, for who sees enough of them.
   */
  kind: z.enum(["only", "instead"]),
  /** Ids of sights, in the order in which they are told; a single one where the rest stands in `also`. */
  opens: z.array(FactId).min(1).max(40),
  /** What else it opens that is no sight of ours: "the museum at Kamalapur". */
  also: z.string().min(4).max(120).optional(),
  /** Days on which it is good, the first one counted: 1 = on the day on which it is bought. */
  days: z.int().min(1).max(60),
  /** Rupees a head of a ticket that is bought `instead`. */
  price: z.strictObject({ ...prices, asOf: AsOf }).optional(),
  note: Note.optional(),
})
  .refine(
    ({ kind, price }) => (kind === "instead") === (price !== undefined),
    "a ticket bought instead of single ones has a price; what is the only one costs what its sights say",
  )
  .refine(
    ({ opens, also }) => opens.length > 1 || also !== undefined,
    "a ticket of one sight says what it opens besides",
  );
export type Ticket = z.infer<typeof Ticket>;
