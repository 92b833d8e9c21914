import { Wish } from "#contract/trip/wish.ts";
import { Random } from "#planner/core/random.ts";
import { panelToday } from "#planner/panel/panel.ts";
import { countRhythm } from "#planner/panel/rhythm.ts";
import { planTrip } from "#planner/trip/plan-trip.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import type { Finding, Row } from "../report.ts";

const wishes = 40;
const seconds = 1;
const airports = [
  "DEL",
  "BOM",
  "BLR",
  "MAA",
  "CCU",
  "COK",
  "JAI",
  "GOI",
  "SXR",
  "GAU",
  "ATQ",
  "BBI",
];

const clock = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Who lands at a known airport for a week or two, in any month, and says little else. */
function makeOrdinary(random: Random, index: number): Wish {
  const pick = <Item>(items: readonly Item[]) => items[random.below(items.length)] as Item;
  return Wish.parse({
    when: {
      from: `2027-${String(1 + (index % 12)).padStart(2, "0")}-08`,
      days: 4 + random.below(11),
    },
    start: `airport:${airports[index % airports.length]}`,
    pace: pick(["easy", "usual", "usual", "full"]),
    style: pick(["simple", "comfortable", "fine"]),
    party: pick([{ adults: 2 }, { adults: 2, children: [8] }, { adults: 4, elders: 2 }]),
  });
}

/** How restless ordinary trips are: days, stays and roads that no desk would send out, counted. */
export const rhythm: Row = {
  name: "rhythm",
  needsNoBuild: true,
  measure: async () => {
    const plannable = getPlannable();
    const random = new Random(1);
    const trips = Array.from({ length: wishes }, (_, index) =>
      planTrip(plannable, makeOrdinary(random, index), { today: panelToday, seconds, clock }),
    );
    const found = countRhythm(plannable, trips);
    const note = `${wishes} ordinary wishes, a second of processor time each, seed 1`;
    const row = (name: keyof typeof found, of: keyof typeof found): Finding => ({
      what: name,
      target: "",
      measured: `${found[name]} of ${found[of]}`,
      spread: of,
      note,
    });
    return [
      row("days without a visit", "days"),
      row("days over ten hours on the way", "days"),
      row("stays of one night", "stays"),
      row("landing days over nine hours", "landings"),
      row("hill roads after dark", "days"),
    ];
  },
};
