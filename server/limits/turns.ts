import { AppError } from "#server/errors/app-error.ts";

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
  refusal,
  seconds,
}: {
  atOnce: number;
  waiting: number;
  /** Said to whoever finds too many waiting, and when to come again. */
  refusal: string;
  seconds: number;
}) {
  let busy = 0;
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
        else busy -= 1;
      }
    },
  };
}
