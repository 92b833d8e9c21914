import { AppError } from "#server/errors/app-error.ts";
import { type NetworkLadder, networkLadder } from "./network.ts";

/** Whose a turn is: a household and the wider network around it; an account stands for both. */
export type TurnOwner = Pick<NetworkLadder, "household" | "wide">;

/** The owner of a turn that is asked for from an address. */
export const turnOwner = (address: string): TurnOwner => networkLadder(address);

/** The owner of a turn who is known by an id: an account, what somebody sends. */
export const turnOf = (id: string): TurnOwner => ({ household: id, wide: id });

const nobody: TurnOwner = { household: "", wide: "" };

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
  function makeRoom({ wide, household }: TurnOwner): boolean {
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
    join(owner: TurnOwner, waiting: Waiting): boolean {
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

type Waiting = { go(): void; refuse(): void };

/** Those who wait, by whose they are: each owner's eldest in turn, so that many of one keep no other waiting. */
function createQueue() {
  const owners = new Map<string, Waiting[]>();
  let size = 0;
  return {
    size: () => size,
    countOf: (owner: string) => owners.get(owner)?.length ?? 0,
    push(owner: string, one: Waiting) {
      const own = owners.get(owner);
      if (own) own.push(one);
      else owners.set(owner, [one]);
      size += 1;
    },
    /** Of the owner whose turn it is, who goes behind all others then. */
    shift(): Waiting | undefined {
      const [turn] = owners;
      if (!turn) return undefined;
      const [owner, own] = turn;
      const one = own.shift();
      owners.delete(owner);
      if (own.length > 0) owners.set(owner, own);
      size -= 1;
      return one;
    },
    /** The newest of the owner who has most waiting, if that is more than `than`. */
    dropOfLargest(than: number): Waiting | undefined {
      let largest: [string, Waiting[]] | undefined;
      for (const entry of owners)
        if (entry[1].length > (largest?.[1].length ?? than)) largest = entry;
      if (!largest) return undefined;
      const [owner, own] = largest;
      const one = own.pop();
      if (own.length === 0) owners.delete(owner);
      size -= 1;
      return one;
    },
  };
}

/**
 * Work that takes turns: `atOnce` are at it, `waiting` may wait, the next is told to come again. Where owners
 * are named they take turns with each other, and who has many waiting gives a place to who has few.
 */
export function createTurns({
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
<<<<<<< HEAD
  const queue = createQueue();
  const refused = () =>
    new AppError("too_many_requests", refusal, { headers: { "retry-after": String(seconds) } });

  function wait(owner: string): Promise<void> {
    if (queue.size() >= mostWaiting) {
      const dropped = queue.dropOfLargest(queue.countOf(owner) + 1);
      if (!dropped) throw refused();
      dropped.refuse();
    }
    return new Promise<void>((resolve, reject) =>
      queue.push(owner, { go: resolve, refuse: () => reject(refused()) }),
    );
  }

  return {
    /**
     * `owner`: whose work it is, a network as `visitorKey` has it.
     * @throws AppError too_many_requests, with Retry-After, and whatever the work throws
     */
    async take<T>(work: () => Promise<T>, owner = ""): Promise<T> {
      if (busy < atOnce) busy += 1;
      else await wait(owner);
      try {
        return await work();
      } finally {
        // A place is handed over, never free in between.
        const next = queue.shift();
        if (next) next.go();
=======
  const line = createLine(mostWaiting);
  return {
    /**
     * @param owner whose share it is, with everybody else who is not told apart
     * @throws what `refuse` makes, and whatever the work throws
     */
    async take<T>(work: () => Promise<T>, owner: TurnOwner = nobody): Promise<T> {
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
>>>>>>> w/e
        else busy -= 1;
      }
    },
  };
}
