import type { Problem } from "#planner/core/problem.ts";

/** The plan that a person makes on the spot: on to the nearest place that can still be visited. */
export function solveByNearest(problem: Problem): number[][] {
  const { nodes, days, travel, stay, open, close, startNode, endNode, startTime, endTime } =
    problem;
  const left = new Set(problem.places);
  return Array.from({ length: days }, (_, day) => {
    const stops: number[] = [];
    let at = startNode[day] as number;
    let time = (startTime[day] as number) + (stay[at] as number);
    for (;;) {
      let chosen = -1;
      let departs = 0;
      for (const place of left) {
        const entry = day * nodes + place;
        const begin = Math.max(
          time + (travel[at * nodes + place] as number),
          open[entry] as number,
        );
        const done = begin + (stay[place] as number);
        const home = travel[place * nodes + (endNode[day] as number)] as number;
        const fits = begin <= (close[entry] as number) && done + home <= (endTime[day] as number);
        const nearer =
          chosen < 0 ||
          (travel[at * nodes + place] as number) < (travel[at * nodes + chosen] as number);
        if (!fits || !nearer) continue;
        chosen = place;
        departs = done;
      }
      if (chosen < 0) return stops;
      left.delete(chosen);
      stops.push(chosen);
      at = chosen;
      time = departs;
    }
  });
}
