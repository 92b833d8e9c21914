import { Wish } from "#contract/trip/wish.ts";
import {
  firstPanel,
  fourthPanel,
  panelToday,
  secondPanel,
  thirdPanel,
} from "#planner/panel/panel.ts";
import type { PanelCase } from "#planner/panel/panel-case.ts";
import { runPanel } from "#planner/panel/run-panel.ts";
import { planTrip } from "#planner/trip/plan-trip.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import type { Finding, Row } from "../report.ts";

/** A visitor waits a second; other load of the machine does not count. */
const seconds = 1;

const clock = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function measurePart(what: string, target: string, cases: readonly PanelCase[]): Finding {
  const plannable = getPlannable();
  const verdicts = runPanel(cases, plannable, (wish) =>
    planTrip(plannable, Wish.parse(wish), { today: panelToday, seconds, clock }),
  );
  for (const { id, nights, broken } of verdicts) {
    console.log(`${broken.length === 0 ? "kept  " : "broken"} ${id}: ${nights}`);
    for (const text of broken) console.log(`         - ${text}`);
  }
  const kept = verdicts.filter(({ broken }) => broken.length === 0).length;
  const demands = cases.reduce((sum, one) => sum + one.demands.length, 0);
  const broken = verdicts.reduce((sum, one) => sum + one.broken.length, 0);
  return {
    what,
    target,
    measured: `${kept} of ${cases.length}`,
    spread: `${broken} of ${demands} demands broken`,
    met: kept >= cases.length * 0.9 && verdicts.every((one) => one.broken.length <= 1),
    note: "a second of processor time each, seed 1",
  };
}

/** Wishes of real kinds of people, with what a desk in India demands of any answer. */
export const panel: Row = {
  name: "panel",
  needsNoBuild: true,
  measure: async () => [
    measurePart("plans of the panel with no demand broken, first part", "27 of 30", firstPanel),
    measurePart("the same, second part, written unseen", "27 of 30", secondPanel),
    measurePart("the same, third part, written unseen", "27 of 30", thirdPanel),
    measurePart("the same, fourth part, written unseen", "18 of 20", fourthPanel),
  ],
};
