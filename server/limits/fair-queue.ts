import { AppError } from "#server/errors/app-error.ts";
import { type NetworkLadder, networkLadder } from "./network.ts";

/** Whose a turn is: a household and the wider network around it; an account stands for both. */
export type QueueOwner = Pick<NetworkLadder, "household" | "wide">;

/** The owner of a turn that is asked for from an address. */
export const queueOwner = (address: string): QueueOwner => networkLadder(address);

/** The owner of a turn who is known by an id: an account, what somebody sends. */
export const queueOwnerOf = (id: string): QueueOwner => ({ household: id, wide: id });

const nobody: QueueOwner = { household: "", wide: "" };

type Waiting = { begin(): void; refuse(): void };
type Households = Map<string, Waiting[]>;

const sizeOf = (households: Households | undefined) =>
  [...(households?.values() ?? [])].reduce((sum, line) => sum + line.length, 0);

function findFullest<T>(groups: Map<string, T>, size: (group: T) => number): [string, T] | null {
  let fullest: [string, T] | null = null;
  for (const entry of groups) if (!fullest || size(entry[1]) > size(fullest[1])) fullest = entry;
  return fullest;
}

/**
 * Those who wait, served in rounds: one of each wider network, and within it one of each household. When all
 * places are taken a newcomer takes the last one of whoever holds more than they do.
 */
function createLine(most: number) {
  const networks = new Map<string, Households>();
  let count = 0;

  function remove(wide: string, household: string, end: "shift" | "pop"): Waiting | undefined {
    const households = networks.get(wide);
    const line = households?.get(household);
    const found = line?.[end]();
    if (!households || !line || !found) return undefined;
    count -= 1;
    if (line.length === 0) households.delete(household);
    if (households.size === 0) networks.delete(wide);
    return found;
  }

  /** @returns whether a place is free for this one now */
  function makeRoom({ wide, household }: QueueOwner): boolean {
    const own = networks.get(wide);
    const fullest = findFullest(networks, sizeOf);
    if (!fullest) return false;
    const isOthers = sizeOf(fullest[1]) > sizeOf(own) + 1;
    const [from, households] = isOthers || !own ? fullest : [wide, own];
    const last = findFullest(households, (line) => line.length);
    const held = own?.get(household)?.length ?? 0;
    if (!last || !(isOthers || (from === wide && last[1].length > held + 1))) return false;
    remove(from, last[0], "pop")?.refuse();
    return true;
  }

  return {
    /** @returns false where there is no place, and nobody holds more than this owner */
    join(owner: QueueOwner, waiting: Waiting): boolean {
      if (count >= most && !makeRoom(owner)) return false;
      const { wide, household } = owner;
      const households = networks.get(wide) ?? new Map<string, Waiting[]>();
      networks.set(wide, households);
      households.set(household, [...(households.get(household) ?? []), waiting]);
      count += 1;
      return true;
    },
    next(): Waiting | undefined {
      const [wide, households] = networks.entries().next().value ?? [];
      if (wide === undefined || !households) return undefined;
      const [household, line] = households.entries().next().value ?? [];
      if (household === undefined || !line) return undefined;
      const found = remove(wide, household, "shift");
      // Whoever has had a turn stands at the end of the next round.
      if (line.length > 0) households.delete(household) && households.set(household, line);
      if (households.size > 0) networks.delete(wide) && networks.set(wide, households);
      return found;
    },
  };
}

/** Says that too many wait, and after how many seconds to come again. */
export const sendAway = (message: string, seconds: number) => () =>
  new AppError("too_many_requests", message, { headers: { "retry-after": String(seconds) } });

/** Work that takes turns: `atOnce` are at it, `waiting` may wait, the next is told to come again. */
export function createFairQueue({
  atOnce,
  waiting: mostWaiting,
  refuse,
}: {
  atOnce: number;
  waiting: number;
  /** Said to whoever finds too many waiting. */
  refuse: () => Error;
}) {
  let busy = 0;
  const line = createLine(mostWaiting);
  return {
    /**
     * @param owner whose share it is, with everybody else who is not told apart
     * @throws what `refuse` makes, and whatever the work throws
     */
    async take<T>(work: () => Promise<T>, owner: QueueOwner = nobody): Promise<T> {
      if (busy < atOnce) busy += 1;
      else
        await new Promise<void>((begin, reject) => {
          if (!line.join(owner, { begin, refuse: () => reject(refuse()) })) reject(refuse());
        });
      try {
        return await work();
      } finally {
        // A place is handed over, never free in between; through the event loop, so that what it does goes first.
        const next = line.next();
        if (next) setImmediate(next.begin);
        else busy -= 1;
      }
    },
  };
}
