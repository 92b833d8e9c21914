import { m } from "#app/paraglide/messages.js";
import type { TakePart } from "#contract/content/content-parts.ts";
import type { Reading } from "#server/content/places/standing.ts";
import { NumberedList } from "./blocks.tsx";
import { writeRange } from "./fact-texts.ts";
import { Facts } from "./facts.tsx";
import { Halves, Stack } from "./page-layout.tsx";
import { ReadOrNot } from "./provenance.tsx";
import { Section } from "./section.tsx";
import { StandingMark } from "./standing-mark.tsx";

/** "₹400 to ₹700 a head", "Free to ₹1,500 a head", "Free". */
function writePrice({ range, per }: TakePart["price"]): string {
  const [low, high] = range;
  if (high === 0) return m.part_free();
  const sum = low === 0 ? m.part_from_free({ high: writeRange([high, high]) }) : writeRange(range);
  return per === "person" ? m.part_a_head({ sum }) : m.part_for_all({ sum });
}

type Told = Pick<TakePart, "steps" | "price"> & { reading: Reading };

/** How one takes part in an experience or a festival, step by step, and what it costs. */
export function TakePartSection({ takePart }: { takePart: Told }) {
  const { steps, price, reading } = takePart;
  return (
    <Section tone="surface" id="take-part">
      <Halves wide="start">
        <Stack>
          <h2 className="h1">{m.part_title()}</h2>
          <NumberedList items={steps.map((note) => ({ note }))} />
        </Stack>
        <Stack>
          <Facts
            facts={[
              {
                label: m.part_price(),
                value: (
                  <>
                    {writePrice(price)} <StandingMark reading={reading} />
                  </>
                ),
              },
              { label: m.part_covers(), value: price.covers },
            ]}
          />
          <p className="small muted">
            {m.fact_fee_as_of({ year: price.asOf.slice(0, 4) })}{" "}
            <ReadOrNot part={m.fact_part_take_part()} reading={reading} />
          </p>
        </Stack>
      </Halves>
    </Section>
  );
}
