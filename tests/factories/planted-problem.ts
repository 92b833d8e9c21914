import type { PlaceInput, ProblemInput } from "#planner/core/problem-input.ts";

/** Node of a square grid whose neighbours lie one step apart. */
interface Cell {
  readonly x: number;
  readonly y: number;
}

const step = 10;

/** A small generator (Park and Miller's), so that an instance is named by its number. */
export function createChance(seed: number): (limit: number) => number {
  let state = (seed % 2_147_483_646) + 1;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/**
 * A problem whose best worth is known: no two nodes lie nearer than one step, and every prize is at
 * most the visit plus one step, so a day of `t` is worth at most `t - step`. Walks from step to step
 * that fill their days exactly are worth just that; decoys lie around them, worth less for the time.
 */
export function createPlantedProblem(seed: number, size: number, dayCount: number) {
  const below = createChance(seed);
  const cells: Cell[] = Array.from({ length: size * size }, (_, k) => ({
    x: k % size,
    y: Math.floor(k / size),
  }));
  const free = new Set(cells.keys());
  const take = (): number => {
    const all = [...free];
    const cell = all[below(all.length)] as number;
    free.delete(cell);
    return cell;
  };
  const places: PlaceInput[] = [];
  const days: ProblemInput["days"][number][] = [];
  const plan: number[][] = [];
  for (let day = 0; day < dayCount; day++) {
    const startNode = take();
    const walk: number[] = [];
    let at = startNode;
    let time = 100;
    let endNode = startNode;
    for (const length = 4 + below(9); walk.length <= length; ) {
      const onward = [...free].filter(
        (cell) => distance(cells[at] as Cell, cells[cell] as Cell) === step,
      );
      if (onward.length === 0) break;
      at = onward[below(onward.length)] as number;
      free.delete(at);
      walk.push(at);
    }
    // The last cell of the walk is where the day ends.
    endNode = walk.pop() ?? startNode;
    for (const node of walk) {
      const stay = 5 + below(30);
      time += step;
      const windows = Array.from({ length: dayCount }, () => [
        [Math.max(0, time - below(60)), time + below(60)] as const,
      ]);
      places.push({ node, stay, prize: stay + step, windows });
      time += stay;
    }
    const endTime = endNode === startNode && walk.length === 0 ? time : time + step;
    days.push({ startNode, endNode, startTime: 100, endTime });
    plan.push(walk);
  }
  const best = places.reduce((sum, { prize }) => sum + (prize as number), 0);
  for (const node of free) {
    const stay = 5 + below(30);
    places.push({ node, stay, prize: Math.max(1, stay + step - 1 - below(10)) });
  }
  const asked: ProblemInput = {
    nodes: cells.length,
    travel: cells.flatMap((a) => cells.map((b) => distance(a, b))),
    places,
    days,
  };
  return { asked, plan, best };
}

function distance(a: Cell, b: Cell): number {
  return step * (Math.abs(a.x - b.x) + Math.abs(a.y - b.y));
}
